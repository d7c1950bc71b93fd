/** Who did what, as a sentence, for every kind of act. */
import type { HistoryEntry } from '@formwork/api-contract'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { useSpanWords } from '../../../../shared/tickets/use-span-words'
import { standingIn } from '../../progress-people'
import { isStart, returnsFrom } from '../../ticket-progress'
import { useNameOf } from '../../use-name-of'
import { useAssignedWords } from './use-assigned-words'

export function useActWords(process: Pick<ProcessDefinition, 'nodes' | 'edges'>): (entry: HistoryEntry) => string {
  const { t } = useLingui()
  const nameOf = useNameOf()
  const assignedWords = useAssignedWords(process)
  const spanOf = useSpanWords()
  return (entry) => {
    const who = entry.actor === null ? t`System` : nameOf(standingIn(entry.actor, entry))
    const node = isStart(process, entry.nodeId) ? t`Requester’s changes` : entry.nodeName
    const people = entry.assignees.map((person) => person.name).join(t`, `)
    const before = entry.replaced.map((person) => person.name).join(t`, `)
    const target = entry.targetNodeName ?? ''
    const outcome = entry.outcome ?? ''
    const schedule = entry.schedule ?? ''
    const inbound = entry.inbound ?? ''
    switch (entry.kind) {
      case 'started':
        if (inbound !== '') return t`The inbound webhook “${inbound}” submitted the ticket in the name of ${who}`
        return schedule === '' ? t`${who} submitted the ticket` : t`The schedule “${schedule}” submitted the ticket in the name of ${who}`
      case 'resubmitted':
        return t`${who} submitted the ticket again`
      case 'approved':
        return t`${who} agreed at “${node}”`
      case 'completed':
        return t`${who} has done “${node}”`
      case 'chosen':
        return t`${who} chose “${outcome}” at “${node}”`
      case 'refused':
        if (entry.toRequester === true) return t`${who} returned the ticket at “${node}” to the requester for changes`
        if (target !== '') return t`${who} returned the ticket at “${node}” to “${target}”`
        return returnsFrom(process, entry.nodeId) ? t`${who} returned the ticket at “${node}”` : t`${who} refused at “${node}”`
      case 'returned':
        if (entry.toRequester === true) return t`${who} returned the ticket at “${node}” to the requester for changes`
        return target === '' ? t`${who} returned the ticket at “${node}”` : t`${who} returned the ticket at “${node}” to “${target}”`
      case 'withdrawn':
        return t`${who} withdrew the ticket`
      case 'takenBack':
        return t`${who} took back what was done at “${node}”`
      case 'claimed':
        return t`${who} claimed “${node}”`
      case 'released':
        return t`${who} released “${node}”`
      case 'assigned':
        return assignedWords(entry)
      case 'reassigned':
        if (entry.actor !== null) return t`${who} reassigned “${node}” from ${before} to ${people}`
        if (entry.reason === 'overdue') return t`The time for “${node}” was up: it went from ${before} to ${people}`
        return entry.fallback
          ? t`${before} cannot act any more: “${node}” went to administrators, ${people}`
          : t`${before} cannot act any more: “${node}” went to ${people}`
      case 'transferred':
        return t`${who} transferred “${node}” to ${people}`
      case 'delegated':
        return t`${who} delegated “${node}” to ${people}`
      case 'handedBack':
        return t`${who} handed “${node}” back to ${people}`
      case 'signersAdded':
        return entry.sign === 'before'
          ? t`${who} asked ${people} to sign at “${node}” first`
          : t`${who} asked ${people} to sign at “${node}” as well`
      case 'signerRemoved':
        return t`${who} removed ${before} from the signers of “${node}”`
      case 'copied':
        return t`${who} sent a copy to ${people}`
      case 'urged':
        return t`${who} asked for an answer soon`
      case 'overdue': {
        const span = spanOf((entry.late ?? 0) * 1000)
        if (entry.late !== undefined) return t`“${node}” was ${span} past its time limit, ${people} had not answered`
        return t`The time for “${node}” is up, ${people} had not answered`
      }
      case 'priorityRaised': {
        const priority = entry.priority === 3 ? t`Very urgent` : t`Urgent`
        if (node === '') return t`The priority of the ticket went up to “${priority}”, because it was late`
        return t`The priority of the ticket went up to “${priority}”, because “${node}” was late`
      }
      case 'ticketOverdue': {
        const span = spanOf((entry.late ?? 0) * 1000)
        return entry.late === undefined ? t`The time for the whole ticket is up` : t`The ticket was ${span} past its time limit`
      }
      case 'skipped':
        return t`“${node}” was skipped`
      case 'jumped':
        if (entry.toRequester === true) return t`${who} returned the ticket to the requester for changes as its administrator`
        return t`${who} moved the ticket to “${target}” as its administrator`
      case 'versionChanged': {
        const from = entry.versions?.from ?? ''
        const to = entry.versions?.to ?? ''
        return t`${who} moved the ticket from version ${from} of its process to version ${to} as its administrator`
      }
      case 'suspended':
        return t`${who} suspended the ticket`
      case 'resumed':
        return t`${who} resumed the ticket`
      case 'reopened':
        if (entry.toRequester === true) return t`${who} reopened the ticket for the requester to change it`
        return target === '' ? t`${who} reopened the ticket` : t`${who} reopened the ticket at “${target}”`
      case 'terminated':
        return t`${who} ended the ticket as its administrator`
      case 'finished':
        return outcome === '' ? t`The ticket is finished` : t`The ticket is finished: ${outcome}`
      case 'jobScheduled':
        return t`“${node}” has begun`
      case 'jobDone':
        return t`“${node}” is done`
      case 'jobFailed':
        return t`“${node}” failed and waits for an administrator`
      case 'jobRetried':
        return t`${who} began “${node}” again`
      case 'jobSkipped':
        return t`${who} skipped “${node}”, which had failed`
    }
  }
}

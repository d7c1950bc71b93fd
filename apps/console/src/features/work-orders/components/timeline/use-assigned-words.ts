/** Who got a step, and which of them have to answer. In the past: the line stays when they have answered. */
import type { HistoryEntry } from '@formwork/api-contract'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { standingIn } from '../../progress-people'
import { useNameOf } from '../../use-name-of'
import { neededCompletion } from '../../who-is-needed'

export function useAssignedWords(process: Pick<ProcessDefinition, 'nodes'>): (entry: HistoryEntry) => string {
  const { t } = useLingui()
  const nameOf = useNameOf()
  return (entry) => {
    const node = entry.nodeName
    const names = entry.assignees.map((person) => nameOf(standingIn(person, entry)))
    const people = names.join(t`, `)
    if (entry.toRequester === true)
      return entry.fallback
        ? t`The ticket went to administrators for changes, nobody else was found: ${people}`
        : t`The ticket went to ${people} for changes`
    if (entry.fallback) return t`“${node}” went to administrators, nobody else was found: ${people}`
    switch (neededCompletion(process, { nodeId: entry.nodeId, fallback: false, people: names.length })) {
      case 'inSequence': {
        const inTurn = names.join(' → ')
        return t`“${node}” went to one after the other: ${inTurn}`
      }
      case 'any':
        return t`“${node}” went to ${people}; one of them is enough`
      case 'all':
        return t`“${node}” went to ${people}; all of them are needed`
      case 'ratio':
      case 'weight':
      case null:
        return t`“${node}” went to ${people}`
    }
  }
}

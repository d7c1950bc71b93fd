/** Whom a step went to, and which of them have to answer: of those who sign one after the other it waits for one at a time. */
import type { HistoryEntry } from '@formwork/api-contract'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { whoIsNeeded } from '../../who-is-needed'

export function useAssignedWords(process: Pick<ProcessDefinition, 'nodes'>): (entry: HistoryEntry) => string {
  const { t } = useLingui()
  return (entry) => {
    const node = entry.nodeName
    const names = entry.assignees.map((person) => person.name)
    const people = names.join(t`, `)
    if (entry.fallback) return t`“${node}” went to administrators, nobody else was found: ${people}`
    switch (whoIsNeeded(process, { nodeId: entry.nodeId, fallback: false, people: names.length })) {
      case 'inSequence': {
        const inTurn = names.join(' → ')
        return t`“${node}” goes to one after the other: ${inTurn}`
      }
      case 'any':
        return t`“${node}” waits for one of ${people}`
      case 'all':
        return t`“${node}” waits for all of ${people}`
      case 'ratio':
      case 'weight':
      case null:
        return t`“${node}” waits for ${people}`
    }
  }
}

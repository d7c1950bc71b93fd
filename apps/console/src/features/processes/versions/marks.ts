/** Which nodes of the draft a comparison marks on the picture. */
import type { DefinitionChange } from '@formwork/workflow-core'

export type Mark = 'added' | 'changed'
export type Marks = ReadonlyMap<string, Mark>

export function marksOf(changes: readonly DefinitionChange[]): Marks {
  const marks = new Map<string, Mark>()
  for (const change of changes) {
    if (change.code === 'nodeAdded') marks.set(change.nodeId, 'added')
    else if (change.code === 'nodeChanged' && !marks.has(change.nodeId)) marks.set(change.nodeId, 'changed')
    else if ('source' in change && !marks.has(change.source)) marks.set(change.source, 'changed')
  }
  return marks
}

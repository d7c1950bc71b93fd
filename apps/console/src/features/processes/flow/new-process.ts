/** The definition of a new process: start, one approval step, end. */
import { type ProcessDefinition, withPersonRules } from '@formwork/workflow-core'
import { plainEdge } from './commands/edge'

export interface NewProcessNames {
  readonly start: string
  readonly approve: string
  readonly end: string
}

export function newProcess(newId: () => string, names: NewProcessNames): ProcessDefinition {
  const start = newId()
  const approve = newId()
  const end = newId()
  return withPersonRules({
    schema: 2,
    nodes: [
      { id: start, kind: 'start', name: names.start },
      { id: approve, kind: 'userTask', name: names.approve, assignees: [{ kind: 'departmentLeader' }], completion: 'any' },
      { id: end, kind: 'end', name: names.end },
    ],
    edges: [plainEdge(newId(), start, approve), plainEdge(newId(), approve, end)],
  })
}

/** The steps whose persons somebody chooses when they make a move. */
import { type AssigneeRule, isPersonNode, type ProcessDefinition } from '../definition'
import { nodesReachedFrom } from '../reachability'

/** Those that may come next after a step and ask whom the person before chooses. */
export function choosesAt(definition: ProcessDefinition, nodeId: string): { readonly chooses?: readonly string[] } {
  return named(nextSteps(definition, nodeId).filter((id) => hasRule(definition, id, 'chosenByPrevious')))
}

/** What the requester chooses when a ticket is started, with what comes first. */
export function choosesAtStart(definition: ProcessDefinition): readonly string[] {
  const start = definition.nodes.find(({ kind }) => kind === 'start')
  const first = start === undefined ? [] : (choosesAt(definition, start.id).chooses ?? [])
  const own = definition.nodes.map(({ id }) => id).filter((id) => hasRule(definition, id, 'chosenByRequester'))
  return [...new Set([...own, ...first])]
}

const named = (chooses: readonly string[]) => (chooses.length === 0 ? {} : { chooses })

function hasRule({ nodes }: ProcessDefinition, nodeId: string, kind: AssigneeRule['kind']): boolean {
  return nodes.some((node) => node.id === nodeId && 'assignees' in node && node.assignees.some((rule) => rule.kind === kind))
}

/** The steps that can be reached without passing another step of persons. */
function nextSteps(definition: ProcessDefinition, nodeId: string): string[] {
  const steps = new Set(definition.nodes.filter(isPersonNode).map(({ id }) => id))
  const next = definition.edges.filter(({ source }) => source === nodeId).map(({ target }) => target)
  const passing = { ...definition, edges: definition.edges.filter(({ source }) => !steps.has(source)) }
  return [...nodesReachedFrom(passing, next)].filter((id) => steps.has(id))
}

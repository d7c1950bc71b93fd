/** The steps whose persons are chosen with a move. */
import { type AssigneeRule, isPersonNode, type Pool, type ProcessDefinition } from '../definition'
import { nodesReachedFrom } from '../reachability'

/** A step with people to be chosen. */
export interface ChoosingStep {
  readonly nodeId: string
  /** Every ticket reaches the step, and it asks nobody else. */
  readonly isRequired: boolean
  /** Who may be chosen; null: anybody. */
  readonly pool: Pool | null
}

/** Steps that may follow a step and whose people the person before chooses. */
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

/** The same with what has to be known to offer the choice. */
export function choosingAtStart(definition: ProcessDefinition): ChoosingStep[] {
  return choosesAtStart(definition).map((nodeId) => ({
    nodeId,
    isRequired: asksOnlyChosen(definition, nodeId) && isPassedByAll(definition, nodeId),
    pool: poolOf(definition, nodeId),
  }))
}

/** Who may be chosen for a step, by all of its rules; null: anybody. */
export function poolOf(definition: ProcessDefinition, nodeId: string): Pool | null {
  const pools = rulesOf(definition, nodeId).flatMap((rule) => (isChoosing(rule) ? [rule.from] : []))
  const limited = pools.filter((pool) => pool !== undefined)
  if (limited.length < pools.length || limited.length === 0) return null
  return {
    userIds: limited.flatMap(({ userIds }) => userIds),
    roleIds: limited.flatMap(({ roleIds }) => roleIds),
    postIds: limited.flatMap(({ postIds }) => postIds),
    departmentIds: limited.flatMap(({ departmentIds }) => departmentIds),
  }
}

/** Whether people are chosen for it. */
export const asksForChoice = (definition: ProcessDefinition, nodeId: string): boolean => rulesOf(definition, nodeId).some(isChoosing)

const named = (chooses: readonly string[]) => (chooses.length === 0 ? {} : { chooses })

type ChoosingRule = Extract<AssigneeRule, { kind: 'chosenByRequester' | 'chosenByPrevious' }>
const isChoosing = (rule: AssigneeRule): rule is ChoosingRule => rule.kind === 'chosenByRequester' || rule.kind === 'chosenByPrevious'

function rulesOf({ nodes }: ProcessDefinition, nodeId: string): readonly AssigneeRule[] {
  return nodes.flatMap((node) => (node.id === nodeId && 'assignees' in node ? node.assignees : []))
}

function hasRule(definition: ProcessDefinition, nodeId: string, kind: AssigneeRule['kind']): boolean {
  return rulesOf(definition, nodeId).some((rule) => rule.kind === kind)
}

const asksOnlyChosen = (definition: ProcessDefinition, nodeId: string) => rulesOf(definition, nodeId).every(isChoosing)

/** Without the step no end is reached. */
function isPassedByAll({ nodes, edges, ...rest }: ProcessDefinition, nodeId: string): boolean {
  const others = { ...rest, nodes, edges: edges.filter(({ source, target }) => source !== nodeId && target !== nodeId) }
  const reached = nodesReachedFrom(
    others,
    nodes.filter(({ kind }) => kind === 'start').map(({ id }) => id),
  )
  return !nodes.some(({ id, kind }) => kind === 'end' && reached.has(id))
}

/** The steps that can be reached without passing another step of persons. */
function nextSteps(definition: ProcessDefinition, nodeId: string): string[] {
  const steps = new Set(definition.nodes.filter(isPersonNode).map(({ id }) => id))
  const next = definition.edges.filter(({ source }) => source === nodeId).map(({ target }) => target)
  const passing = { ...definition, edges: definition.edges.filter(({ source }) => !steps.has(source)) }
  return [...nodesReachedFrom(passing, next)].filter((id) => steps.has(id))
}

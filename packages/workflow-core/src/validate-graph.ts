/** Whether a definition may be published. Reports all findings at once, each naming its node or edge. */
import {
  type Comparison,
  comparisonsOf,
  type Condition,
  type ConditionOperator,
  type ConditionValue,
} from '@formwork/form-schema/conditions'
import { isPersonNode, type Pool, type ProcessDefinition, type ProcessEdge, type ProcessNode } from './definition'
import { finding, type ProcessFinding } from './findings'
import { checkFieldUse } from './validate/field-use'
import { checkForms, type FieldOrigin } from './validate/forms'
import { checkTitleFields } from './validate/title-fields'
import { checkPeopleBefore } from './validate/people-before'
import { checkTimeLimits } from './validate/time-limits'
import { forkStructure } from './flow/fork-structure'
import { inspectNode } from './nodes'
import { edgesFrom } from './nodes/node-behaviour'
import { nodesReaching, nodesReachedFrom, nodesOnAutomaticLoops } from './reachability'

export interface FormFieldInfo {
  readonly model: string
  readonly label: string
  /** The operators a condition may use on it, by the form's definition. */
  readonly operators: readonly ConditionOperator[]
  /** Where a process has several forms: which of them it belongs to. */
  readonly form?: FieldOrigin
}

export interface ValidationContext {
  /** Fields of all forms of the process, the bound one first; without it conditions are not checked against a form. */
  readonly fields?: readonly FormFieldInfo[]
}

export function validateProcess(definition: ProcessDefinition, { fields }: ValidationContext = {}): ProcessFinding[] {
  return [
    ...checkShape(definition),
    ...checkTitleFields(definition),
    ...checkIds(definition),
    ...definition.nodes.flatMap((node) =>
      inspectNode(node, {
        incoming: definition.edges.filter((edge) => edge.target === node.id),
        outgoing: edgesFrom(definition, node.id),
      }),
    ),
    ...checkPaths(definition),
    ...definition.edges.flatMap((edge) => checkEdge(definition, edge, fields)),
    ...checkForms(definition, fields),
    ...(fields === undefined ? [] : checkFieldUse(definition, fields)),
    ...checkPeopleBefore(definition),
    ...checkTimeLimits(definition),
  ]
}

function checkShape({ nodes, settings }: ProcessDefinition): ProcessFinding[] {
  const starts = nodes.filter((node) => node.kind === 'start')
  return [
    ...(starts.length === 0 ? [finding('no-start')] : []),
    ...starts.slice(1).map((node) => finding('several-starts', { nodeId: node.id })),
    ...(nodes.some((node) => node.kind === 'end') ? [] : [finding('no-end')]),
    ...(nodes.some(isPersonNode) ? [] : [finding('no-user-task')]),
    ...(settings?.starters !== undefined && isNobody(settings.starters) ? [finding('nobody-may-start')] : []),
  ]
}

const isNobody = (pool: Pool) => Object.values(pool).every((ids) => ids.length === 0)

function checkIds({ nodes, edges }: ProcessDefinition): ProcessFinding[] {
  const nodeIds = new Set(nodes.map((node) => node.id))
  const dangling = edges.filter((edge) => !nodeIds.has(edge.source) || !nodeIds.has(edge.target))
  return [
    ...repeated(nodes).map((id) => finding('duplicate-id', { nodeId: id })),
    ...repeated(edges).map((id) => finding('duplicate-id', { edgeId: id })),
    ...dangling.map((edge) => finding('edge-to-nowhere', { edgeId: edge.id })),
  ]
}

function repeated(elements: readonly { readonly id: string }[]): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { id } of elements) (seen.has(id) ? twice : seen).add(id)
  return [...twice]
}

function checkPaths(definition: ProcessDefinition): ProcessFinding[] {
  const idsOf = (kind: 'start' | 'end') => definition.nodes.filter((node) => node.kind === kind).map((node) => node.id)
  const [starts, ends] = [idsOf('start'), idsOf('end')]
  const reached = nodesReachedFrom(definition, starts)
  const reaching = nodesReaching(definition, ends)
  // Without a start or an end every node would be reported; `no-start` and `no-end` report it once.
  const unreachable = starts.length === 0 ? [] : definition.nodes.filter((node) => !reached.has(node.id))
  const endless = ends.length === 0 ? [] : definition.nodes.filter((node) => !reaching.has(node.id))
  return [
    ...forkStructure(definition).findings,
    ...unreachable.map((node) => finding('unreachable-node', { nodeId: node.id })),
    ...endless.map((node) => finding('no-path-to-end', { nodeId: node.id })),
    ...nodesOnAutomaticLoops(definition).map((nodeId) => finding('loop-without-person', { nodeId })),
  ]
}

function checkEdge(definition: ProcessDefinition, edge: ProcessEdge, fields: readonly FormFieldInfo[] | undefined): ProcessFinding[] {
  const source = definition.nodes.find((node) => node.id === edge.source)
  const place = { edgeId: edge.id }
  const outcome =
    edge.outcome !== null && !isPersonNode(source) ? [finding('outcome-ignored', place, {}, { kind: 'clearOutcome', edgeId: edge.id })] : []
  if (edge.condition === null || edge.isDefault) return outcome
  if (!asksConditions(source)) return [...outcome, finding('condition-ignored', place, {}, { kind: 'clearCondition', edgeId: edge.id })]
  return [...outcome, ...checkCondition(edge.condition, place, fields)]
}

const asksConditions = (node: ProcessNode | undefined) =>
  node?.kind === 'exclusiveGateway' || (node?.kind === 'inclusiveGateway' && node.direction === 'fork')

function checkCondition(
  condition: Condition,
  place: { readonly edgeId: string },
  fields: readonly FormFieldInfo[] | undefined,
): ProcessFinding[] {
  const parts = comparisonsOf(condition)
  if (parts.length === 0 || hasEmptyGroup(condition)) return [finding('empty-condition', place)]
  return parts.flatMap((comparison) => {
    const { model: field } = comparison
    const known = fields?.find((candidate) => candidate.model === field)
    if (fields !== undefined && known === undefined) return [finding('unknown-field', place, { field })]
    const label = known === undefined || known.label === '' ? field : known.label
    if (operandsOf(comparison).includes('')) return [finding('condition-without-value', place, { field: label })]
    if (known === undefined || known.operators.includes(comparison.is)) return []
    return [finding('operator-mismatch', place, { field: label, operator: comparison.is })]
  })
}

function operandsOf(comparison: Comparison): readonly ConditionValue[] {
  if (comparison.is === 'between') return [comparison.least, comparison.most]
  return 'value' in comparison ? [comparison.value] : []
}

function hasEmptyGroup(condition: Condition): boolean {
  if ('not' in condition) return hasEmptyGroup(condition.not)
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : null
  return parts !== null && (parts.length === 0 || parts.some(hasEmptyGroup))
}

/** Default rights for the fields of further forms: they are written where their form is first filled in, and read elsewhere. */
import type { FieldRights, ProcessDefinition, ProcessNode } from '../definition'

/** A form of a process with the models of its fields. */
export interface FormFields {
  /** The step at which it is first filled in; null: the start, as the bound form. */
  readonly firstNodeId: string | null
  readonly fields: readonly string[]
}

/**
 * The definition with a right for each field of a form that is first filled in later: `read` at the start and `write` at its step, but for fields
 * that have a right of their own there.
 *
 * @example rightsAtStart(withFormRights(definition, [{ firstNodeId: 'it', fields: ['serial'] }])).named // { serial: 'read' }
 */
export function withFormRights(definition: ProcessDefinition, forms: readonly FormFields[]): ProcessDefinition {
  const later = forms.filter(({ firstNodeId }) => firstNodeId !== null)
  if (later.length === 0) return definition
  return { ...definition, nodes: definition.nodes.map((node) => withDefaults(node, later)) }
}

function withDefaults(node: ProcessNode, later: readonly FormFields[]): ProcessNode {
  if (node.kind !== 'start' && node.kind !== 'userTask' && node.kind !== 'handleTask') return node
  const isStart = node.kind === 'start'
  const open = later.filter(({ firstNodeId }) => isStart || firstNodeId === node.id).flatMap(({ fields }) => fields)
  if (open.length === 0) return node
  const defaults: FieldRights = Object.fromEntries(open.map((model) => [model, isStart ? 'read' : 'write']))
  return { ...node, fieldRights: { ...defaults, ...node.fieldRights } }
}

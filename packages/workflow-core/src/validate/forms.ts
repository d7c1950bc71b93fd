/** Whether the forms of a process can be filled in where it says, and are told apart by their fields. */
import { comparisonsOf } from '@formwork/form-schema/conditions'
import { isPersonNode, type ProcessDefinition, type ProcessNode } from '../definition'
import { finding, type ProcessFinding } from '../findings'
import { nodesReachedFrom } from '../reachability'
import { fieldsRead } from '../scripts/script-text'

/** The form that a field belongs to. */
export interface FieldOrigin {
  readonly formId: string
  readonly name: string
}

interface KnownField {
  readonly model: string
  readonly label: string
  readonly form?: FieldOrigin
}

/** @param fields absent: the forms are unknown, and only their places in the process are checked */
export function checkForms(definition: ProcessDefinition, fields: readonly KnownField[] = []): ProcessFinding[] {
  return [...checkPlaces(definition, fields), ...checkKeys(fields), ...checkOrder(definition, fields)]
}

function checkPlaces({ nodes, settings }: ProcessDefinition, fields: readonly KnownField[]): ProcessFinding[] {
  const forms = settings?.forms ?? []
  const nameOf = (formId: string) => fields.find(({ form }) => form?.formId === formId)?.form?.name ?? ''
  return forms.flatMap(({ formId, firstNodeId }, index): ProcessFinding[] => {
    const form = { form: nameOf(formId) }
    const node = nodes.find(({ id }) => id === firstNodeId)
    const isRepeated = forms.findIndex((other) => other.formId === formId) < index
    return [...(isRepeated ? [finding('form-twice', {}, form)] : []), ...(firstNodeId === null ? [] : placeOf(node, form))]
  })
}

function placeOf(node: ProcessNode | undefined, form: { readonly form: string }): ProcessFinding[] {
  if (node === undefined) return [finding('form-node-missing', {}, form)]
  return isPersonNode(node) ? [] : [finding('form-node-without-person', { nodeId: node.id }, form)]
}

/** Values are stored by the keys of their fields, over all forms. */
function checkKeys(fields: readonly KnownField[]): ProcessFinding[] {
  const seen = new Map<string, FieldOrigin>()
  const reported = new Set<string>()
  return fields.flatMap(({ model, form }): ProcessFinding[] => {
    if (form === undefined) return []
    const other = seen.get(model)
    seen.set(model, form)
    // A duplicate within one form is the form's own finding, and a form that is used twice is reported once.
    if (other === undefined || other.formId === form.formId || reported.has(model)) return []
    reported.add(model)
    return [finding('field-in-two-forms', {}, { field: model, form: other.name, other: form.name })]
  })
}

/** A condition, a rule or a timer that reads a field before its form is filled in finds nothing. */
function checkOrder(definition: ProcessDefinition, fields: readonly KnownField[]): ProcessFinding[] {
  const later = new Map(
    (definition.settings?.forms ?? []).flatMap(({ formId, firstNodeId }) =>
      firstNodeId === null ? [] : [[formId, nodesReachedFrom(definition, targetsOf(definition, firstNodeId))] as const],
    ),
  )
  const tooEarly = (models: readonly string[], nodeId: string) =>
    fields.filter(({ model, form }) => form !== undefined && models.includes(model) && later.get(form.formId)?.has(nodeId) === false)
  const fieldFacts = ({ label, model, form }: KnownField) => ({ field: label === '' ? model : label, form: form?.name ?? '' })
  return [
    ...definition.edges.flatMap(({ id, source, condition, isDefault }) =>
      condition === null || isDefault
        ? []
        : tooEarly(
            comparisonsOf(condition).map(({ model }) => model),
            source,
          ).map((field) => finding('field-filled-later', { edgeId: id }, fieldFacts(field))),
    ),
    ...definition.nodes.flatMap((node) =>
      tooEarly(askedBy(node), node.id).map((field) => finding('field-filled-later', { nodeId: node.id }, fieldFacts(field))),
    ),
  ]
}

const targetsOf = ({ edges }: ProcessDefinition, nodeId: string) =>
  edges.flatMap(({ source, target }) => (source === nodeId ? [target] : []))

/** The fields that a node reads when a ticket reaches it. */
function askedBy(node: ProcessNode): readonly string[] {
  if (node.kind === 'timer') return node.wait.kind === 'until' ? [node.wait.model] : []
  if (node.kind === 'subProcess') return node.input.map(({ from }) => from)
  if (node.kind === 'httpRequest') return node.body.map(({ from }) => from)
  if (node.kind === 'script') return fieldsRead(node.code)
  return 'assignees' in node ? node.assignees.flatMap((rule) => (rule.kind === 'field' ? [rule.model] : [])) : []
}

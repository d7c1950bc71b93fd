/** Whether nodes name only fields and nodes that exist. */
import type { ProcessDefinition, ProcessNode } from '../definition'
import { UNCHOSEN_FIELD } from '../definition/fields'
import { finding, type ProcessFinding } from '../findings'
import { fieldsRead } from '../scripts/script-text'

interface KnownField {
  readonly model: string
}

export function checkFieldUse(definition: ProcessDefinition, fields: readonly KnownField[]): ProcessFinding[] {
  const known = new Set(fields.map(({ model }) => model))
  return definition.nodes.flatMap((node) => [...checkRights(node, known), ...checkNames(node, known)])
}

function checkRights(node: ProcessNode, known: ReadonlySet<string>): ProcessFinding[] {
  const rights = 'fieldRights' in node ? Object.keys(node.fieldRights ?? {}) : []
  return rights
    .filter((model) => !known.has(model) && !known.has(model.split('.')[0] ?? ''))
    .map((model) =>
      finding('right-of-unknown-field', { nodeId: node.id }, { field: model }, { kind: 'removeFieldRight', nodeId: node.id, model }),
    )
}

function checkNames(node: ProcessNode, known: ReadonlySet<string>): ProcessFinding[] {
  const unknown = (models: readonly string[]) => models.filter((model) => !known.has(model))
  const place = { nodeId: node.id }
  const rules = 'assignees' in node ? node.assignees.flatMap((rule) => (rule.kind === 'field' ? [rule.model] : [])) : []
  const waits = node.kind === 'timer' && node.wait.kind === 'until' && node.wait.model !== UNCHOSEN_FIELD ? [node.wait.model] : []
  return [
    ...unknown([...rules, ...waits]).map((field) => finding('unknown-field', place, { field })),
    ...unknown(ownFieldsOf(node)).map((field) => finding('mapping-incomplete', place, { field })),
    ...unknown(node.kind === 'script' ? fieldsRead(node.code) : []).map((field) => finding('script-reads-unknown-field', place, { field })),
  ]
}

/** Of what is mapped the side that is in this process's form, where it is filled in. */
function ownFieldsOf(node: ProcessNode): string[] {
  return mappedFields(node).filter((model) => model !== '')
}

function mappedFields(node: ProcessNode): string[] {
  if (node.kind === 'subProcess') return [...node.input.map(({ from }) => from), ...node.output.map(({ to }) => to)]
  if (node.kind === 'httpRequest') return [...node.body.map(({ from }) => from), ...node.result.map(({ to }) => to)]
  return []
}

/** The shared harness's neutral definition as ours: written as a stored definition, imported once, handed over as plain JSON. */
import { importDefinition } from '../../../../packages/form-schema/dist/index.js'

const choices = (field) => ({ options: field.options, showLabel: true })

/** Widget type and options of each neutral kind. */
const KINDS = {
  boolean: (field, isController) => ['switch', { defaultValue: isController }],
  text: (field) => ['input', { required: true, pattern: field.pattern }],
  number: (field) => ['number', { required: true, min: field.min, max: field.max, defaultValue: null }],
  select: (field) => ['select', { required: true, ...choices(field) }],
  radio: (field) => ['radio', choices(field)],
  checkboxes: (field) => ['checkbox', { ...choices(field), defaultValue: [] }],
  date: () => ['date', {}],
  textarea: () => ['textarea', {}],
}

function widget(field, controller) {
  const [type, options] = KINDS[field.kind](field, field.key === controller)
  const condition = field.showIf && { type: 'and', list: [{ model: field.showIf.key, value: String(field.showIf.equals) }] }
  const shown = condition ? { displayVerify: condition } : {}
  return { type, name: field.label, key: `k_${field.key}`, model: field.key, options: { ...options, ...shown }, rules: [] }
}

function list(definition) {
  if (definition.shape === 'flat') return definition.fields.map((field) => widget(field, definition.controller))
  const columns = definition.columns.map((column) => ({ span: 4, list: [widget(column)] }))
  return [{ type: 'subform', name: 'Rows', key: 'k_rows', model: definition.key, options: {}, columns, rules: [] }]
}

export default function convert(definition) {
  const { ok, form, report } = importDefinition({ list: list(definition), config: {} })
  if (!ok) throw new Error(report[0].message)
  const rows = definition.shape === 'repeater' ? { [definition.key]: Array.from({ length: definition.rows }, () => ({})) } : {}
  return { form, values: rows }
}

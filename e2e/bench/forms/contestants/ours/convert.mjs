/** The neutral form as a stored definition, imported once: what a host's server would hand to its pages. */
import { importDefinition } from '@formwork/form-schema'

const choices = (field) => ({ options: field.choices, showLabel: true })

/** Widget type and options of each kind. */
const KINDS = {
  switch: (_field, isOn) => ['switch', { defaultValue: isOn }],
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
  const shown = field.shownWith ? { displayVerify: { type: 'and', list: [{ model: field.shownWith, value: 'true' }] } } : {}
  return { type, name: field.label, key: `k_${field.key}`, model: field.key, options: { ...options, ...shown }, rules: [] }
}

function widgets(form) {
  if (form.shape === 'flat') return form.fields.map((field) => widget(field, form.controller))
  const columns = form.columns.map((column) => ({ span: 4, list: [widget(column)] }))
  return [{ type: 'subform', name: 'Rows', key: 'k_rows', model: form.key, options: {}, columns, rules: [] }]
}

export function convert(form) {
  const result = importDefinition({ list: widgets(form), config: {} })
  if (!result.ok) throw new Error(result.report[0].message)
  return { definition: result.form, values: form.shape === 'rows' ? { [form.key]: Array.from({ length: form.rows }, () => ({})) } : {} }
}

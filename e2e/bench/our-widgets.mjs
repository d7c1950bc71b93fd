/** The neutral form as widgets of a stored definition of ours; both harnesses measure the same. */

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

/** Fields one below the other; `controller` is the switch that starts on. */
export const fieldWidgets = (fields, controller) => fields.map((field) => widget(field, controller))

/** One table with a column for each field. */
export function tableWidgets(key, fields) {
  const columns = fields.map((field) => ({ span: 4, list: [widget(field)] }))
  return [{ type: 'subform', name: 'Rows', key: 'k_rows', model: key, options: {}, columns, rules: [] }]
}

export const emptyRows = (key, count) => ({ [key]: Array.from({ length: count }, () => ({})) })

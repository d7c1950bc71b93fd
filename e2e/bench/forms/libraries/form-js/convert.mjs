/** The neutral form as a form-js schema. */

const KINDS = {
  switch: () => ({ type: 'checkbox' }),
  text: ({ pattern }) => ({ type: 'textfield', validate: { required: true, pattern } }),
  number: ({ min, max }) => ({ type: 'number', validate: { required: true, min, max } }),
  select: ({ choices }) => ({ type: 'select', values: choices, validate: { required: true } }),
  radio: ({ choices }) => ({ type: 'radio', values: choices }),
  checkboxes: ({ choices }) => ({ type: 'checklist', values: choices }),
  date: ({ label }) => ({ type: 'datetime', subtype: 'date', dateLabel: label }),
  textarea: () => ({ type: 'textarea' }),
}

const component = (field) => ({
  key: field.key,
  id: `F${field.key}`,
  label: field.label,
  ...KINDS[field.kind](field),
  ...(field.shownWith ? { conditional: { hide: `=${field.shownWith} != true` } } : {}),
})

const schema = (components) => ({ type: 'default', id: 'Form_1', schemaVersion: 19, components })

export function convert(form) {
  if (form.shape === 'flat') return { schema: schema(form.fields.map(component)), data: { [form.controller]: true } }
  const rows = {
    type: 'dynamiclist',
    id: 'Rows',
    path: form.key,
    label: 'Rows',
    showOutline: false,
    isRepeating: true,
    allowAddRemove: true,
    defaultRepetitions: form.rows,
    disableCollapse: true,
    components: form.columns.map((column) => ({ ...component(column), layout: { row: 'Row_1', columns: 2 } })),
  }
  return { schema: schema([rows]), data: { [form.key]: Array.from({ length: form.rows }, () => ({})) } }
}

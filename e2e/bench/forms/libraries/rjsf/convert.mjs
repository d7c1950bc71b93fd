/** The neutral form as JSON Schema with a uiSchema. One `if` for all conditional fields, and `enum` for choices: the translation that is kindest. */

const KINDS = {
  switch: () => ({ type: 'boolean' }),
  text: ({ pattern }) => ({ type: 'string', pattern }),
  number: ({ min, max }) => ({ type: 'number', minimum: min, maximum: max }),
  select: ({ choices }) => ({ type: 'string', enum: choices.map(({ value }) => value) }),
  radio: ({ choices }) => ({ type: 'string', enum: choices.map(({ value }) => value) }),
  checkboxes: ({ choices }) => ({ type: 'array', uniqueItems: true, items: { type: 'string', enum: choices.map(({ value }) => value) } }),
  date: () => ({ type: 'string', format: 'date' }),
  textarea: () => ({ type: 'string' }),
}

const record = (fields) => ({
  properties: Object.fromEntries(fields.map((field) => [field.key, { title: field.label, ...KINDS[field.kind](field) }])),
  required: fields.filter(({ required }) => required).map(({ key }) => key),
})

function uiOf({ kind, choices }) {
  const names = choices ? { 'ui:enumNames': choices.map(({ label }) => label) } : {}
  return kind === 'radio' || kind === 'checkboxes' || kind === 'textarea' ? { ...names, 'ui:widget': kind } : names
}
const uiRecord = (fields) => Object.fromEntries(fields.map((field) => [field.key, uiOf(field)]))

export function convert(form) {
  if (form.shape === 'rows') {
    return {
      schema: { type: 'object', properties: { [form.key]: { type: 'array', items: { type: 'object', ...record(form.columns) } } } },
      uiSchema: { [form.key]: { items: uiRecord(form.columns) } },
      formData: { [form.key]: Array.from({ length: form.rows }, () => ({})) },
    }
  }
  const { controller, fields } = form
  return {
    schema: {
      type: 'object',
      ...record(fields.filter(({ shownWith }) => !shownWith)),
      if: { properties: { [controller]: { const: true } }, required: [controller] },
      // JSON Schema's own keyword, and this object is never awaited.
      // oxlint-disable-next-line unicorn/no-thenable
      then: record(fields.filter(({ shownWith }) => shownWith)),
    },
    uiSchema: { ...uiRecord(fields), 'ui:order': [...fields.map(({ key }) => key), '*'] },
    formData: { [controller]: true },
  }
}

/** The neutral form as a SurveyJS definition. */

const KINDS = {
  switch: () => ({ type: 'boolean' }),
  text: ({ pattern }) => ({ type: 'text', isRequired: true, validators: [{ type: 'regex', regex: pattern, text: 'Invalid format' }] }),
  number: ({ min, max }) => ({ type: 'text', isRequired: true, inputType: 'number', min, max }),
  select: ({ choices }) => ({ type: 'dropdown', isRequired: true, choices: choices.map(choice) }),
  radio: ({ choices }) => ({ type: 'radiogroup', choices: choices.map(choice) }),
  checkboxes: ({ choices }) => ({ type: 'checkbox', choices: choices.map(choice) }),
  date: () => ({ type: 'text', inputType: 'date' }),
  textarea: () => ({ type: 'comment' }),
}

const choice = ({ value, label }) => ({ value, text: label })

export function convert({ fields, controller }) {
  const elements = fields.map((field) => ({
    name: field.key,
    title: field.label,
    ...KINDS[field.kind](field),
    ...(field.shownWith ? { visibleIf: `{${field.shownWith}} = true` } : {}),
    ...(field.key === controller ? { defaultValue: true } : {}),
  }))
  return { definition: { elements } }
}

/** react-jsonschema-form with its MUI theme and ajv. */
import { Form } from '@rjsf/mui'
import validator from '@rjsf/validator-ajv8'
import { createRoot } from 'react-dom/client'

const FIELDS = '.rjsf-field:not(.rjsf-field-object):not(.rjsf-field-array)'
const count = (selector) => document.querySelectorAll(selector).length
const FIRST = ['', '-0', '_0'].map((end) => (key) => document.getElementById(`root_${key}${end}`))
/** The control of a field, or the first of a group. */
const control = (key) => FIRST.map((find) => find(key)).find((element) => element?.matches('input, textarea, [tabindex]'))

export const library = {
  mount(element, { schema, uiSchema, formData }) {
    createRoot(element).render(
      <Form schema={schema} uiSchema={uiSchema} formData={formData} validator={validator} noHtml5Validate showErrorList={false} />,
    )
  },
  // A group of checkboxes is an array to it.
  fieldCount: (form) => count(FIELDS) + (form.shape === 'flat' ? count('.rjsf-field-array') : 0),
  control,
  cell: (row, column) => document.getElementById(`root_rows_${row}_${column}`),
  submit: () => document.querySelector('button[type=submit]').click(),
  errorCount: () => count('[id$="__error"]:not(#root__error)'),
}

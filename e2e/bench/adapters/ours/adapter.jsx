/** Our adapter for the shared harness: the code of a host page, and where the harness finds fields and errors. */
import { FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import { createRoot } from 'react-dom/client'

const control = (field) => field?.querySelector('input, select, textarea')

export default {
  mount(element, { form, values }) {
    createRoot(element).render(
      <FormRenderer definition={form} defaultValue={values} locale="en">
        <button type="submit">Submit</button>
      </FormRenderer>,
    )
  },
  count: (definition) =>
    definition.shape === 'flat'
      ? document.querySelectorAll('[data-field]:has(input, select, textarea)').length
      : document.querySelectorAll('[data-row] [data-field]:has(input, select, textarea)').length,
  input: (key) => control(document.querySelector(`[data-field="${key}"]`)),
  rowInput: (row, column) => control(document.querySelectorAll('[data-row]')[row]?.querySelector(`[data-field="${column}"]`)),
  submit: () => document.querySelector('button[type=submit]').click(),
  errors: () => document.querySelectorAll('.fw-error').length,
}

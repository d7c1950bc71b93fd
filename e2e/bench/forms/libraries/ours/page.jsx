/** Ours: what the README tells a host to write. */
import { FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import { createRoot } from 'react-dom/client'

const CONTROL = 'input, select, textarea'
const rows = () => document.querySelectorAll('[role=row][data-row]')

export const library = {
  mount(element, { definition, values }) {
    createRoot(element).render(
      <FormRenderer definition={definition} defaultValue={values} locale="en">
        <button type="submit">Submit</button>
      </FormRenderer>,
    )
  },
  // A field counts when its control is there: the code of some is loaded when a form has them.
  fieldCount: (form) =>
    document.querySelectorAll(`${form.shape === 'flat' ? '' : '[role=row][data-row] '}[data-field]:has(${CONTROL})`).length,
  control: (key) => document.querySelector(`[data-field="${key}"]`)?.querySelector(CONTROL),
  cell: (row, column) => rows()[row]?.querySelector(`[data-field="${column}"]`)?.querySelector(CONTROL),
  submit: () => document.querySelector('button[type=submit]').click(),
  errorCount: () => document.querySelectorAll('.fw-error').length,
}

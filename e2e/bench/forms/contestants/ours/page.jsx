/** Ours: what the README tells a host to write. */
import { FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import { createRoot } from 'react-dom/client'

const CONTROL = 'input, select, textarea'
const rows = () => document.querySelectorAll('[role=row][data-row]')

export const contestant = {
  mount(element, { definition, values }) {
    createRoot(element).render(
      <FormRenderer definition={definition} defaultValues={values} locale="en">
        <button type="submit">Submit</button>
      </FormRenderer>,
    )
  },
  fieldCount: (form) => document.querySelectorAll(form.shape === 'flat' ? '[data-field]' : '[role=row][data-row] [data-field]').length,
  control: (key) => document.querySelector(`[data-field="${key}"]`)?.querySelector(CONTROL),
  cell: (row, column) => rows()[row]?.querySelector(`[data-field="${column}"]`)?.querySelector(CONTROL),
  submit: () => document.querySelector('button[type=submit]').click(),
  errorCount: () => document.querySelectorAll('.fw-error').length,
}

/** The viewer of form-js. It waits 300 ms with what a key causes; the harness waits for that too. */
import { createForm } from '@bpmn-io/form-js-viewer'
import '@bpmn-io/form-js-viewer/dist/assets/form-js.css'

const FIELDS = '.fjs-form-field:not(.fjs-powered-by):not(.fjs-form-field-group):not(.fjs-form-field-dynamiclist)'
const CONTROL = 'input, select, textarea'
let running = null

/** Ids end in the field's, options of a group in its number too. */
const control = (key) => {
  const own = document.querySelector(`[id$="-F${key}"]`) ?? document.querySelector(`[id*="-F${key}"]`)
  return own?.matches(CONTROL) ? own : own?.querySelector(CONTROL)
}

export const library = {
  async mount(element, { schema, data }) {
    running = await createForm({ container: element, schema, data })
  },
  fieldCount: () => document.querySelectorAll(FIELDS).length,
  control,
  cell: (row, column) => document.querySelectorAll(`[id*="-F${column}"] input, input[id*="-F${column}"]`)[row],
  submit: () => running.submit(),
  errorCount: () => document.querySelectorAll('.fjs-form-field-error').length,
}

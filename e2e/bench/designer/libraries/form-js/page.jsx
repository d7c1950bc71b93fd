/** The editor of form-js. Fields are added with what the Enter key of its palette calls. It has no field whose label could be typed at once. */
import { FormEditor } from '@bpmn-io/form-js-editor'
import '@bpmn-io/form-js-editor/dist/assets/form-js-editor.css'
import '@bpmn-io/form-js-viewer/dist/assets/form-js.css'

let editor = null

export const library = {
  async open(element, schema) {
    editor = new FormEditor({ container: element })
    await editor.importSchema(schema)
  },
  fieldCount: () => document.querySelectorAll('.fjs-editor-container .fjs-form-field:not(.fjs-powered-by)').length,
  add() {
    // Its palette reads the same; there is no public name for it.
    // oxlint-disable-next-line no-underscore-dangle
    const { schema } = editor._getState()
    editor.get('modeling').addFormField({ type: 'textfield' }, schema, schema.components.length)
  },
  undo: () => editor.get('commandStack').undo(),
  label: () => null,
  dragFrom: () => null,
  canvas: () => null,
}

/** Ours as a host mounts it. Fields are added with the click that the palette takes, and undone with the button. */
import { FormDesigner } from '@formwork/form-designer'
import '@formwork/form-renderer/styles.css'
import { createRoot } from 'react-dom/client'

const items = () => document.querySelectorAll('[data-widget-key]')

export const library = {
  open(element, form) {
    createRoot(element).render(<FormDesigner value={form} locale="en" />)
  },
  fieldCount: () => items().length,
  add: () => document.querySelector('[data-palette-type="input"]').click(),
  undo: () => document.querySelector('[role="toolbar"] button[aria-label^="Undo"]').click(),
  label: () => document.querySelector('.fd-panel input[id$="-name"]'),
  dragFrom: () => items()[1],
  canvas: () => document.querySelector('[role="region"]'),
}

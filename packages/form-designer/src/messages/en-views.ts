/** The ways of showing a form, in English. */
import type { ViewMessages } from './view-messages'

export const enViews: ViewMessages = {
  save: {
    action: 'Save',
    saved: 'Saved',
    done: 'Form saved',
    failed: (reason) => (reason === '' ? 'The form could not be saved' : `The form could not be saved: ${reason}`),
  },
  code: {
    label: 'Code of the form',
    open: 'Code view',
    close: 'Close the code',
    editor: 'JSON of the form',
    views: { json: 'JSON', typescript: 'TypeScript', schema: 'JSON Schema', html: 'HTML' },
    copy: 'Copy',
    inStep: 'The canvas shows this code',
    refused: (line, why) => `Line ${line}: ${why} The canvas keeps the form.`,
    unread: (line, why) => `Line ${line}: ${why}`,
    unexpected: (found) => (found === '' ? 'The JSON is not finished.' : `“${found}” does not belong here.`),
    notSaved: (line, why) => `Not saved: the JSON cannot be read. Line ${line}: ${why}`,
  },
  frame: {
    label: 'How the form is shown',
    width: 'Width of the form',
    widths: { fit: 'As wide as there is room', desktop: 'Desktop, 850 pixels', tablet: 'Tablet, 768 pixels', phone: 'Phone, 375 pixels' },
    zoom: 'Zoom',
    zoomFit: 'Fit',
    schemes: { page: 'Colours: as the page', light: 'Colours: light', dark: 'Colours: dark' },
  },
}

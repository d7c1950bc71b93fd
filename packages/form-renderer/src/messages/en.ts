/** English texts of the renderer. */
import type { OwnMessages } from './renderer-messages'

export const english: OwnMessages = {
  formInvalid: 'Form data validation failed',
  issueCount: (count) => (count === 1 ? '1 field needs attention' : `${count} fields need attention`),
  moreIssues: (count) => `and ${count} more`,
  submitting: 'Submitting…',
  submitFailed: 'Submitting failed. Please try again.',
  selectPlaceholder: 'Select',
  clear: 'Clear',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  increase: 'Increase',
  decrease: 'Decrease',
  switchOn: 'Yes',
  switchOff: 'No',
  emptyValue: '—',
  listSeparator: ', ',
  noFields: 'This form has no fields',
  noChoices: 'No choices',
  choicesLoading: 'Loading choices…',
  retry: 'Retry',
  unknownWidget: (type) => `The field type “${type}” is not supported yet; its content is kept as it is`,
  widgetFailed: 'This field cannot be shown',
  definitionInvalid: 'The form definition cannot be read',
  untitled: 'Untitled field',
  customAreaEmpty: (model) => `Custom area “${model}”: the page provides its content`,
}

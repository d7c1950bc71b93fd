/**
 * Rule messages in English; each follows the field's name directly. The first three keep the old family's wording, spelling and
 * missing space (spec 5); the others bring their own space.
 */
import type { RuleMessages } from './locale'

export const en: RuleMessages = {
  required: 'Required',
  type: 'Invaild format',
  pattern: 'Unmatched pattern',
  min: ' must be at least {min}',
  max: ' must be at most {max}',
  maxLength: ' must be at most {max} characters',
  maxCount: ' takes at most {max} files',
  maxRows: ' takes at most {max} rows',
  order: ' must not end below its start',
  step: ' must be in steps of {step}',
  choice: ' is not one of the choices',
  date: ' is not a valid date',
  dateOrder: ' must not end before it starts',
  time: ' is not a valid time',
  upload: ' is still uploading',
  uploadFailed: ' has a file that was not uploaded',
  shape: ' has the wrong kind of value',
  'unknown-field': ' is not a field of this form',
}

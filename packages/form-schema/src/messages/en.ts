/**
 * Rule messages in English; each follows the field's name directly. The first three keep the old family's wording, spelling and
 * missing space (spec 5); the others contain their own space.
 */
import type { RuleMessages } from './rule-messages'

export const en: RuleMessages = {
  required: 'Required',
  type: 'Invaild format',
  pattern: 'Unmatched pattern',
  patternUnsupported: ' has an unsupported pattern',
  min: ' must be at least {min}',
  max: ' must be at most {max}',
  maxLength: ' must be at most {max} characters',
  maxCount: ' takes at most {max} files',
  maxRows: ' takes at most {max} rows',
  order: ' must not end below its start',
  step: ' must be in steps of {step}',
  choice: ' is not a valid choice',
  date: ' is not a valid date',
  dateOrder: ' must not end before it starts',
  time: ' is not a valid time',
  upload: ' is still uploading',
  uploadFailed: ' has a failed upload',
  shape: ' is not a valid value',
  'unknown-field': ' is not in this form',
}

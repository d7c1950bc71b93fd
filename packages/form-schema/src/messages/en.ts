/** Rule messages in English; each follows the field's name directly and contains its own space. The wording of the old family is in `legacy-rule-messages.ts`. */
import type { FirstRuleMessages } from './rule-messages'

export const en: FirstRuleMessages = {
  required: ' is required',
  type: ' is not in a valid format',
  pattern: ' is not in a valid format',
  patternUnsupported: ' has an unsupported pattern',
  min: ' must be at least {min}',
  max: ' must be at most {max}',
  maxLength: ' must be at most {max} characters',
  minCount: ' needs at least {min} files',
  maxCount: ' takes at most {max} files',
  maxRows: ' takes at most {max} rows',
  order: ' ends before it starts',
  step: ' must be in steps of {step}',
  choice: ' is not a valid choice',
  date: ' is not a valid date',
  dateOrder: ' ends before it starts',
  time: ' is not a valid time',
  upload: ' is still uploading',
  uploadFailed: ' has a failed upload',
  shape: ' is not a valid value',
  'unknown-field': ' is not a valid field',
}

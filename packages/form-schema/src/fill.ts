/**
 * The part of this package that the renderer needs, name by name (a test compares), without anything that reads, checks, writes or edits definitions. Not a
 * public entry of its own: the build makes it an entry, so that these modules come out apart from the others and a bundler can leave the others, and
 * zod, out of a page that fills a form.
 */
export { conditionOf, logicOf } from './conditions/condition'
export { formVisibility, visibleFields } from './conditions/form-visibility'
export { defaultValues, newRow } from './default-values'
export { eachWidget, inputFields, rowFields } from './form-definition'
export { isFormDefinition } from './is-form-definition'
export { isForbiddenName } from './json'
export { VALUE_LIMITS } from './value-limits'
export { parseLocale } from './messages/locale'
export { choiceLabel, hasLocalChoices } from './options/choices'
export { dateValueKind } from './rules/values/check-date'
export { readColor } from './rules/values/check-color'
export { isSafeAddress } from './rules/values/check-files'
export { parseDateText } from './rules/values/date-text'
export { isRemovedRow, ROW_STATUS, ROW_STATUS_KEY } from './rules/row-status'
export { loadRules } from './rules/load-rules'
export { validateField } from './rules/validate-field'
export { pruneValues, validateValues } from './rules/validate-values'
export { behaviourOf, hasColumns, hasRows, isField, typeOf } from './widgets/behaviours'

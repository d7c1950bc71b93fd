/**
 * What a page needs that fills a form, and nothing of what reads, checks, writes or edits definitions. Not a door of its own: the build makes
 * it an entry, so that these modules come out apart from the others and a bundler can leave the others, and zod, out of such a page.
 */
export { formVisibility, visibleFields, visibleWidgets } from './conditions/form-visibility'
export { trackVisibility } from './conditions/track-visibility'
export { defaultValues, newRow } from './default-values'
export { eachWidget, inputFields, rowFields } from './form-definition'
export { isFormDefinition } from './is-form-definition'
export { DEFAULT_LOCALE, parseLocale, ruleMessages } from './messages/locale'
export { choiceLabel, hasLocalChoices } from './options/choices'
export { choicePath } from './options/choice-tree'
export { dateValueKind } from './rules/check-date'
export { isSafeAddress } from './rules/check-files'
export { parseDateText } from './rules/date-text'
export { isEmptyValue } from './rules/is-empty-value'
export { isRemovedRow, ROW_STATUS, ROW_STATUS_KEY } from './rules/row-status'
export { validateField } from './rules/validate-field'
export { pruneValues, validateValues } from './rules/validate-values'
export { behaviourOf, hasColumns, isField } from './widgets/behaviours'

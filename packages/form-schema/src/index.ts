/** The entry `@formwork/form-schema`: what a form is, in pure TypeScript. */

export { coerceValues, type CoercedValues } from './answers/coerce-values'
export { diffForms } from './answers/diff-forms'
export { momentText } from './answers/moment-text'
export { displayValues, type DisplayContext, type DisplayedField } from './answers/display-values'
export type { AnswerEffect, FormChange, FormChangeCode } from './answers/form-change'
export type { RawEntries } from './answers/gather-entries'
export { type MigratedValues, migrateValues, type MovedAnswer } from './answers/migrate-values'
export { type Variable, variables, type VariableType } from './answers/variables'
export { widgetAt } from './answers/widget-at'
export { type ChangeNames, explainChange } from './messages/change-sentences'
export { explainTest } from './messages/test-sentences'
export type { AnswerWords } from './answers/answer-words'
export { textOf } from './condition-language/compare-values'
export { fittingOperators } from './conditions/fitting-operators'
export { conditionOf, logicOf } from './conditions/condition'
export { conditionModels } from './conditions/widget-condition'
export { comparisonsOf, conditionHolds, readerOf, type ValueReader } from './condition-language/condition-holds'
export { type SeenValues, seenReader } from './condition-language/seen-reader'
export { type FormVisibility, formVisibility, visibleFields } from './conditions/form-visibility'
export { seenValues } from './conditions/seen-values'
export { renameReferences } from './conditions/rename-references'
export { trackVisibility, type VisibilityTracker } from './conditions/track-visibility'
export { cloneWidget, cloneWidgets, createWidget, defaultOptions, type CopyContext, type WidgetContext } from './create-widget'
export { defaultValues, newRow } from './default-values'
export type { ValueProblem, WidgetBehaviour, WidgetKind } from './define-behaviour'
export {
  type CommonOptions,
  defineWidget,
  type OptionsOf,
  type OptionsSchema,
  type PaletteGroup,
  type PanelEditor,
  type PanelGroup,
  type PanelRow,
  type WidgetDefinition,
  type WidgetDefinitionInput,
  type WidgetWords,
} from './define-widget'
export {
  acceptsChild,
  type DocumentEdit,
  type DocumentNode,
  type DocumentRefusal,
  type FormDocument,
  fromDocument,
  nestedWidget,
  type Nesting,
  nestingOf,
  type Place,
  type SlotRef,
  toDocument,
  type WidgetKey,
} from './document/form-document'
export { insertNode } from './document/insert-node'
export { moveNode } from './document/move-node'
export { removeNode } from './document/remove-node'
export { replaceWidget } from './document/replace-widget'
export { type FormTest, type FormTestAnswer, type FormTestDifference, recordTest, type RefusedField, runTest } from './form-tests/form-test'
export { equalJson } from './equal-json'
export { exportDefinition } from './export/export-definition'
export type { Html, HtmlAttributes, HtmlWriter, WidgetHtml } from './html/html-writer'
export { type HtmlPageOptions, toHtmlPage } from './export/to-html-page'
export { toJsonSchema } from './export/to-json-schema'
export { toTypeScript, type TypeScriptOptions } from './export/to-typescript'
export { toZod, type ZodOptions } from './export/to-zod'
export { type AddableDefinition, type ExtendedWidgets, extendWidgets, readWidgetModule, type WidgetsRefusal } from './extend-widgets'
export { eachWidget, type FormDefinition, type FormValues, inputFields, rowFields } from './form-definition'
export { createForm } from './create-form'
export { DEFAULT_CONFIG, FORM_SIZES, type FormConfig, LABEL_POSITIONS, LABEL_WIDTH } from './form-config'
export { checkJsonText, type JsonTextRefusal, type JsonTextResult } from './import/check-json-text'
export { type FindingSeverity, IMPORT_CODES, type ImportCode, type ImportFinding } from './import/import-codes'
export { importDefinition, type ImportOptions, type ImportResult } from './import/import-definition'
export { type DefinitionInput, isFormDefinition } from './is-form-definition'
export { isForbiddenName, type JsonObject, type JsonValue } from './json'
export { LIMITS } from './limits'
export { VALUE_LIMITS } from './value-limits'
export {
  type FormLanguages,
  isLanguageTag,
  LANGUAGE_LIMITS,
  languagesOf,
  type Translations,
  withLanguages,
} from './languages/form-languages'
export { type FormText, formTexts, missingTexts, type TextPlace } from './languages/form-texts'
export { localizeForm } from './languages/localize-form'
export type { TextPart } from './languages/map-texts'
export {
  type ReadTranslations,
  readTranslationRows,
  translationRows,
  translationsFromCsv,
  translationsToCsv,
} from './languages/translation-table'
export { fixFinding } from './lint/fix-finding'
export { lintDefinition } from './lint/lint-definition'
export type { LintCode, LintFinding, LintSeverity } from './lint/lint-finding'
export { explainFinding, explainPattern, findingMessages } from './messages/finding-messages'
export type { FindingMessages } from './messages/finding-sentences'
export { legacyRuleMessages } from './messages/legacy-rule-messages'
export { DEFAULT_LOCALE, type LanguageTag, type Locale, parseLocale } from './messages/locale'
export type { RuleMessages } from './messages/rule-messages'
export {
  type Choice,
  choiceLabel,
  type ChoiceProps,
  type ChoiceValue,
  hasLocalChoices,
  type RemoteMode,
  type RequestMethod,
} from './options/choices'
export type { TreeChoice } from './options/choice-tree'
export type { ConditionPair, DisplayCondition } from './options/display-condition'
export { type Comparison, type Condition, type ConditionOperator, type ConditionValue, isCondition } from './condition-language/condition'
export type { ChoiceCondition, FieldLogic, HiddenValuePolicy } from './options/field-logic'
export { buildValueSchema, type ValueSchema } from './rules/build-value-schema'
export { dateValueKind, type DateValueKind } from './rules/values/check-date'
export type { DataType } from './rules/values/data-types'
export { type CalendarParts, parseDateText } from './rules/values/date-text'
export { type FieldRuleMessage, fieldRuleMessages, withRuleMessage } from './rules/field-rule-messages'
export { legacyRules } from './rules/generated-rules'
export type { RuleKind } from './rules/rule-options'
export { loadRules } from './rules/load-rules'
export { compilePattern } from './rules/pattern'
export type { CompiledPattern, RunningPattern } from './rules/pattern-engine/compiled-pattern'
export type { PatternProblem } from './rules/pattern-engine/pattern-problem'
export type { RefusedPattern } from './rules/pattern-engine/refusal'
export { type ColorParts, readColor } from './rules/values/check-color'
export { isSafeAddress } from './rules/values/check-files'
export { isRemovedRow, ROW_STATUS, ROW_STATUS_KEY } from './rules/row-status'
export { type FieldContext, validateField } from './rules/validate-field'
export { pruneValues, validateValues, type ValuesResult } from './rules/validate-values'
export { validateValuesAsync } from './rules/validate-values-async'
export type { ValuesContext } from './rules/values-context'
export type { Validator, ValidatorAnswer, ValidatorContext, Validators } from './rules/further/validator'
export type { FieldCheck, FieldComparison, FurtherRules, RuleCondition } from './options/further-rules'
export type { FurtherCode } from './messages/rule-messages'
export type { ValueIssue, ValueIssueCode } from './rules/value-issue'
export {
  type AnyKnownWidget,
  type ChoiceWidget,
  definitionOf,
  type GenericDefinition,
  type ColumnsType,
  type GridColumn,
  isWidgetType,
  type RowsWidget,
  type UnknownContainer,
  type UnknownWidget,
  type Widget,
  WIDGET_TYPES,
  type WidgetBase,
  type AddedWidget,
  type WidgetDefinitions,
  widgetDefinitions,
  type WidgetOf,
  type WidgetOptions,
  type WidgetType,
} from './widgets/index'
export type { ColumnSource, DefinitionSource, WidgetSource } from './typed/definition-source'
export { defineForm } from './typed/define-form'
export type { TypedForm, ValuesOf } from './typed/values-of'
export { itemOf, numberShape, type TextForm, textShape, type ValueShape } from './value-shape'
export { conditionRow, fieldRows, labelRows, widthRow } from './options/panel-rows'
export { commonOptions, fieldOptions } from './options/shared-options'
export { behaviourOf, hasChoices, hasColumns, hasRows, isField, typeOf } from './widgets/behaviours'

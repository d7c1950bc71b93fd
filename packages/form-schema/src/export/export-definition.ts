/** Writes a form as the plain JSON that the old family reads. */
import type { FormDefinition } from '../form-definition'
import { isObject, type JsonObject, type JsonValue } from '../json'
import { cloneJson } from '../clone-json'
import type { LanguageTag } from '../messages/locale'
import { withLists } from '../nested-lists'
import { legacyRules } from '../rules/generated-rules'
import { hasColumns, typeOf } from '../widgets/behaviours'
import { type AnyKnownWidget, definitionOf, type GridColumn, type Widget } from '../widgets/index'
import { heldList } from '../held-list'

/**
 * Writes a form as plain JSON: unknown keys and unknown widgets are written back as they came, `rules` are rebuilt from the options.
 *
 * @param form - the form; it is not changed.
 * @param context - `locale`: language of the messages inside `rules`; Chinese by default.
 * @returns the definition as it is stored; it shares nothing with the form.
 * @example JSON.stringify(exportDefinition(form))
 */
export function exportDefinition(form: FormDefinition, { locale }: { readonly locale?: LanguageTag | undefined } = {}): JsonObject {
  const list = heldList(form)
  const { extras, labelWidth, labelPosition, size, customClass } = form.config
  const config: JsonObject = { ...extras, labelWidth, labelPosition, size, customClass }
  return cloneJson<JsonObject>({ ...form.extras, list: list.map((widget) => exportWidget(widget, locale)), config })
}

/** One widget as plain JSON. */
function exportWidget(widget: Widget, locale: LanguageTag | undefined): JsonObject {
  if (widget.type === 'unknown') {
    if (!hasColumns(widget)) return widget.raw
    return withLists(widget.raw, widget.places, (index) => widget.columns[index]?.list.map((inner) => exportWidget(inner, locale)) ?? [])
  }
  const { name, key, model, extras } = widget
  const { formwork, ...others } = withoutAutofill(widget)
  // Beyond the old family: only written when it says something.
  const options = isObject(formwork) && Object.keys(formwork).length > 0 ? { ...others, formwork } : others
  const columns = hasColumns(widget) ? { columns: widget.columns.map((column) => exportColumn(column, locale)) } : {}
  return { ...extras, type: typeOf(widget), ...columns, options, name, key, model, rules: legacyRules(widget, { locale }) }
}

/** Beyond the old family too. Where the type has no such option it is a stranger's, and written back as it came. */
function withoutAutofill(widget: AnyKnownWidget): JsonObject {
  const options = widget.options as unknown as JsonObject
  const { autocomplete, ...others } = options
  return autocomplete === '' && Object.hasOwn(definitionOf(widget).options.shape, 'autocomplete') ? others : options
}

/** form-making 3 keeps a column's span in `options.span`: it follows when it is there. */
function exportColumn({ list, extras, ...own }: GridColumn, locale: LanguageTag | undefined): JsonObject {
  const options = extras['options']
  const kept: Record<string, JsonValue> =
    isObject(options) && Object.hasOwn(options, 'span') ? { options: { ...options, span: own.span } } : {}
  return { ...extras, ...kept, ...own, list: list.map((widget) => exportWidget(widget, locale)) }
}

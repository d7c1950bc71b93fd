/** Repairs what the linter found, where one repair is plainly right. */
import { eachWidget, type FormDefinition } from '../form-definition'
import { type AnyKnownWidget, definitionOf, isField, type Widget } from '../widgets/index'
import type { DisplayCondition } from '../options/display-condition'
import type { LintFinding } from './lint-definition'

/**
 * The form with one finding repaired, or null when a person has to decide. The repair removes the finding and adds none.
 *
 * - `duplicate-model`, `empty-model`: the field gets a model of its own.
 * - `duplicate-choice`: the later of two equal choices goes.
 * - `contradictory-range`: minimum and maximum change places.
 * - `default-invalid`: the default is cleared.
 * - `self-reference`: the pairs that name the field itself go; such a condition counts as shown already.
 *
 * @example const repaired = fixFinding(form, finding) ?? form
 */
export function fixFinding(form: FormDefinition, finding: LintFinding): FormDefinition | null {
  const target = [...eachWidget(form)].find((widget) => concerns(widget, finding))
  if (target === undefined || !isField(target)) return null
  const repaired = repair(form, target, finding)
  return repaired === null ? null : { ...form, list: replaceIn(form.list, target, repaired) }
}

/** Two widgets may share a key; a repeated model is the later one's problem. */
function concerns(widget: Widget, { widgetKey, code, params }: LintFinding): boolean {
  if (widget.key !== widgetKey || widget.type === 'unknown') return false
  return code !== 'duplicate-model' || widget.model === params['model']
}

function repair(form: FormDefinition, field: AnyKnownWidget, finding: LintFinding): AnyKnownWidget | null {
  switch (finding.code) {
    case 'duplicate-model':
    case 'empty-model':
      return { ...field, model: freeModel(form, field) }
    case 'duplicate-choice':
      return withoutRepeatedChoices(field)
    case 'contradictory-range':
      if (field.type !== 'number') return null
      return { ...field, options: { ...field.options, min: field.options.max, max: field.options.min } }
    case 'default-invalid':
      return withOption(field, 'defaultValue', definitionOf(field).emptyValue(field.options))
    case 'self-reference':
      return withOption(field, 'displayVerify', withoutModel(field.options.displayVerify, field.model))
    default:
      return null
  }
}

function freeModel(form: FormDefinition, field: AnyKnownWidget): string {
  const taken = new Set([...eachWidget(form)].flatMap((widget) => (widget.type === 'unknown' ? [] : [widget.model])))
  const wanted = field.model === '' ? `${field.type}_${field.key}` : field.model
  let model = wanted
  for (let copy = 2; taken.has(model); copy++) model = `${wanted}_${copy}`
  return model
}

function withoutRepeatedChoices(field: AnyKnownWidget): AnyKnownWidget | null {
  if (field.type !== 'radio' && field.type !== 'checkbox' && field.type !== 'select') return null
  const seen = new Set<string>()
  const kept = field.options.options.filter(({ value }) => seen.size < seen.add(String(value)).size)
  return withOption(field, 'options', kept)
}

function withoutModel(condition: DisplayCondition, model: string): DisplayCondition {
  const list = condition.list.filter((pair) => pair.model !== model)
  return { ...condition, type: list.length === 0 ? 'hide' : condition.type, list }
}

/** The value fits the option of this very type; the compiler cannot follow the union through a computed key. */
function withOption(field: AnyKnownWidget, option: string, value: unknown): AnyKnownWidget {
  return { ...field, options: { ...field.options, [option]: value } } as AnyKnownWidget
}

function replaceIn(list: readonly Widget[], target: Widget, repaired: Widget): readonly Widget[] {
  return list.map((widget) => {
    if (widget === target) return repaired
    if (widget.type !== 'grid') return widget
    return { ...widget, columns: widget.columns.map((column) => ({ ...column, list: replaceIn(column.list, target, repaired) })) }
  })
}

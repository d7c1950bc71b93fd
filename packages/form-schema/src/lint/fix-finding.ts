/** Repairs what the linter found, where one repair is plainly right. */
import { compareValues } from '../condition-language/compare-values'
import { eachWidget, type FormDefinition } from '../form-definition'
import { logicOf } from '../conditions/condition'
import type { DisplayCondition } from '../options/display-condition'
import type { Comparison, Condition } from '../condition-language/condition'
import type { FieldLogic } from '../options/field-logic'
import type { FurtherRules } from '../options/further-rules'
import { hasChoices, hasColumns, isField } from '../widgets/behaviours'
import { type AnyKnownWidget, definitionOf, type Widget } from '../widgets/index'
import { lintDefinition } from './lint-definition'
import type { LintFinding } from './lint-finding'

/**
 * Repairs one finding. The repair removes the finding and adds none.
 *
 * - `duplicate-model`, `empty-model`: the field gets a model of its own.
 * - `duplicate-choice`: the later of two equal choices goes.
 * - `contradictory-range`: minimum and maximum change places.
 * - `default-invalid`: the default is cleared.
 * - `self-reference`: the comparisons that name the field itself go; such a condition counts as shown already.
 * - `empty-range`: the ends of the range change places.
 * - `unknown-choice`: the condition for the choice that does not exist goes.
 *
 * @param form - the form the finding is about; it is not changed.
 * @param finding - one finding of {@link lintDefinition}.
 * @returns the repaired form; null when a person has to decide.
 * @example const repaired = fixFinding(form, finding) ?? form
 */
export function fixFinding(form: FormDefinition, finding: LintFinding): FormDefinition | null {
  const target = [...eachWidget(form)].find((widget) => concerns(widget, finding))
  if (target === undefined || !isField(target)) return null
  const repaired = repair(form, target, finding)
  if (repaired === null) return null
  const candidate = { ...form, list: replaceIn(form.list, target, repaired) }
  return isBetter(form, candidate, finding) ? candidate : null
}

/** True when a repair removes its finding and adds none; otherwise a person has to decide. */
function isBetter(before: FormDefinition, after: FormDefinition, { code, widgetKey }: LintFinding): boolean {
  const [had, has] = [countsOf(before), countsOf(after)]
  const place = placeOf({ code, widgetKey })
  return [...has].every(([each, count]) => count <= (had.get(each) ?? 0)) && (has.get(place) ?? 0) < (had.get(place) ?? 0)
}

/** How often each kind of finding is made about each widget. */
function countsOf(form: FormDefinition): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const finding of lintDefinition(form)) counts.set(placeOf(finding), (counts.get(placeOf(finding)) ?? 0) + 1)
  return counts
}

function placeOf({ code, widgetKey }: Pick<LintFinding, 'code' | 'widgetKey'>): string {
  return `${code} ${widgetKey}`
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
      return withRangeTurned(field, finding)
    case 'default-invalid':
      return withOption(field, 'defaultValue', definitionOf(field).emptyValue(field.options))
    case 'self-reference':
      return withLogic(withOption(field, 'displayVerify', withoutModel(field.options.displayVerify, field.model)), withoutSelf(field))
    case 'empty-range':
      return withLogic(
        field,
        mapComparisons(logicOf(field), (comparison) => turnRange(comparison, finding)),
      )
    case 'unknown-choice':
      return withLogic(field, withoutChoice(logicOf(field), String(finding.params['value'])))
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
  if (!hasChoices(field)) return null
  const seen = new Set<string>()
  const kept = field.options.options.filter(({ value }) => seen.size < seen.add(String(value)).size)
  return withOption(field, 'options', kept)
}

function withoutModel(condition: DisplayCondition, model: string): DisplayCondition {
  const list = condition.list.filter((pair) => pair.model !== model)
  return { ...condition, type: list.length === 0 ? 'hide' : condition.type, list }
}

/** The two limits change places: the option or the rule that says the least, and the one that says the most. */
function withRangeTurned(field: AnyKnownWidget, { params }: LintFinding): AnyKnownWidget | null {
  const { min, max, length } = { min: null, max: null, length: null, ...field.options }
  const { minItems, maxItems } = logicOf(field).rules ?? {}
  const least = Number(params['min'])
  const most = Number(params['max'])
  if (!(least > most)) return null
  const raised =
    most === maxItems
      ? withItems(field, { maxItems: least })
      : withLimit(field, most === max ? 'max' : most === length ? 'length' : null, least)
  if (raised === null) return null
  return least === minItems ? withItems(raised, { minItems: most }) : withLimit(raised, least === min ? 'min' : null, most)
}

const withLimit = (field: AnyKnownWidget, option: 'min' | 'max' | 'length' | null, limit: number) =>
  option === null ? null : withOption(field, option, limit)

function withItems(field: AnyKnownWidget, change: FurtherRules): AnyKnownWidget {
  const logic = logicOf(field)
  return withOption(field, 'formwork', { ...logic, rules: { ...logic.rules, ...change } })
}

/** The ends of the range a finding is about, turned; ends that have no order are left to a person. */
function turnRange(comparison: Comparison, { params }: LintFinding): Comparison {
  if (comparison.is !== 'between' || comparison.model !== params['model']) return comparison
  const { least, most } = comparison
  return String(least) === params['least'] && String(most) === params['most'] && (compareValues(least, most) ?? 0) > 0
    ? { ...comparison, least: most, most: least }
    : comparison
}

function withoutSelf(field: AnyKnownWidget): FieldLogic {
  const { showWhen, ...others } = logicOf(field)
  const left = showWhen === undefined ? null : withoutComparisons(showWhen, field.model)
  return left === null ? others : { ...others, showWhen: left }
}

/** A condition without the comparisons of one model; null when nothing is left of it. A group that loses all its parts goes too. */
function withoutComparisons(condition: Condition, model: string): Condition | null {
  if ('model' in condition) return condition.model === model ? null : condition
  if ('not' in condition) {
    const left = withoutComparisons(condition.not, model)
    return left === null ? null : left === condition.not ? condition : { ...condition, not: left }
  }
  const parts = 'all' in condition ? condition.all : condition.any
  const left = parts.flatMap((part) => withoutComparisons(part, model) ?? [])
  if (left.length === 0 && parts.length > 0) return null
  return 'all' in condition ? { ...condition, all: left } : { ...condition, any: left }
}

function withoutChoice(logic: FieldLogic, value: string): FieldLogic {
  const { choicesWhen = [], ...others } = logic
  const left = choicesWhen.filter((entry) => String(entry.value) !== value)
  return left.length === 0 ? others : { ...others, choicesWhen: left }
}

/** Every comparison of a logic through `change`. */
function mapComparisons(logic: FieldLogic, change: (comparison: Comparison) => Comparison): FieldLogic {
  const through = (condition: Condition): Condition => {
    if ('all' in condition) return { ...condition, all: condition.all.map(through) }
    if ('any' in condition) return { ...condition, any: condition.any.map(through) }
    return 'not' in condition ? { ...condition, not: through(condition.not) } : change(condition)
  }
  const { showWhen, requiredWhen, readonlyWhen, choicesWhen } = logic
  return {
    ...logic,
    ...(showWhen && { showWhen: through(showWhen) }),
    ...(requiredWhen && { requiredWhen: through(requiredWhen) }),
    ...(readonlyWhen && { readonlyWhen: through(readonlyWhen) }),
    ...(choicesWhen && { choicesWhen: choicesWhen.map((entry) => ({ ...entry, when: through(entry.when) })) }),
  }
}

function withLogic(field: AnyKnownWidget, formwork: FieldLogic): AnyKnownWidget {
  return withOption(field, 'formwork', formwork)
}

/** The value fits the option of this very type; the compiler cannot follow the union through a computed key. */
function withOption(field: AnyKnownWidget, option: string, value: unknown): AnyKnownWidget {
  return { ...field, options: { ...field.options, [option]: value } } as AnyKnownWidget
}

function replaceIn(list: readonly Widget[], target: Widget, repaired: Widget): readonly Widget[] {
  return list.map((widget) => {
    if (widget === target) return repaired
    if (!hasColumns(widget)) return widget
    return { ...widget, columns: widget.columns.map((column) => ({ ...column, list: replaceIn(column.list, target, repaired) })) }
  })
}

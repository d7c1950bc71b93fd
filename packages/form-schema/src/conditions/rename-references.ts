/** Follows the new model of a field through everything that names it. */
import type { Condition } from '../condition-language/condition'
import type { FieldLogic } from '../options/field-logic'
import { type FurtherRules, modelsOfRule, withModels } from '../options/further-rules'
import type { Widget } from '../widgets/index'
import { type NamePlace, renameInExpression } from './rename-in-expression'

/**
 * Points every reference of a widget to the model `from` at `to`: display condition (also one that is switched off), logic in groups and
 * lists, names in a computed value's expression. Whether the widget means that field at all is the caller's to know: a row's own field
 * hides a field of the form with the same model. The widgets inside it are not followed.
 *
 * When a field in the rows of a subform was renamed, a widget outside these rows is given `subform`: only its expression can reach into
 * rows, as in `sum(items.price)`.
 *
 * @param widget - any widget; it is not changed.
 * @param from - the model until now.
 * @param to - the new model.
 * @param options - `subform`: the model of the subform that holds the renamed field; null, the default, for a field of the same record.
 * @returns a new widget; the same one when it names no such field.
 * @example renameReferences(widget, 'kind', 'sort')
 */
export function renameReferences<W extends Widget>(
  widget: W,
  from: string,
  to: string,
  { subform = null }: { readonly subform?: string | null } = {},
): W {
  if (widget.type === 'unknown' || from === to) return widget
  if (subform === null) return renamed(widget, { model: replacing(from, to), expression: renaming(from, to, isOwnName) })
  const inRows = renamed(widget, { model: same, expression: (text) => (text.includes(subform) ? renamingParts(text, from, to) : text) })
  return widget.model === subform ? renameColumns(inRows, replacing(from, to)) : inRows
}

/** The columns that the rules of a subform name, changed; the same widget when none is. */
export function renameColumns<W extends Widget>(widget: W, model: Renaming['model']): W {
  if (widget.type === 'unknown') return widget
  const { formwork } = widget.options
  const { unique } = formwork.rules ?? {}
  const columns = unique && eachChanged(unique, (entry) => (typeof entry === 'string' ? model(entry) : eachChanged(entry, model)))
  if (columns === unique) return widget
  return { ...widget, options: { ...widget.options, formwork: { ...formwork, rules: { ...formwork.rules, unique: columns } } } }
}

/** Every model of a widget's conditions, and the names in its expression, through a map of new models. */
export function mapReferences<W extends Widget>(widget: W, models: ReadonlyMap<string, string>): W {
  const expression = (text: string) => [...models].reduce((done, [from, to]) => renaming(from, to, isOwnName)(done), text)
  return renamed(widget, { model: (model) => models.get(model) ?? model, expression })
}

interface Renaming {
  readonly model: (model: string) => string
  readonly expression: (text: string) => string
}

const same = (model: string) => model
const replacing = (from: string, to: string) => (model: string) => (model === from ? to : model)
const isOwnName = ({ isPart }: NamePlace) => !isPart
const renaming = (from: string, to: string, isMeant: (place: NamePlace) => boolean) => (text: string) =>
  renameInExpression(text, from, to, isMeant)
const renamingParts = (text: string, from: string, to: string) =>
  renameInExpression(text, from, to, ({ isPart, isInBrackets }) => isPart || isInBrackets)

function renamed<W extends Widget>(widget: W, change: Renaming): W {
  if (widget.type === 'unknown') return widget
  const { displayVerify, formwork } = widget.options
  const list = eachChanged(displayVerify.list, (pair) => withModel(pair, change.model))
  const logic = renamedLogic(formwork, change)
  if (list === displayVerify.list && logic === formwork) return widget
  // The spread keeps type and options together; the compiler loses their correlation.
  return { ...widget, options: { ...widget.options, displayVerify: { ...displayVerify, list }, formwork: logic } }
}

/** The parts of a logic that change under a renaming; the same object when none does. */
function renamedLogic(logic: FieldLogic, change: Renaming): FieldLogic {
  const { showWhen, requiredWhen, readonlyWhen, choicesWhen, computed, rules } = logic
  const condition = (part: Condition | undefined) => part && renamedCondition(part, change.model)
  const next = {
    showWhen: condition(showWhen),
    requiredWhen: condition(requiredWhen),
    readonlyWhen: condition(readonlyWhen),
    choicesWhen:
      choicesWhen &&
      eachChanged(choicesWhen, (entry) => {
        const when = renamedCondition(entry.when, change.model)
        return when === entry.when ? entry : { ...entry, when }
      }),
    computed: computed === undefined ? undefined : change.expression(computed),
    rules: rules && renamedRules(rules, change),
  }
  const changed = Object.entries(next).filter(([part, value]) => value !== logic[part as keyof typeof next])
  return changed.length === 0 ? logic : { ...logic, ...Object.fromEntries(changed) }
}

/** Rules across fields; the columns that `unique` names are for whoever renames a field in rows: see `subform`. */
function renamedRules(rules: FurtherRules, { model }: Renaming): FurtherRules {
  const { checks } = rules
  const next =
    checks &&
    eachChanged(checks, (check) =>
      modelsOfRule(check.holds).some((each) => model(each) !== each) ? { ...check, holds: withModels(check.holds, model) } : check,
    )
  return next === undefined || next === checks ? rules : { ...rules, checks: next }
}

function renamedCondition(condition: Condition, model: Renaming['model']): Condition {
  const through = (part: Condition) => renamedCondition(part, model)
  if ('all' in condition) return withPart(condition, 'all', eachChanged(condition.all, through))
  if ('any' in condition) return withPart(condition, 'any', eachChanged(condition.any, through))
  if ('not' in condition) return withPart(condition, 'not', through(condition.not))
  return withModel(condition, model)
}

function withModel<Named extends { readonly model: string }>(named: Named, model: Renaming['model']): Named {
  const next = model(named.model)
  return next === named.model ? named : { ...named, model: next }
}

function withPart<Group extends object, Part extends keyof Group>(group: Group, part: Part, value: Group[Part]): Group {
  return value === group[part] ? group : { ...group, [part]: value }
}

/** The list with every item changed; the same list when none was. */
function eachChanged<Item>(list: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const changed = list.map(change)
  return changed.some((item, index) => item !== list[index]) ? changed : list
}

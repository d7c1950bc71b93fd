/** What changed from one version of a form to the next. */
import { equalJson } from '../equal-json'
import { childLists, type FormDefinition } from '../form-definition'
import { isRequired } from '../rules/field-rules'
import { hasRows, isField, typeOf } from '../widgets/behaviours'
import { definitionOf, type Widget } from '../widgets/index'
import type { AnswerEffect, FormChange } from './form-change'
import { longestRun } from './longest-run'
import { pairFields } from './pair-fields'
import { heldList } from '../held-list'

/** One widget and where it stands. */
interface PlacedWidget {
  readonly widget: Widget
  readonly key: string
  readonly model: string
  /** The list it stands in: the key of what holds it and the number of the column; '' at the top. */
  readonly list: string
  /** The subform whose rows it belongs to, '' for the form's own record. */
  readonly record: string
}

/**
 * Compares two versions of a form. A widget is found again by its key, else by its model.
 *
 * @param before - the earlier form.
 * @param after - the later one.
 * @returns what differs, with the effect on stored answers: what was removed, then the rest in the order of the later form, its settings last.
 * Say it with {@link explainChange}.
 * @example diffForms(form, next).map((change) => explainChange(change, { locale: 'en' }))
 */
export function diffForms(before: FormDefinition, after: FormDefinition): FormChange[] {
  const [old, now] = [placed(before), placed(after)]
  const pairs = pairFields(old, now)
  const earlier = new Map([...pairs].map(([one, other]) => [other, one]))
  const keyNow = new Map([...pairs].map(([one, other]) => [one.key, other.key]))
  const moved = movedWidgets(now, earlier, old, keyNow)
  const removed = old
    .filter((place) => !pairs.has(place))
    .map((place) => changeOf(place, 'removed', isField(place.widget) ? 'lost' : 'none'))
  const others = now.flatMap((place) => {
    const was = earlier.get(place)
    if (was === undefined) return [addedChange(place)]
    return [...(moved.has(place) ? [movedChange(was, place, keyNow)] : []), ...differences(was, place)]
  })
  const settings: FormChange = { code: 'settings', key: null, label: '', effect: 'none', params: {} }
  return [...removed, ...others, ...(equalJson(before.config, after.config) ? [] : [settings])]
}

function placed(form: FormDefinition): PlacedWidget[] {
  const found: PlacedWidget[] = []
  const enter = (list: readonly Widget[], place: string, record: string): void => {
    for (const widget of list) {
      found.push({ widget, key: widget.key, model: isField(widget) ? widget.model : '', list: place, record })
      const inside = hasRows(widget) ? widget.key : record
      for (const [column, children] of childLists(widget).entries()) enter(children, `${column} ${widget.key}`, inside)
    }
  }
  enter(heldList(form), '', '')
  return found
}

/** Widgets that are in another list now, or in another order than their neighbours. */
function movedWidgets(
  now: readonly PlacedWidget[],
  earlier: ReadonlyMap<PlacedWidget, PlacedWidget>,
  old: readonly PlacedWidget[],
  keyNow: ReadonlyMap<string, string>,
): ReadonlySet<PlacedWidget> {
  const listNow = ({ list }: PlacedWidget) => {
    const [column, key] = [list.slice(0, list.indexOf(' ') + 1), list.slice(list.indexOf(' ') + 1)]
    return `${column}${keyNow.get(key) ?? key}`
  }
  const rank = new Map(old.map((place, index) => [place, index]))
  const moved = new Set<PlacedWidget>()
  const stayed = new Map<string, PlacedWidget[]>()
  for (const place of now) {
    const was = earlier.get(place)
    if (was === undefined) continue
    if (listNow(was) === place.list) stayed.set(place.list, [...(stayed.get(place.list) ?? []), place])
    else moved.add(place)
  }
  for (const places of stayed.values()) {
    const run = longestRun(places.map((place) => rank.get(earlier.get(place) ?? place) ?? 0))
    for (const [index, place] of places.entries()) if (!run.has(index)) moved.add(place)
  }
  return moved
}

function differences({ widget: was }: PlacedWidget, place: PlacedWidget): readonly FormChange[] {
  const { widget } = place
  const changes: FormChange[] = []
  const change = (code: FormChange['code'], effect: AnswerEffect, params: FormChange['params'] = {}) =>
    changes.push(changeOf(place, code, effect, params))
  if (typeOf(was) !== typeOf(widget)) {
    const effect = isField(was) && isField(widget) && hasRows(was) === hasRows(widget) ? 'converted' : isField(was) ? 'lost' : 'none'
    change('retyped', effect, { before: typeOf(was), after: typeOf(widget) })
  }
  if (isField(was) && isField(widget) && was.model !== widget.model)
    change('renamed', 'carried', { before: was.model, after: widget.model })
  if (was.name !== widget.name) change('relabelled', 'none', { before: was.name, after: widget.name })
  if (was.type === 'unknown' || widget.type === 'unknown' || typeOf(was) !== typeOf(widget)) return changes
  const names = [...new Set([...Object.keys(was.options), ...Object.keys(widget.options)])]
  const differing = names.filter((name) => !equalJson(Reflect.get(was.options, name), Reflect.get(widget.options, name)))
  const conditions = differing.filter((name) => CONDITIONS.has(name))
  const options = differing.filter((name) => !CONDITIONS.has(name))
  if (options.length > 0)
    change('options', isField(widget) && isField(was) ? effectOf(was, widget) : 'none', { options: options.join(', ') })
  if (conditions.length > 0) change('conditions', 'shown')
  return changes
}

const CONDITIONS: ReadonlySet<string> = new Set(['displayVerify', 'formwork'])

/** Options matter to answers where the value gets another shape, or becomes required. */
function effectOf(was: Extract<Widget, { options: object }>, widget: Extract<Widget, { options: object }>): AnswerEffect {
  const [before, after] = [was, widget].map((each) => definitionOf(each).valueShape(each.options))
  if (before !== null && after !== null && before?.kind !== after?.kind) return 'converted'
  return equalJson(before, after) && (isRequired(was) || !isRequired(widget)) ? 'none' : 'checked'
}

function addedChange(place: PlacedWidget): FormChange {
  const isAsked = isField(place.widget) && isRequired(place.widget)
  return changeOf(place, 'added', isAsked ? 'missing' : 'none')
}

/** A field that moves between records leaves its answers behind. */
function movedChange(was: PlacedWidget, place: PlacedWidget, keyNow: ReadonlyMap<string, string>): FormChange {
  const isElsewhere = (keyNow.get(was.record) ?? was.record) !== place.record
  return changeOf(place, 'moved', isField(place.widget) && isElsewhere ? 'lost' : 'none')
}

function changeOf(
  { widget, key, model }: PlacedWidget,
  code: FormChange['code'],
  effect: AnswerEffect,
  params: FormChange['params'] = {},
): FormChange {
  return { code, key, label: widget.name || model || typeOf(widget), effect, params }
}

/** Goes through every text of a widget that people read, and may put another in its place. Stored values are left out. */
import { isList, isObject, type JsonObject } from '../json'
import { choiceLabel } from '../options/choices'
import type { FurtherRules } from '../options/further-rules'
import type { TreeChoice } from '../options/choice-tree'
import { ruleKeys } from '../rules/field-rules'
import { behaviourOf, hasChoices } from '../widgets/behaviours'
import type { GridColumn, Widget } from '../widgets/index'

/**
 * What a text is: the title of a field or container, its help text, a placeholder, a choice, a message of a rule, the title of a pane, or a text
 * that stands in the form by itself.
 */
export type TextPart = 'title' | 'help' | 'placeholder' | 'choice' | 'message' | 'pane' | 'text'

/** Given every text that is not empty. @returns what stands in its place */
export type TextMapper = (text: string, part: TextPart, widget: Widget) => string

const PLACEHOLDERS = ['placeholder', 'startPlaceholder', 'endPlaceholder']

export function mapTexts(list: readonly Widget[], map: TextMapper): readonly Widget[] {
  return list.map((widget) => mapWidget(widget, map))
}

function mapWidget(widget: Widget, map: TextMapper): Widget {
  const mapText = (text: unknown, part: TextPart) => (typeof text === 'string' && text.trim() !== '' ? map(text, part, widget) : text)
  const columns =
    'columns' in widget
      ? {
          columns: widget.columns.map((column): GridColumn => {
            const list = mapTexts(column.list, map)
            return column.title === undefined ? { ...column, list } : { ...column, title: String(mapText(column.title, 'pane')), list }
          }),
        }
      : {}
  if (widget.type === 'unknown') return { ...widget, ...columns }
  const isDisplay = behaviourOf(widget).kind === 'display'
  const name = isDisplay ? widget.name : String(mapText(widget.name, 'title'))
  const rules = mapRules(widget.rules, mapText)
  // The same widget with other texts: which options it has is not changed.
  return {
    ...widget,
    name,
    ...columns,
    rules,
    options: mapOptions(widget.options, { mapText, isDisplay, hasList: hasChoices(widget) }),
  } as Widget
}

/** The author's message of one rule; messages of rules that are not enforced are shown nowhere. */
function mapRules(rules: readonly JsonObject[], mapText: OptionsMap['mapText']): readonly JsonObject[] {
  return rules.map((rule) =>
    ruleKeys(rule).length === 1 && 'message' in rule ? { ...rule, message: String(mapText(rule['message'], 'message')) } : rule,
  )
}

interface OptionsMap {
  readonly mapText: (text: unknown, part: TextPart) => unknown
  readonly isDisplay: boolean
  readonly hasList: boolean
}

function mapOptions(options: object, { mapText, isDisplay, hasList }: OptionsMap): object {
  const known: Readonly<Record<string, unknown>> = { ...options }
  const changes: Record<string, unknown> = {}
  if ('tip' in known) changes['tip'] = mapText(known['tip'], 'help')
  for (const option of PLACEHOLDERS) if (option in known) changes[option] = mapText(known[option], 'placeholder')
  if (isDisplay && typeof known['defaultValue'] === 'string') changes['defaultValue'] = mapText(known['defaultValue'], 'text')
  if (hasList && known['remote'] === false && isList(known['options'])) {
    changes['options'] = mapChoices(known['options'] as readonly TreeChoice[], (label) => String(mapText(label, 'choice')))
  }
  const logic = known['formwork']
  if (isObject(logic) && isObject(logic['rules']) && isList(logic['rules']['checks'])) {
    const { checks = [] } = logic['rules'] as FurtherRules
    const mapped = checks.map((check) => ({ ...check, message: String(mapText(check.message, 'message')) }))
    changes['formwork'] = { ...logic, rules: { ...logic['rules'], checks: mapped } }
  }
  return { ...options, ...changes }
}

function mapChoices(choices: readonly TreeChoice[], map: (label: string) => string): readonly TreeChoice[] {
  return choices.map((choice) => {
    const shown = choiceLabel(choice)
    const label = map(shown)
    const children = choice.children === undefined ? {} : { children: mapChoices(choice.children, map) }
    return { ...choice, ...(label === shown ? {} : { label }), ...children }
  })
}

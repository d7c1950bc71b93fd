/** Texts of a form in another language than its definition's: the host's words laid over labels, tips, placeholders and choices. Pure. */
import {
  type AnyKnownWidget,
  behaviourOf,
  type Choice,
  type FormDefinition,
  hasRows,
  type TreeChoice,
  type Widget,
} from '@formwork/form-schema'
import { type SetOptions, withOptions } from '../field/with-options'

/**
 * Texts of one widget. What is left out stays as the definition has it.
 *
 * @example const labels: FieldLabels = { name: '类型', tip: '选一个', options: { goods: '物品', travel: '差旅' } }
 */
export interface FieldLabels {
  /** The label; also what messages of the rules call the field. */
  readonly name?: string | undefined
  /** The tip below the control. */
  readonly tip?: string | undefined
  /** What an empty control shows; ignored where a type has none. */
  readonly placeholder?: string | undefined
  /** What the empty start of a range of dates or times shows. */
  readonly startPlaceholder?: string | undefined
  /** What its empty end shows. */
  readonly endPlaceholder?: string | undefined
  /** Labels of choices that the definition lists, by the choice's value as text; those of a cascader on every level. */
  readonly options?: Readonly<Record<string, string>> | undefined
  /** What a `text` or `divider` widget says. */
  readonly text?: string | undefined
  /** Titles of the panes of tabs, sections and pages, in their order. */
  readonly panes?: readonly string[] | undefined
  /** Texts of the fields in a row of a subform, by their model in the row. */
  readonly fields?: FormLabels | undefined
}

/**
 * Texts by model. A model the form does not have is ignored; a definition stays as it is.
 *
 * @example
 * const chinese: FormLabels = {
 *   kind: { name: '类型', options: { goods: '物品', travel: '差旅' } },
 *   items: { name: '明细', fields: { price: { name: '单价', placeholder: '元' } } },
 * }
 */
export type FormLabels = Readonly<Record<string, FieldLabels>>

/**
 * Puts `labels` in place of a definition's own texts. {@link FormRendererProps.labels} does this by itself; a server that answers in the
 * same language calls it before `validateValues`.
 *
 * @param form - the definition; it is not changed.
 * @param labels - texts by model; a model the form does not have is ignored.
 * @returns a new definition.
 * @example const chineseForm = withLabels(form, { reason: { name: '事由' } })
 */
export function withLabels(form: FormDefinition, labels: FormLabels): FormDefinition {
  return { ...form, list: form.list.map((widget) => relabelled(widget, labels)) }
}

const NOTHING: FormLabels = {}

function relabelled(widget: Widget, labels: FormLabels): Widget {
  const own = widget.type !== 'unknown' && Object.hasOwn(labels, widget.model) ? labels[widget.model] : undefined
  const inner = hasRows(widget) ? (own?.fields ?? NOTHING) : labels
  const labelled = widget.type === 'unknown' ? widget : withOwnLabels(widget, own)
  if (!('columns' in labelled)) return labelled
  const columns = labelled.columns.map((column, slot) => ({
    ...column,
    // Only a pane has a title.
    ...(column.title !== undefined && { title: own?.panes?.[slot] ?? column.title }),
    list: column.list.map((child) => relabelled(child, inner)),
  }))
  return { ...labelled, columns }
}

const TEXT_OPTIONS = ['tip', 'placeholder', 'startPlaceholder', 'endPlaceholder'] as const

function withOwnLabels(widget: AnyKnownWidget, labels: FieldLabels | undefined): AnyKnownWidget {
  if (!labels) return widget
  const texts = Object.fromEntries(TEXT_OPTIONS.flatMap((name) => (labels[name] === undefined ? [] : [[name, labels[name]]])))
  const words = behaviourOf(widget).kind === 'display' && labels.text !== undefined ? { defaultValue: labels.text } : {}
  const relabelled = withOptions(widget, { ...texts, ...words, ...choiceLabels(widget, labels.options) })
  return { ...relabelled, name: labels.name ?? widget.name }
}

function choiceLabels({ options }: AnyKnownWidget, words: FieldLabels['options']): Pick<SetOptions, 'options' | 'showLabel'> {
  if (!words || !('options' in options)) return {}
  // Without `showLabel` the old family prints values; a choice that the host does not name still shows its value.
  const printsValues = 'showLabel' in options && !options.showLabel
  const choices = options.options.map((choice) => relabelledChoice(choice, words, printsValues))
  return { options: choices, ...(printsValues && { showLabel: true }) }
}

function relabelledChoice<C extends Choice | TreeChoice>(choice: C, words: Readonly<Record<string, string>>, printsValues: boolean): C {
  const value = String(choice.value)
  const label = Object.hasOwn(words, value) ? words[value] : printsValues ? value : choice.label
  return {
    ...choice,
    ...(label === undefined ? {} : { label }),
    ...('children' in choice && choice.children
      ? { children: choice.children.map((child) => relabelledChoice(child, words, printsValues)) }
      : {}),
  }
}

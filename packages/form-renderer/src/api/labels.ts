/** Texts of a form in another language than its definition's: the host's words laid over labels, tips, placeholders and choices. Pure. */
import { type AnyKnownWidget, behaviourOf, type FormDefinition, hasRows, type Widget } from '@formwork/form-schema'

/**
 * Texts of one widget. What is left out stays as the definition has it.
 *
 * @example const labels: FieldLabels = { name: '类型', tip: '选一个', options: { goods: '物品', travel: '差旅' } }
 */
export interface FieldLabels {
  /** The label; also what messages of the rules call the field. */
  readonly name?: string
  /** The tip below the control. */
  readonly tip?: string
  /** What an empty control shows; ignored where a type has none. */
  readonly placeholder?: string
  /** What the empty start of a range of dates or times shows. */
  readonly startPlaceholder?: string
  /** What its empty end shows. */
  readonly endPlaceholder?: string
  /** Labels of choices that the definition lists, by the choice's value as text; those of a cascader on every level. */
  readonly options?: Readonly<Record<string, string>>
  /** What a `text` or `divider` widget says. */
  readonly text?: string
  /** Texts of the fields in a row of a subform, by their model in the row. */
  readonly fields?: FormLabels
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
 * The definition with `labels` in place of its own texts. {@link FormRendererProps.labels} does this by itself; a server that answers in the
 * same language calls it before `validateValues`.
 *
 * @returns a new definition; the one given is not changed
 * @example const chineseForm = withLabels(form, { reason: { name: '事由' } })
 */
export function withLabels(form: FormDefinition, labels: FormLabels): FormDefinition {
  return { ...form, list: form.list.map((widget) => relabelled(widget, labels)) }
}

const NOTHING: FormLabels = {}

function relabelled(widget: Widget, labels: FormLabels): Widget {
  if (widget.type === 'unknown') return widget
  const own = Object.hasOwn(labels, widget.model) ? labels[widget.model] : undefined
  const inner = hasRows(widget) ? (own?.fields ?? NOTHING) : labels
  if ('columns' in widget)
    return {
      ...withOwnLabels(widget, own),
      columns: widget.columns.map((column) => ({ ...column, list: column.list.map((child) => relabelled(child, inner)) })),
    } as AnyKnownWidget
  return withOwnLabels(widget, own)
}

const TEXT_OPTIONS = ['tip', 'placeholder', 'startPlaceholder', 'endPlaceholder'] as const

function withOwnLabels(widget: AnyKnownWidget, labels: FieldLabels | undefined): AnyKnownWidget {
  if (!labels) return widget
  const changes: Record<string, unknown> = {}
  for (const name of TEXT_OPTIONS) {
    if (labels[name] !== undefined && Object.hasOwn(widget.options, name)) changes[name] = labels[name]
  }
  const isWords = behaviourOf(widget).kind === 'display'
  if (isWords && labels.text !== undefined) changes['defaultValue'] = labels.text
  const { options } = labels
  if (options && 'options' in widget.options) {
    // Without `showLabel` the old family prints values; a choice without a word of the host goes on doing so.
    const printsValues = 'showLabel' in widget.options && !widget.options.showLabel
    changes['options'] = widget.options.options.map((choice) => relabelledChoice(choice, options, printsValues))
    if (printsValues) changes['showLabel'] = true
  }
  return { ...widget, name: labels.name ?? widget.name, options: { ...widget.options, ...changes } } as AnyKnownWidget
}

interface AnyChoice {
  readonly value: unknown
  readonly label?: string
  readonly children?: readonly AnyChoice[]
}

function relabelledChoice(choice: AnyChoice, words: Readonly<Record<string, string>>, printsValues: boolean): AnyChoice {
  const value = String(choice.value)
  const label = Object.hasOwn(words, value) ? words[value] : printsValues ? value : choice.label
  return {
    ...choice,
    ...(label === undefined ? {} : { label }),
    ...(choice.children ? { children: choice.children.map((child) => relabelledChoice(child, words, printsValues)) } : {}),
  }
}

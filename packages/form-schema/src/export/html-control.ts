/** The HTML of one control in a sample page: native elements, every text escaped. */
import { type Choice, choiceLabel, hasLocalChoices } from '../options/choices'
import type { TreeChoice } from '../options/choice-tree'
import { dateValueKind } from '../rules/values/check-date'
import { isNumericDataType } from '../rules/values/data-types'
import { definitionOf, type AnyKnownWidget, type WidgetOf } from '../widgets/index'
import { attributes, escapeHtml } from './escape-html'

type Attributes = Readonly<Record<string, string | number | boolean>>

/** The types that one labelled control stands for, or a pair of them. */
export type ControlWidget = Exclude<AnyKnownWidget, { type: 'grid' | 'subform' | 'divider' | 'text' | 'radio' | 'checkbox' }>

/** What every control of a widget carries. `data-model` names the value; `name` groups radio buttons. */
export function commonAttributes({ key, model, options }: AnyKnownWidget): Attributes {
  const { disabled } = 'disabled' in options ? options : { disabled: false }
  return { id: `f-${key}`, name: model, 'data-model': model, 'data-needed': true, disabled }
}

/** True when two controls make up the value: a range of dates or times, the two ends of a slider. */
export function isPair(widget: AnyKnownWidget): boolean {
  if (widget.type === 'date') return dateValueKind(widget.options) === 'range'
  return (widget.type === 'time' && widget.options.isRange) || (widget.type === 'slider' && widget.options.range)
}

/** The control of a widget; `label` names both controls of a pair. */
export function control(widget: ControlWidget): string {
  const { options } = widget
  const common = { ...commonAttributes(widget), readonly: options.readonly }
  switch (widget.type) {
    case 'input':
      return `<input${attributes({ ...common, ...inputAttributes(widget) })}>`
    case 'textarea':
      return textarea(common, widget.options.defaultValue, { placeholder: widget.options.placeholder, rows: 5 })
    case 'editor':
      return textarea(common, widget.options.defaultValue, { placeholder: widget.options.placeholder || '<p>…</p>', rows: 5 })
    case 'number': {
      const { min, max, step, defaultValue } = widget.options
      return `<input${attributes({ ...common, type: 'number', min, max, step, value: defaultValue ?? '' })}>`
    }
    case 'rate': {
      const { max, allowHalf, defaultValue } = widget.options
      return `<input${attributes({ ...common, type: 'number', min: 0, max, step: allowHalf ? 0.5 : 1, value: defaultValue ?? '' })}>`
    }
    case 'switch':
      return `<input${attributes({ ...common, 'data-needed': false, type: 'checkbox', 'data-kind': 'switch', checked: widget.options.defaultValue })}>`
    case 'slider':
      return sliderControl(widget, common)
    case 'color': {
      const placeholder = widget.options.showAlpha ? 'rgba(0, 0, 0, 0.5)' : '#000000'
      return `<input${attributes({ ...common, type: 'text', 'data-kind': 'color', placeholder, value: widget.options.defaultValue ?? '' })}>`
    }
    case 'time':
    case 'date':
      return dateControl(widget, common)
    case 'cascader':
      return cascaderControl(widget, common)
    case 'imgupload':
    case 'file':
      return fileControl(widget, common)
    case 'blank':
      return blankControl(widget, common)
    case 'select':
      return selectControl(widget, common)
  }
}

function textarea(common: Attributes, text: string, more: Attributes): string {
  // A line break behind the tag is the tag's own.
  return `<textarea${attributes({ ...common, ...more })}>\n${escapeHtml(text)}</textarea>`
}

function inputAttributes({ options }: WidgetOf<'input'>): Attributes {
  const { dataType, showPassword, placeholder, defaultValue, maxlength } = options
  const numeric = isNumericDataType(dataType)
  const type = showPassword ? 'password' : numeric ? 'number' : dataType === 'email' || dataType === 'url' ? dataType : 'text'
  const step = numeric && dataType !== 'integer' ? 'any' : ''
  return { type, step, placeholder, value: defaultValue, maxlength: maxlength < 0 ? '' : maxlength }
}

function sliderControl(widget: WidgetOf<'slider'>, common: Attributes): string {
  const { min, max, step } = widget.options
  const value = definitionOf(widget).defaultValue(widget.options)
  return onceOrTwice(widget, common, value, (at) => ({ type: 'range', min, max, step, value: typeof at === 'number' ? at : min }))
}

/** The browser's own picker where it writes the widget's format, else plain text. */
const NATIVE_TYPES: ReadonlyMap<string, Attributes> = new Map<string, Attributes>([
  ['yyyy-MM-dd', { type: 'date' }],
  ['yyyy-MM', { type: 'month' }],
  ['HH:mm', { type: 'time' }],
  ['HH:mm:ss', { type: 'time', step: 1 }],
])

function dateControl(widget: WidgetOf<'date'> | WidgetOf<'time'>, common: Attributes): string {
  const { format, placeholder } = widget.options
  const value = definitionOf(widget).defaultValue(widget.options)
  if (widget.type === 'date' && widget.options.timestamp) {
    return onceOrTwice(widget, common, value, () => ({ type: 'datetime-local', step: 1 }))
  }
  if (widget.type === 'date' && dateValueKind(widget.options) === 'list') {
    const days = Array.isArray(value) ? value.join(', ') : ''
    return `<input${attributes({ ...common, type: 'text', 'data-kind': 'list', placeholder: `${format}, …`, value: days })}>`
  }
  const native = NATIVE_TYPES.get(format) ?? { type: 'text', placeholder: placeholder || format }
  return onceOrTwice(widget, common, value, (at) => ({ ...native, value: typeof at === 'string' ? at : '' }))
}

/** One control, or the two of a pair with the start's and the end's default. */
function onceOrTwice(widget: ControlWidget, common: Attributes, value: unknown, own: (value: unknown) => Attributes): string {
  if (!isPair(widget)) return `<input${attributes({ ...common, ...own(value) })}>`
  const [start, end] = Array.isArray(value) ? (value as readonly unknown[]) : []
  const label = { 'aria-label': widget.name, 'data-kind': 'pair' }
  const second = { ...common, id: `f-${widget.key}-end` }
  return `<div><input${attributes({ ...common, ...label, ...own(start) })}><input${attributes({ ...second, ...label, ...own(end) })}></div>`
}

/** One entry per leaf, with the labels along its path. */
function cascaderControl({ options }: WidgetOf<'cascader'>, common: Attributes): string {
  if (!hasLocalChoices(options))
    return `<input${attributes({ ...common, type: 'text', 'data-kind': 'list', placeholder: options.placeholder })}>`
  const chosen = JSON.stringify(options.defaultValue)
  const leaves: string[] = []
  const walk = (level: readonly TreeChoice[], above: readonly TreeChoice[]): void => {
    for (const node of level) {
      const path = [...above, node]
      if (node.children !== undefined && node.children.length > 0) {
        walk(node.children, path)
        continue
      }
      const value = JSON.stringify(path.map((step) => step.value))
      const label = (options.showAllLevels ? path : [node]).map((step) => step.label ?? String(step.value)).join(' / ')
      leaves.push(`<option${attributes({ value, selected: value === chosen })}>${escapeHtml(label)}</option>`)
    }
  }
  walk(options.options, [])
  const none = `<option value="[]">${escapeHtml(options.placeholder)}</option>`
  return `<select${attributes({ ...common, 'data-kind': 'json' })}>${none}${leaves.join('')}</select>`
}

function fileControl({ type, options }: WidgetOf<'imgupload'> | WidgetOf<'file'>, common: Attributes): string {
  const isPictures = type === 'imgupload'
  const kind = { 'data-kind': isPictures ? 'pictures' : 'files', accept: isPictures ? 'image/*' : '' }
  return `<input${attributes({ ...common, ...kind, type: 'file', multiple: options.length > 1 })}>`
}

/** The host's own component: text, or JSON where it stores an object or a list. */
function blankControl({ options }: WidgetOf<'blank'>, common: Attributes): string {
  if (options.defaultType === 'String') return `<input${attributes({ ...common, type: 'text' })}>`
  return textarea({ ...common, 'data-kind': 'json' }, options.defaultType === 'Object' ? '{}' : '[]', { rows: 3 })
}

function selectControl({ options }: WidgetOf<'select'>, common: Attributes): string {
  const { multiple, placeholder, defaultValue } = options
  if (!hasLocalChoices(options))
    return `<input${attributes({ ...common, type: 'text', 'data-kind': multiple ? 'list' : '', placeholder })}>`
  const chosen = typeof defaultValue === 'object' ? defaultValue : [defaultValue]
  const first = multiple ? '' : `<option value="">${escapeHtml(placeholder)}</option>`
  const entries = options.options.map((choice) => choiceOption(choice, chosen.includes(choice.value)))
  return `<select${attributes({ ...common, multiple })}>${first}${entries.join('')}</select>`
}

function choiceOption(choice: Choice, selected: boolean): string {
  return `<option${attributes({ value: String(choice.value), selected })}>${escapeHtml(choiceLabel(choice))}</option>`
}

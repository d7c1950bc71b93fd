/** The HTML of one widget in a sample page: native elements, every text escaped. */
import { type Choice, choiceLabel } from '../options/choices'
import { dateValueKind } from '../rules/check-date'
import type { AnyKnownWidget, Widget, WidgetOf } from '../widgets/index'
import { attributes, escapeHtml } from './escape-html'

/** One widget as HTML; grids hold their children. */
export function htmlOf(widget: Widget): string {
  if (widget.type === 'unknown') return `<p class="unknown">${escapeHtml(`${widget.name} (${widget.sourceType})`)}</p>`
  const body = htmlBody(widget)
  return `<div class="widget ${widget.type}"${attributes({ 'data-key': widget.key })}>${body}</div>`
}

function htmlBody(widget: AnyKnownWidget): string {
  switch (widget.type) {
    case 'grid':
      return widget.columns.map((column) => `<div class="column span-${column.span}">${column.list.map(htmlOf).join('')}</div>`).join('')
    case 'divider':
      return `<hr><span class="caption">${escapeHtml(widget.options.defaultValue)}</span>`
    case 'text':
      return `<p>${escapeHtml(widget.options.defaultValue)}</p>`
    case 'radio':
    case 'checkbox':
      return choiceGroup(widget)
    default:
      return `<label${attributes({ for: widget.key })}>${labelText(widget)}</label>${control(widget)}${tip(widget.options.tip)}`
  }
}

function labelText(widget: AnyKnownWidget): string {
  const isRequired = 'required' in widget.options && widget.options.required
  return `${escapeHtml(widget.name)}${isRequired ? ' <span class="required" aria-hidden="true">*</span>' : ''}`
}

function tip(text: string): string {
  return text === '' ? '' : `<small>${escapeHtml(text)}</small>`
}

type LabelledWidget = Exclude<AnyKnownWidget, { type: 'grid' | 'divider' | 'text' | 'radio' | 'checkbox' }>

function control(widget: LabelledWidget): string {
  const { required, disabled } = widget.options
  const common = { id: widget.key, name: widget.model, required, disabled }
  switch (widget.type) {
    case 'input':
      return `<input${attributes({ ...common, ...inputAttributes(widget), readonly: widget.options.readonly })}>`
    case 'textarea':
      return `<textarea${attributes({ ...common, rows: 5, placeholder: widget.options.placeholder, readonly: widget.options.readonly })}>\n${escapeHtml(widget.options.defaultValue)}</textarea>`
    case 'number': {
      const { min, max, step, defaultValue, readonly } = widget.options
      return `<input${attributes({ ...common, type: 'number', min, max, step, value: defaultValue ?? '', readonly })}>`
    }
    case 'switch':
      return `<input${attributes({ id: widget.key, name: widget.model, disabled, type: 'checkbox', 'data-kind': 'switch', checked: widget.options.defaultValue })}>`
    case 'rate':
      return `<input${attributes({ ...common, type: 'number', min: 0, max: widget.options.max, step: widget.options.allowHalf ? 0.5 : 1 })}>`
    case 'slider':
      return `<input${attributes({ ...common, type: 'range', min: widget.options.min, max: widget.options.max, step: widget.options.step })}>`
    case 'time':
    case 'color':
    case 'cascader':
    case 'imgupload':
    case 'file':
    case 'editor':
    case 'blank':
    case 'subform':
      return `<input${attributes({ ...common, type: 'text' })}>`
    case 'date':
      return dateControl(widget, common)
    case 'select': {
      const { multiple, options, placeholder, defaultValue } = widget.options
      const chosen = typeof defaultValue === 'object' ? defaultValue : [defaultValue]
      const first = multiple ? '' : `<option value="">${escapeHtml(placeholder)}</option>`
      return `<select${attributes({ ...common, multiple })}>${first}${options.map((choice) => choiceOption(choice, chosen.includes(choice.value))).join('')}</select>`
    }
  }
}

function inputAttributes({ options }: WidgetOf<'input'>) {
  const { dataType, showPassword, placeholder, defaultValue, maxlength } = options
  const numeric = dataType === 'number' || dataType === 'integer' || dataType === 'float'
  const type = showPassword ? 'password' : numeric ? 'number' : dataType === 'email' || dataType === 'url' ? dataType : 'text'
  return {
    type,
    step: numeric && dataType !== 'integer' ? 'any' : '',
    placeholder,
    value: defaultValue,
    maxlength: maxlength < 0 ? '' : maxlength,
  }
}

function dateControl(widget: WidgetOf<'date'>, common: Readonly<Record<string, string | boolean>>): string {
  const { placeholder, format, readonly } = widget.options
  const isPlain = dateValueKind(widget.options) === 'single'
  return `<input${attributes({ ...common, readonly, type: 'text', placeholder: placeholder || format, 'data-kind': isPlain ? '' : 'list' })}>`
}

function choiceOption(choice: Choice, selected: boolean): string {
  return `<option${attributes({ value: String(choice.value), selected })}>${escapeHtml(choiceLabel(choice))}</option>`
}

function choiceGroup(widget: WidgetOf<'radio'> | WidgetOf<'checkbox'>): string {
  const { options, disabled, required, defaultValue, inline } = widget.options
  const chosen: readonly unknown[] = typeof defaultValue === 'object' ? defaultValue : [defaultValue]
  const entries = options.map((choice) => {
    const isRadio = widget.type === 'radio'
    const entry = {
      type: widget.type,
      name: widget.model,
      value: String(choice.value),
      checked: chosen.includes(choice.value),
      disabled,
      required: required && isRadio,
    }
    return `<label><input${attributes({ ...entry, 'data-kind': isRadio ? '' : 'list' })}> ${escapeHtml(choiceLabel(choice))}</label>`
  })
  return `<fieldset class="${inline ? 'inline' : 'stacked'}"><legend>${labelText(widget)}</legend>${entries.join('')}${tip(widget.options.tip)}</fieldset>`
}

/** The HTML of one widget in a sample page: label, control, tip; grids and subforms with what they hold. */
import { choiceLabel, hasLocalChoices } from '../options/choices'
import { isRequired } from '../rules/field-rules'
import type { AnyKnownWidget, GridColumn, Widget, WidgetOf } from '../widgets/index'
import { attributes, escapeHtml } from './escape-html'
import { commonAttributes, control, isPair } from './html-control'

/** The page's own words. */
export interface PageTexts {
  readonly title: string
  readonly submit: string
  readonly reset: string
  readonly addRow: string
  readonly removeRow: string
}

/** One widget as HTML. */
export function htmlOf(widget: Widget, texts: PageTexts): string {
  if (widget.type === 'unknown') return `<p class="unknown">${escapeHtml(`${widget.name} (${widget.sourceType})`)}</p>`
  const state = { 'data-key': widget.key, 'data-required': isRequired(widget), 'data-always': isRequired(widget) }
  return `<div class="widget ${widget.type}"${attributes(state)}>${htmlBody(widget, texts)}</div>`
}

function htmlBody(widget: AnyKnownWidget, texts: PageTexts): string {
  switch (widget.type) {
    case 'grid':
      return columnsOf(widget.columns, texts)
    case 'subform':
      return rowsOf(widget, texts)
    case 'divider':
      return `<hr><span class="caption">${escapeHtml(widget.options.defaultValue)}</span>`
    case 'text':
      return `<p>${escapeHtml(widget.options.defaultValue)}</p>`
    case 'radio':
    case 'checkbox':
      return choiceGroup(widget)
    default:
      if (isPair(widget)) return `<fieldset class="pair"><legend>${labelText(widget)}</legend>${control(widget)}${tip(widget)}</fieldset>`
      return `<label${attributes({ for: `f-${widget.key}` })}>${labelText(widget)}</label>${control(widget)}${tip(widget)}`
  }
}

function columnsOf(columns: readonly GridColumn[], texts: PageTexts): string {
  return columns.map(({ span, list }) => `<div class="column span-${span}">${listOf(list, texts)}</div>`).join('')
}

function listOf(list: readonly Widget[], texts: PageTexts): string {
  return list.map((widget) => htmlOf(widget, texts)).join('')
}

/** A row is kept as a template: the script copies it for every row a person adds. */
function rowsOf(widget: WidgetOf<'subform'>, texts: PageTexts): string {
  const fields = widget.columns.map(({ list }) => listOf(list, texts)).join('')
  const row = `<div class="row" data-row>${fields}<button type="button" data-action="remove">${texts.removeRow}</button></div>`
  const { disabled } = widget.options
  const add = `<button${attributes({ type: 'button', 'data-action': 'add', disabled })}>${texts.addRow}</button>`
  const state = attributes({ 'data-model': widget.model, 'data-kind': 'rows' })
  return `<fieldset${state}><legend>${labelText(widget)}</legend><div class="rows"></div><template>${row}</template>${add}${tip(widget)}</fieldset>`
}

function labelText(widget: AnyKnownWidget): string {
  return `${escapeHtml(widget.name)} <span class="required" aria-hidden="true">*</span>`
}

function tip({ options }: AnyKnownWidget): string {
  return 'tip' in options && options.tip !== '' ? `<small>${escapeHtml(options.tip)}</small>` : ''
}

function choiceGroup(widget: WidgetOf<'radio'> | WidgetOf<'checkbox'>): string {
  const { options, defaultValue, inline } = widget.options
  const isRadio = widget.type === 'radio'
  const { id: _, ...common } = commonAttributes(widget)
  const chosen: readonly unknown[] = typeof defaultValue === 'object' ? defaultValue : [defaultValue]
  const entries = options.map((choice) => {
    const entry = { type: widget.type, value: String(choice.value), checked: chosen.includes(choice.value) }
    return `<label><input${attributes({ ...common, ...entry, 'data-needed': isRadio, 'data-kind': isRadio ? '' : 'list' })}> ${escapeHtml(choiceLabel(choice))}</label>`
  })
  const remote = attributes({ ...common, type: 'text', 'aria-label': widget.name, 'data-kind': isRadio ? '' : 'list' })
  const body = hasLocalChoices(widget.options) ? entries.join('') : `<input${remote}>`
  return `<fieldset class="${inline ? 'inline' : 'stacked'}"><legend>${labelText(widget)}</legend>${body}${tip(widget)}</fieldset>`
}

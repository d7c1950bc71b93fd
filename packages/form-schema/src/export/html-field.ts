/** The HTML of one widget in a sample page: what its definition writes, in a frame that the script shows and hides. */
import { childLists } from '../form-definition'
import { logicOf } from '../conditions/condition'
import { isComputed, isRequired } from '../rules/field-rules'
import type { FurtherRules } from '../options/further-rules'
import { hasColumns, typeOf } from '../widgets/behaviours'
import { type AnyKnownWidget, definitionOf, isTextField, type Widget } from '../widgets/index'
import { escapeHtml } from '../html/escape-html'
import { all, element, type Html, type HtmlAttributes, type HtmlWriter } from '../html/html-writer'
import { leastOf } from '../value-shape'
import { plainHtml } from '../html/plain-html'

/** The page's own words. */
export interface PageTexts {
  readonly title: string
  readonly submit: string
  readonly reset: string
  readonly addRow: string
  readonly removeRow: string
  /** How many there may be; null is no limit. */
  readonly count: (least: number | null, most: number | null) => string
}

/** One widget as HTML. */
export function htmlOf(widget: Widget, texts: PageTexts): string {
  if (widget.type === 'unknown') return unknownHtml(widget, texts)
  const definition = definitionOf(widget)
  const page = writerFor(widget, texts)
  const body =
    definition.html?.(widget.options, page) ??
    plainHtml(definition.valueShape(widget.options), definition.defaultValue(widget.options), page)
  const { mustBeTrue = false, maxItems = '', ...rules } = rulesOf(widget)
  const minItems = Math.max(rules.minItems ?? 0, leastOf(definition.valueShape(widget.options))) || ''
  const isAsked = isRequired(widget) || mustBeTrue
  const state = { 'data-key': widget.key, 'data-required': isAsked, 'data-always': isAsked, 'data-consent': mustBeTrue }
  const limit = minItems === '' && maxItems === '' ? '' : texts.count(minItems === '' ? null : minItems, maxItems === '' ? null : maxItems)
  const counts = { 'data-least': minItems, 'data-most': maxItems, 'data-counts': limit }
  return element('div', { class: `widget ${typeOf(widget)}`, ...state, ...counts }, [body]).html
}

/** Computed values cannot be corrected, so they have no rules in the page. */
const rulesOf = (widget: AnyKnownWidget): FurtherRules => (isComputed(widget) ? {} : (logicOf(widget).rules ?? {}))

/** Children of a container of an unknown type are written in plain order; any other unknown widget by its name. */
function unknownHtml(widget: Extract<Widget, { type: 'unknown' }>, texts: PageTexts): string {
  if (hasColumns(widget))
    return childLists(widget)
      .flatMap((list) => list.map((inner) => htmlOf(inner, texts)))
      .join('')
  return `<p class="unknown">${escapeHtml(`${widget.name} (${widget.sourceType})`)}</p>`
}

function writerFor(widget: AnyKnownWidget, texts: PageTexts): HtmlWriter {
  const title = [`${widget.name} `, element('span', { class: 'required', 'aria-hidden': 'true' }, '*')]
  const listOf = (list: readonly Widget[]): Html => ({ html: list.map((inner) => htmlOf(inner, texts)).join('') })
  return {
    name: widget.name,
    control: controlAttributes(widget),
    element,
    all,
    labelled: (control) => all(element('label', { for: `f-${widget.key}` }, title), control, tipOf(widget)),
    group: (attributes, ...controls) => element('fieldset', attributes, [element('legend', {}, title), ...controls, tipOf(widget)]),
    columns: () =>
      all(
        ...(hasColumns(widget) ? widget.columns : []).map(({ span, list }) =>
          element('div', { class: `column span-${span}` }, [listOf(list)]),
        ),
      ),
    panes: () =>
      all(
        ...(hasColumns(widget) ? widget.columns : []).map(({ title: own = '', list }) =>
          element('fieldset', {}, [...(own === '' ? [] : [element('legend', {}, own)]), listOf(list)]),
        ),
      ),
    rowFields: () => all(...childLists(widget).map(listOf)),
    rowButton: (what) => (what === 'add' ? texts.addRow : texts.removeRow),
  }
}

/** What every control of a widget carries. `data-model` names the value; `name` groups radio buttons. */
function controlAttributes(widget: AnyKnownWidget): HtmlAttributes {
  const { key, model, options } = widget
  const minlength = isTextField(widget) ? (rulesOf(widget).minLength ?? '') : ''
  const { disabled, readonly } = 'disabled' in options ? options : { disabled: false, readonly: false }
  return { id: `f-${key}`, name: model, 'data-model': model, 'data-needed': true, disabled, readonly, minlength }
}

function tipOf({ options }: AnyKnownWidget): Html {
  return 'tip' in options && options.tip !== '' ? element('small', {}, options.tip) : all()
}

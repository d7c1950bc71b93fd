/** The HTML of one widget in a sample page: what its definition writes, in a frame that the script shows and hides. */
import { childLists } from '../form-definition'
import { isRequired } from '../rules/field-rules'
import { hasColumns, typeOf } from '../widgets/behaviours'
import { type AnyKnownWidget, definitionOf, type Widget } from '../widgets/index'
import { escapeHtml } from '../html/escape-html'
import { all, element, type Html, type HtmlAttributes, type HtmlWriter } from '../html/html-writer'
import { plainHtml } from '../html/plain-html'

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
  if (widget.type === 'unknown') return unknownHtml(widget, texts)
  const definition = definitionOf(widget)
  const page = writerFor(widget, texts)
  const body =
    definition.html?.(widget.options, page) ??
    plainHtml(definition.valueShape(widget.options), definition.defaultValue(widget.options), page)
  const state = { 'data-key': widget.key, 'data-required': isRequired(widget), 'data-always': isRequired(widget) }
  return element('div', { class: `widget ${typeOf(widget)}`, ...state }, [body]).html
}

/** What lies in a container of an unknown type comes in plain order; of any other unknown widget its name stands there. */
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
    rowFields: () => all(...childLists(widget).map(listOf)),
    rowButton: (what) => (what === 'add' ? texts.addRow : texts.removeRow),
  }
}

/** What every control of a widget carries. `data-model` names the value; `name` groups radio buttons. */
function controlAttributes({ key, model, options }: AnyKnownWidget): HtmlAttributes {
  const { disabled, readonly } = 'disabled' in options ? options : { disabled: false, readonly: false }
  return { id: `f-${key}`, name: model, 'data-model': model, 'data-needed': true, disabled, readonly }
}

function tipOf({ options }: AnyKnownWidget): Html {
  return 'tip' in options && options.tip !== '' ? element('small', {}, options.tip) : all()
}

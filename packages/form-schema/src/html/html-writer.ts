/** What the HTML of a widget is written with: elements whose attributes and texts are escaped, and the frames around a control. */
import { attributes, escapeHtml } from './escape-html'

/** Attributes of an element; true is a bare attribute, false and '' leave it out. */
export type HtmlAttributes = Readonly<Record<string, string | number | boolean>>

/** A piece of HTML that an {@link HtmlWriter} made: a text alone is escaped where it is put into one. */
export interface Html {
  readonly html: string
}

/** What {@link WidgetDefinition.html} writes with. Everything it is given is escaped. */
export interface HtmlWriter {
  /** The title of the field. */
  readonly name: string
  /** What the control carries: its id, the name of its value, whether it is disabled or read-only. */
  readonly control: HtmlAttributes
  /** An element; without `content`, one that has none and no closing tag. */
  element(tag: string, attributes: HtmlAttributes, content?: string | readonly (Html | string)[]): Html
  /** Pieces one after the other. */
  all(...pieces: readonly Html[]): Html
  /** One control under the title of the field. */
  labelled(control: Html): Html
  /** Several controls as a group that the title names. */
  group(attributes: HtmlAttributes, ...controls: readonly Html[]): Html
  /** What lies in the columns of the widget, column beside column. */
  columns(): Html
  /** What lies in the panes of the widget, one below the other, each under its title. */
  panes(): Html
  /** What lies in the columns of the widget, as the fields of one row. */
  rowFields(): Html
  /** The page's own words for a button of a row. */
  rowButton(what: 'add' | 'remove'): string
}

/** The HTML of a widget with these options, title and frame included. */
export type WidgetHtml<Options> = (options: Options, page: HtmlWriter) => Html

/** An element as text. What stands first in a `textarea` is a line break of the tag's own. */
export function element(tag: string, entries: HtmlAttributes, content?: string | readonly (Html | string)[]): Html {
  const start = `<${tag}${attributes(entries)}>`
  if (content === undefined) return { html: start }
  const pieces = typeof content === 'string' ? [content] : content
  const inner = pieces.map((piece) => (typeof piece === 'string' ? escapeHtml(piece) : piece.html)).join('')
  return { html: `${start}${tag === 'textarea' ? '\n' : ''}${inner}</${tag}>` }
}

/** Pieces one after the other. */
export function all(...pieces: readonly Html[]): Html {
  return { html: pieces.map(({ html }) => html).join('') }
}

/** Two controls of a kind, for the start and the end of a value. */
import { isList } from '../json'
import type { Html, HtmlAttributes, HtmlWriter } from './html-writer'

/** The start and the end as a group; `own` is what one of the two controls says of its part of the value. */
export function pairOfControls(page: HtmlWriter, value: unknown, own: (value: unknown) => HtmlAttributes): Html {
  const [start, end] = isList(value) ? value : []
  const label = { 'aria-label': page.name, 'data-kind': 'pair' }
  const second = { ...page.control, id: `${page.control['id']}-end` }
  const controls = [
    page.element('input', { ...page.control, ...label, ...own(start) }),
    page.element('input', { ...second, ...label, ...own(end) }),
  ]
  return page.group({ class: 'pair' }, page.element('div', {}, controls))
}

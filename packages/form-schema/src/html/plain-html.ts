/** The plainest control that holds a value of a shape: for a widget whose definition says nothing of HTML. */
import type { ValueShape } from '../value-shape'
import { choiceEntry } from './html-choices'
import type { Html, HtmlAttributes, HtmlWriter } from './html-writer'

/** A widget without a value shows its title. */
export function plainHtml(shape: ValueShape | null, value: unknown, page: HtmlWriter): Html {
  if (shape === null) return page.element('p', {}, page.name)
  const input = (own: HtmlAttributes) => page.labelled(page.element('input', { ...page.control, ...own }))
  const text = typeof value === 'string' || typeof value === 'number' ? value : ''
  switch (shape.kind) {
    case 'text':
    case 'boolean-text':
      return input({ type: 'text', value: text })
    case 'number-text':
    case 'number':
      return input({ type: 'number', step: 'any', value: text })
    case 'timestamp':
      return input({ type: 'datetime-local', step: 1 })
    case 'boolean':
      return input({ 'data-needed': false, type: 'checkbox', 'data-kind': 'switch', checked: value === true })
    case 'choice': {
      if (shape.choices === null) return input({ type: 'text', value: text })
      const entries = shape.choices.map((choice) => choiceEntry(page, choice, choice.value === value))
      return page.labelled(page.element('select', page.control, [page.element('option', { value: '' }, ''), ...entries]))
    }
    default:
      return page.labelled(page.element('textarea', { ...page.control, 'data-kind': 'json', rows: 3 }, JSON.stringify(value ?? null)))
  }
}

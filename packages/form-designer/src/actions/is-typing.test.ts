/** Which elements take the keys for themselves. */
import { expect, it } from 'vitest'
import { isTyping } from './is-typing'

/** An element, inside others with these attributes; the first is the outermost. */
const made = (tag: string, ...around: readonly Readonly<Record<string, string>>[]): Element => {
  const element = document.createElement(tag)
  const outer = around.toReversed().reduce<HTMLElement>((inner, attributes) => {
    const next = document.createElement('div')
    for (const [name, value] of Object.entries(attributes)) next.setAttribute(name, value)
    next.append(inner)
    return next
  }, element)
  document.body.append(outer)
  return element
}

it.each([
  ['a line', made('input'), true],
  ['several lines', made('textarea'), true],
  ['a list', made('select'), true],
  ['something in a list of choices', made('span', { role: 'combobox' }), true],
  ['something in a text that is no element of its own', made('span', { role: 'textbox' }), true],
  ['a word in the editor of text', made('span', { class: 'cm-editor' }, { class: 'cm-content' }), true],
  ['a button', made('button'), false],
  ['something beside a text', made('span', { role: 'group' }), false],
  ['a label', made('label'), false],
])('%s', (_, element, expected) => {
  expect(isTyping(element)).toBe(expected)
})

it('a page and nothing at all take none', () => {
  expect([isTyping(null), isTyping(window), isTyping(document)]).toEqual([false, false, false])
})

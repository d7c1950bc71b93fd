/** Which elements take the keys for themselves. */
import { afterEach, expect, it } from 'vitest'
import { isTyping } from './is-typing'

afterEach(() => document.body.replaceChildren())

const made = (markup: string): Element => {
  document.body.innerHTML = markup
  const element = document.body.querySelector('[data-it]')
  if (element === null) throw new Error('no element')
  return element
}

it.each([
  ['<input data-it>', true],
  ['<textarea data-it></textarea>', true],
  ['<select data-it></select>', true],
  ['<div role="combobox" data-it></div>', true],
  ['<div role="textbox"><span data-it></span></div>', true],
  ['<div class="cm-editor"><div class="cm-content"><span data-it></span></div></div>', true],
  ['<button data-it></button>', false],
  ['<div tabindex="0" data-it></div>', false],
  ['<label data-it><input></label>', false],
  ['<svg data-it></svg>', false],
])('%s: %j', (markup, expected) => {
  expect(isTyping(made(markup))).toBe(expected)
})

it('a page and nothing at all take none', () => {
  expect([isTyping(null), isTyping(window), isTyping(document)]).toEqual([false, false, false])
})

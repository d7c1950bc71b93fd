/** Which parts of a text are mentions, and how editing changes them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mentionedIn, openMention, partsOf, withMention } from './mention'

const li = { id: '1', name: '李建国' }
const liJun = { id: '2', name: '李建国军' }

describe('a mention', () => {
  it('opens with an @ at the cursor, behind Chinese text without a space too', () => {
    expect(openMention('请@李', 3)).toEqual({ at: 1, word: '李' })
    expect(openMention('ask @', 5)).toEqual({ at: 4, word: '' })
  })

  it('is no part of an e-mail address, and ends with a space', () => {
    expect(openMention('mail a@b', 8)).toBeNull()
    expect(openMention('@li now', 7)).toBeNull()
  })

  it('puts the name in the place of what was typed, with the cursor behind it', () => {
    expect(withMention('请@李看看', { at: 1, word: '李' }, '李建国')).toEqual({ text: '请@李建国 看看', cursor: 6 })
  })

  it('counts while its name stands in the text, once for each person', () => {
    expect(mentionedIn('@李建国 好', [li, li, { id: '3', name: '王' }])).toEqual([li])
  })

  it('is shown whole where a name begins with another', () => {
    expect(partsOf('@李建国军 和 @李建国', [li, liJun]).map(({ kind, text }) => [kind, text])).toEqual([
      ['mention', '@李建国军'],
      ['text', ' 和 '],
      ['mention', '@李建国'],
    ])
  })

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('@', 'a', '李', '建', '国', ' ', '\n'), maxLength: 40 }), (text) => {
        expect(
          partsOf(text, [li, { id: '4', name: 'a' }])
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

/** The part of a line around a hit of a search. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerpt'

describe('an excerpt', () => {
  it('is the whole of a short line, in its three parts', () => {
    expect(excerptOf('请财务同意后付款', '同意')).toEqual({ before: '请财务', match: '同意', after: '后付款' })
    expect(excerptOf('Please AGREE', 'agree')).toEqual({ before: 'Please ', match: 'AGREE', after: '' })
  })

  it('of a long line says that it goes on, and cuts no sign in two', () => {
    const { before, match, after } = excerptOf(`${'😀'.repeat(50)}同意${'𠮷'.repeat(50)}`, '同意')
    expect([before, match, after]).toEqual([`…${'😀'.repeat(40)}`, '同意', `${'𠮷'.repeat(40)}…`])
  })

  it('is a piece of the line that has the keyword in its middle', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 80 })
    fc.assert(
      fc.property(texts, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }), texts, (start, keyword, end) => {
        const line = `${start}${keyword}${end}`
        const { before, match, after } = excerptOf(line, keyword)
        expect(match).toBe(keyword)
        const piece = `${before.replace(/^…/, '')}${match}${after.replace(/…$/, '')}`
        expect(line).toContain(piece)
      }),
    )
  })

  it('begins where the line does when its small letters are longer than its own', () => {
    expect(excerptOf('İstanbul', 'istanbul').before).toBe('')
  })
})

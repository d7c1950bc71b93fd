/** Which language a caller is answered in. */
import { describe, expect, it } from 'vitest'
import { localeOf } from './accept-language'

describe('the language of an answer', () => {
  it.each([
    [undefined, 'zh-CN'],
    ['', 'zh-CN'],
    ['fr, de;q=0.5', 'zh-CN'],
    ['en', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['zh-TW,en;q=0.9', 'zh-CN'],
    ['fr,en;q=0.3,zh;q=0.2', 'en'],
    ['en;q=0, zh', 'zh-CN'],
    ['english', 'zh-CN'],
    ['en;q=abc', 'zh-CN'],
    [`${'x,'.repeat(5000)}en`, 'zh-CN'],
  ])('to %j is %s', (header, locale) => {
    expect(localeOf(header)).toBe(locale)
  })
})

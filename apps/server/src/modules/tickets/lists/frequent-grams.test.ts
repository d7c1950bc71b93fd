/** The grams of a keyword, beside those that PostgreSQL makes of it. */
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { gramsOf, isFrequent, knownOf } from './frequent-grams'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('the grams of a text', () => {
  it('are those that the database makes of it', async () => {
    const signs = fc.constantFrom(...Array.from('报销上海aAbB%_\\ 　\u{a0}0123456789年𠮷😀é\'"'))
    const texts = fc.array(signs, { maxLength: 20 }).map((chosen) => chosen.join(''))
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { rows } = await test.deps.db.execute<{ grams: number[] }>(sql`select search_grams(${text}::text) as grams`)
        expect([...gramsOf(text)].toSorted((a, b) => a - b)).toEqual([...new Set(rows[0]?.grams)].toSorted((a, b) => a - b))
      }),
      { numRuns: 300 },
    )
  })

  it('have a short number together with the sign it stands behind, whatever spaces are between them', () => {
    const shared = (one: string, other: string) => [...gramsOf(one)].filter((gram) => gram > 4_000_000 && gramsOf(other).has(gram)).length
    expect([shared('合同 1234', '合同12'), shared('合同　12', '同 12')]).toEqual([1, 1])
    expect([shared('合同 12', '报销 12'), shared('合同 12', '合同 13'), shared(' 12', '合同 12')]).toEqual([0, 0, 0])
  })
})

describe('what is sent of frequent grams', () => {
  const [gram = 0] = gramsOf('上海')

  it('is what is known of those in the keyword', () => {
    expect(
      knownOf(
        '上海',
        new Map([
          [gram, 0.5],
          [7, 0.3],
        ]),
      ),
    ).toEqual({ grams: [gram], frequencies: [0.5] })
  })

  it('is never empty once others are known: the keyword has rare ones then', () => {
    expect(knownOf('上海', new Map([[7, 0.3]])).grams).toHaveLength(1)
    expect(knownOf('上海', new Map()).grams).toEqual([])
  })
})

describe('a frequent keyword', () => {
  const each = (keyword: string, frequency: number) => new Map([...gramsOf(keyword)].map((gram) => [gram, frequency]))

  it('has no rare gram; three signs and more may be rarer than all of their grams, which then stand in one of twenty tickets', () => {
    expect(isFrequent('报销', each('报销', 0.01))).toBe(true)
    expect(isFrequent('差旅报销', each('差旅报销', 0.01))).toBe(false)
    expect(isFrequent('差旅报销', each('差旅报销', 0.1))).toBe(true)
    expect(isFrequent('差旅报销单', each('差旅报销', 0.1))).toBe(false)
    expect(isFrequent('', each('报销', 0.1))).toBe(false)
  })
})

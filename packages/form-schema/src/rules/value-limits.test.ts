/** Lists at the limits of what is taken, and one entry beyond. */
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits'
import { checkManyChoices, cleanOneChoice } from './values/check-choice'
import { checkPath, cleanPath } from './values/check-path'
import { checkRows } from './row-status'

const remote = { options: [], remote: true } as const
const entries = <T>(length: number, entry: T) => Array.from({ length }, () => entry)

describe('a list', () => {
  it('of choices has as many as a list of choices may have, and only choices', () => {
    expect(checkManyChoices(entries(LIMITS.choices, 'a'), remote)).toEqual([])
    expect(checkManyChoices(entries(LIMITS.choices + 1, 'a'), remote)).toMatchObject([{ code: 'shape' }])
    expect(checkManyChoices(['a', {}], remote)).toMatchObject([{ code: 'shape' }])
  })

  it('of steps through a tree is as long as a tree is deep, and has only values', () => {
    expect(checkPath(entries(LIMITS.depth, 'a'), remote)).toEqual([])
    expect(checkPath(entries(LIMITS.depth + 1, 'a'), remote)).toMatchObject([{ code: 'shape' }])
    expect(checkPath(['a', null], remote)).toMatchObject([{ code: 'shape' }])
  })

  it('of rows has its limit, and only rows', () => {
    expect(checkRows(entries(LIMITS.rows, {}))).toEqual([])
    expect(checkRows(entries(LIMITS.rows + 1, {}))).toEqual([{ code: 'max', params: { max: LIMITS.rows, rows: LIMITS.rows + 1 } }])
    expect(checkRows([{}, 'x'])).toMatchObject([{ code: 'shape' }])
  })
})

describe('a choice as text', () => {
  const numbers = {
    options: [
      { value: '1', label: 'text' },
      { value: 1, label: 'number' },
    ],
    remote: false,
  } as const

  it('is the one that is equal before the one that looks the same', () => {
    expect(cleanOneChoice(1, numbers)).toBe(1)
    expect(cleanOneChoice('1', numbers)).toBe('1')
  })

  it('that comes from elsewhere stays as it is', () => {
    expect(cleanPath(['1'], { options: [{ value: 1, label: 'one' }], remote: true })).toEqual(['1'])
    expect(cleanPath(['1'], { options: [{ value: 1, label: 'one' }], remote: false })).toEqual([1])
  })
})

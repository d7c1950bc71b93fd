import { parseDateText } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { formatDate, formatHint, fromTimestamp, tidyDate, tokensOf, toTimestamp } from './date-text'

const parts = { year: 2026, month: 3, day: 9, hour: 7, minute: 5, second: 0 }

describe('date text', () => {
  it.each(['yyyy-MM-dd', 'yyyy/MM/dd HH:mm:ss', 'dd.MM.yyyy', 'yyyy年MM月dd日'])('written in %s reads back the same', (format) => {
    const text = formatDate(parts, format)
    expect(formatDate(parseDateText(text, format) ?? parts, format)).toBe(text)
  })

  it.each([
    ['2026-3-9', 'yyyy-MM-dd', '2026-03-09'],
    ['20260309', 'yyyy-MM-dd', '2026-03-09'],
    ['2026年3月9日', 'yyyy-MM-dd', '2026-03-09'],
    ['2026-03-09', 'yyyy-MM-dd HH:mm:ss', '2026-03-09 00:00:00'],
    ['2026-03-09 7:5', 'yyyy-MM-dd HH:mm', '2026-03-09 07:05'],
    ['930', 'HH:mm:ss', '09:30:00'],
    ['９：３０', 'HH:mm', '09:30'],
    ['9', 'HH:mm', '09:00'],
    ['2460', 'HH:mm', '2460'],
    ['26-3-9', 'yyyy-MM-dd', '26-3-9'],
    ['2026-03', 'yyyy-MM-dd', '2026-03'],
    ['2026-02-30', 'yyyy-MM-dd', '2026-02-30'],
    ['soon', 'yyyy-MM-dd', 'soon'],
    ['', 'yyyy-MM-dd', ''],
  ])('tidies %j in %s to %j', (text, format, expected) => expect(tidyDate(text, format)).toBe(expected))

  it('knows where each part of a format stands', () => {
    expect(tokensOf('yyyy年MM月 HH:mm').map(({ token, at }) => `${token}@${at}`)).toEqual(['yyyy@0', 'MM@5', 'HH@9', 'mm@12'])
  })

  it('goes through milliseconds without a shift', () => {
    expect(fromTimestamp(toTimestamp(parts))).toEqual(parts)
    expect(fromTimestamp(toTimestamp({ ...parts, year: 87 })).year).toBe(87)
  })
})

it('a format is shown to people with capitals for year and day', () => {
  expect(formatHint('yyyy-MM-dd HH:mm:ss')).toBe('YYYY-MM-DD HH:mm:ss')
})

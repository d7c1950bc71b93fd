import { describe, expect, it } from 'vitest'
import { tidyColor } from './color-text'

describe('colours as text', () => {
  it.each([
    ['#1890FF', '#1890ff'],
    ['1890ff', '#1890ff'],
    ['#18f', '#1188ff'],
    ['＃１８ｆ', '#1188ff'],
    ['rgb(24,144,255)', '#1890ff'],
    ['RGB(24 144 255)', '#1890ff'],
    ['rgba( 24 144 255 / 0.5 )', 'rgba(24, 144, 255, 0.5)'],
    ['rgba(24, 144, 255, 1)', '#1890ff'],
    ['#1890ff80', 'rgba(24, 144, 255, 0.5)'],
    ['rgb(300, 0, 0)', 'rgb(300, 0, 0)'],
    ['sky', 'sky'],
    [' ', ''],
  ])('%j is tidied to %j', (text, expected) => expect(tidyColor(text)).toBe(expected))
})

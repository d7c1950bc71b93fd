/** Colours at their edges. */
import { describe, expect, it } from 'vitest'
import { checkColor, readColor } from './check-color'

describe('a colour', () => {
  it.each([
    ['#0a0', { red: 0, green: 170, blue: 0, alpha: 1 }],
    ['#0A1b2C', { red: 10, green: 27, blue: 44, alpha: 1 }],
    ['#0a1b2c00', { red: 10, green: 27, blue: 44, alpha: 0 }],
    ['#0a1b2cff', { red: 10, green: 27, blue: 44, alpha: 1 }],
    ['rgb(255, 255, 255)', { red: 255, green: 255, blue: 255, alpha: 1 }],
    ['rgba(1,2,3,0.5)', { red: 1, green: 2, blue: 3, alpha: 0.5 }],
    ['rgba(1,2,3,.25)', { red: 1, green: 2, blue: 3, alpha: 0.25 }],
    [`rgb(1,${' '.repeat(64 - 'rgb(1,2,3)'.length)}2,3)`, { red: 1, green: 2, blue: 3, alpha: 1 }],
  ])('%s has its parts', (text, parts) => expect(readColor(text)).toEqual(parts))

  it.each([
    '',
    'red',
    '#0a',
    '#0a1b2',
    'rgb(256, 0, 0)',
    'rgb(0, 256, 0)',
    'rgb(0, 0, 256)',
    'rgba(0, 0, 0, 2)',
    'rgba(0, 0, 0, 1.5)',
    'x#0a0',
    `rgb(1,${' '.repeat(65 - 'rgb(1,2,3)'.length)}2,3)`,
  ])('%j is none', (text) => expect(readColor(text)).toBeNull())

  it('may be transparent only where that is offered', () => {
    expect(checkColor('#0a1b2c80', { showAlpha: true })).toEqual([])
    expect(checkColor('#0a1b2c80', { showAlpha: false })).toMatchObject([{ code: 'type' }])
    expect(checkColor(5, { showAlpha: true })).toMatchObject([{ code: 'shape' }])
  })
})

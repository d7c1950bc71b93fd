/** Whatever colour is chosen, it can be read: WCAG AA in both schemes. */
import { describe, expect, it } from 'vitest'
import { contrast } from './colour'
import { paletteOf, primaryTones } from './palette'
import { NEUTRALS, PRESET_COLOURS, SIDEBAR, DARK_MODE_SIDEBAR, STATUS } from './tokens'

const schemes = ['light', 'dark'] as const
const odd = ['#ffff00', '#ffffff', '#000000', '#409eff', '#808080']

describe.each(schemes)('the %s palette', (scheme) => {
  const { surface, page, sunken, text, muted, control } = NEUTRALS[scheme]

  it.each([...PRESET_COLOURS, ...odd])('keeps text in and on %s readable', (colour) => {
    const { main, on, tint, hover } = primaryTones(colour, scheme)
    for (const background of [surface, page, tint]) expect(contrast(main, background)).toBeGreaterThanOrEqual(4.5)
    for (const background of [main, hover]) expect(contrast(on, background)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(PRESET_COLOURS)('leaves agreeing and refusing their own colours beside %s', (colour) => {
    const { success, error } = paletteOf(colour, scheme)
    expect([success, error]).toEqual([paletteOf('#808080', scheme).success, paletteOf('#808080', scheme).error])
    for (const { main, contrastText } of [success, error]) expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(4.5)
    for (const background of [surface, page]) expect(contrast(error.main, background)).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps neutral text and the borders of controls readable', () => {
    for (const background of [surface, page, sunken]) {
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(muted, background)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(control, surface)).toBeGreaterThanOrEqual(3)
  })

  it.each(['success', 'warning', 'error', 'info'] as const)('keeps %s readable on its tint and on the surface', (name) => {
    const { text: tone, tint } = STATUS[scheme][name]
    for (const background of [tint, surface]) expect(contrast(tone, background)).toBeGreaterThanOrEqual(4.5)
  })
})

it('keeps the dark sidebar readable, and in the dark darker than the page', () => {
  for (const { background, hover, text } of [SIDEBAR, DARK_MODE_SIDEBAR])
    for (const behind of [background, hover]) expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5)
  const lightness = (colour: string) => contrast(colour, '#000000')
  expect(lightness(DARK_MODE_SIDEBAR.background)).toBeLessThan(lightness(NEUTRALS.dark.page))
})

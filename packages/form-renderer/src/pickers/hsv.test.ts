import { readColor } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { colorText } from '../values/color-text'
import { hsvOf, partsOf } from './hsv'

const read = (text: string) => readColor(text) ?? { red: -1, green: -1, blue: -1, alpha: -1 }

describe('hue, saturation and brightness', () => {
  it.each(['#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', '#1890ff', '#fe0102', '#ff00fe', 'rgba(24, 144, 255, 0.35)'])(
    'of %s lead back to it',
    (text) => expect(colorText(partsOf(hsvOf(read(text))))).toBe(text),
  )

  it('are those of the textbooks', () => {
    expect(hsvOf(read('#00ff00'))).toEqual({ hue: 120, saturation: 100, brightness: 100, alpha: 100 })
    expect(partsOf({ hue: 360, saturation: 100, brightness: 100, alpha: 100 })).toMatchObject({ red: 255, green: 0, blue: 0 })
  })
})

/** Colours by hue, saturation and brightness, as a panel lays them out. Pure. */
import type { ColorParts } from '@formwork/form-schema'

/** Hue 0 to 360; saturation, brightness and alpha 0 to 100: the numbers people read. */
export interface Hsv {
  readonly hue: number
  readonly saturation: number
  readonly brightness: number
  readonly alpha: number
}

export function hsvOf({ red, green, blue, alpha }: ColorParts): Hsv {
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  return {
    hue: 60 * sector({ red, green, blue }, most, span),
    saturation: most === 0 ? 0 : (100 * span) / most,
    brightness: (100 * most) / 255,
    alpha: Math.round(alpha * 100),
  }
}

function sector({ red, green, blue }: Omit<ColorParts, 'alpha'>, most: number, span: number): number {
  if (span === 0) return 0
  if (most === red) return ((green - blue) / span + 6) % 6
  return most === green ? (blue - red) / span + 2 : (red - green) / span + 4
}

export function partsOf({ hue, saturation, brightness, alpha }: Hsv): ColorParts {
  const at = (offset: number) => {
    const place = (offset + hue / 60) % 6
    const dip = (saturation / 100) * Math.max(0, Math.min(place, 4 - place, 1))
    return Math.round((255 * brightness * (1 - dip)) / 100)
  }
  return { red: at(5), green: at(3), blue: at(1), alpha: alpha / 100 }
}

/** Checks the value of `color`. */
import { type ValueProblem, wrongShape } from '../../define-behaviour'

/** The four numbers of a colour; red, green and blue 0 to 255, alpha 0 to 1. */
export interface ColorParts {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

const SHORT_HEX = /^#([\da-f])([\da-f])([\da-f])$/i
const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i
const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(\d?\.\d{1,6}|\d)\s*)?\)$/i
/** A colour text is never longer; the expressions above see nothing longer. */
const LONGEST = 64

/**
 * Reads a colour text.
 *
 * @param text - `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(r, g, b)` or `rgba(r, g, b, a)`.
 * @returns red, green and blue from 0 to 255, alpha from 0 to 1 (1 where none is given); null for anything else.
 * @example readColor('rgba(255, 0, 0, 0.5)')?.alpha // 0.5
 */
export function readColor(text: string): ColorParts | null {
  if (text.length > LONGEST) return null
  const hex = HEX.exec(text.replace(SHORT_HEX, '#$1$1$2$2$3$3'))
  if (hex !== null) {
    const [red, green, blue, alpha = 255] = hex.slice(1).map((pair) => (pair === undefined ? 255 : Number.parseInt(pair, 16)))
    return partsOf([red, green, blue, alpha / 255])
  }
  const rgb = RGB.exec(text)
  return rgb === null ? null : partsOf(rgb.slice(1).map((number) => (number === undefined ? 1 : Number(number))))
}

function partsOf([red = 0, green = 0, blue = 0, alpha = 1]: readonly (number | undefined)[]): ColorParts | null {
  return red <= 255 && green <= 255 && blue <= 255 && alpha <= 1 ? { red, green, blue, alpha } : null
}

/** Problems of a colour; a transparent one needs `showAlpha`. */
export function checkColor(value: unknown, { showAlpha }: { readonly showAlpha: boolean }): readonly ValueProblem[] {
  if (typeof value !== 'string') return wrongShape('color')
  const color = readColor(value)
  return color !== null && (showAlpha || color.alpha === 1) ? [] : [{ code: 'type', params: { dataType: 'color' } }]
}

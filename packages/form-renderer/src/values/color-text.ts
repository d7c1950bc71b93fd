/** Colours as the old family stores them: `#rrggbb`, or `rgba(r, g, b, a)` where one can see through. Pure. */
import { type ColorParts, readColor } from '@formwork/form-schema'

/** The text of a colour; alpha has two decimals. */
export function colorText({ red, green, blue, alpha }: ColorParts): string {
  const shown = Math.round(alpha * 100) / 100
  if (shown < 1) return `rgba(${red}, ${green}, ${blue}, ${shown})`
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Reads a colour as a person types it (`1890FF`, `#18f`, `RGB(24 144 255)`) and writes it as it is stored; the text itself when that fails. */
export function tidyColor(text: string): string {
  const plain = text.trim().normalize('NFKC')
  const color = readColor(plain) ?? readColor(`#${plain}`) ?? readColor(plain.replace(/[\s,/]+/g, ',').replace(/,?([()]),?/g, '$1'))
  return color ? colorText(color) : plain
}

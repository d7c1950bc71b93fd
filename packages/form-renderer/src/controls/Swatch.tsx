/** A small square of a colour, on a chequered background where it is transparent. */
import { readColor } from '@formwork/form-schema'
import { colorText } from '../values/color-text'
import { useCss } from '../css/use-css'

export interface SwatchProps {
  /** Shown only when it is a colour: nothing else of a value gets into a style. */
  readonly text: string
}

export function Swatch({ text }: SwatchProps) {
  const color = readColor(text)
  const styled = useCss({ '--_color': color ? colorText(color) : undefined })
  return <span ref={styled} className={color ? 'fw-swatch' : 'fw-swatch fw-swatch--none'} aria-hidden="true" />
}

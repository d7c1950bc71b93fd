/** The font options of text and divider as a style, each value checked on its own. */
import { cssColor, cssFontFamily, cssFontWeight, cssLength } from './css-values'
import type { CssValues } from './use-css'

export interface FontOptions {
  readonly font_size: string
  readonly font_color: string
  readonly font_weight: string
  readonly font_family: string
}

/** The old family's default colour says nothing about the page; the page's own text colour is readable in both schemes. */
const DEFAULT_COLOR = '#606266'

export function fontStyle(options: FontOptions): CssValues {
  const color = options.font_color.toLowerCase() === DEFAULT_COLOR ? undefined : cssColor(options.font_color)
  return {
    'font-size': cssLength(options.font_size),
    'font-weight': cssFontWeight(options.font_weight),
    'font-family': cssFontFamily(options.font_family),
    color,
  }
}

/** One icon of the set; always decorative, its control carries the name. */
import { DESIGNER_ICONS } from '@formwork/icons/designer'
import type { GlyphName } from './glyphs'

export interface GlyphProps {
  /** A name of the set, or the paths of a drawing that a widget definition brings along. */
  readonly name: GlyphName | readonly string[]
  /** Pixels. */
  readonly size?: number
}

export function Glyph({ name, size = 18 }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={typeof name === 'string' ? DESIGNER_ICONS[name] : name.join(' ')} />
    </svg>
  )
}

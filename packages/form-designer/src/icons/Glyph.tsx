/** One icon of the set; always decorative, its control carries the name. */
import { DESIGNER_ICONS, OUTLINED } from '@formwork/icons/designer'
import type { GlyphName } from './glyphs'

export interface GlyphProps {
  /** A name of the set, or the paths of a drawing that a widget definition brings along. */
  readonly name: GlyphName | readonly string[]
  /** Pixels. */
  readonly size?: number
}

export function Glyph({ name, size = 18 }: GlyphProps) {
  return (
    <svg {...OUTLINED} aria-hidden="true" width={size} height={size}>
      <path d={typeof name === 'string' ? DESIGNER_ICONS[name] : name.join(' ')} />
    </svg>
  )
}

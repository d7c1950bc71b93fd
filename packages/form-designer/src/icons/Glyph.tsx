/** One icon of the set; always decorative, its control carries the name. */
import { DESIGNER_ICONS, OUTLINED } from '@formwork/icons/designer'
import type { GlyphName } from './glyphs'

export interface GlyphProps {
  /** A name of the set, or the paths of a drawing that a widget definition brings along. */
  readonly name: GlyphName | readonly string[]
  /** Pixels. */
  readonly size?: number
}

/** Drawings of a way or a side, which are the other way round where text runs from right to left. */
const TURNING: ReadonlySet<unknown> = new Set<GlyphName>(['undo', 'redo', 'beside', 'lines', 'condition'])

export function Glyph({ name, size = 18 }: GlyphProps) {
  return (
    <svg {...OUTLINED} aria-hidden="true" className={TURNING.has(name) ? 'fd-turns' : undefined} width={size} height={size}>
      <path d={typeof name === 'string' ? DESIGNER_ICONS[name] : name.join(' ')} />
    </svg>
  )
}

/** One icon of the set; always decorative, its control carries the name. */
import { type GlyphName, glyphs } from './glyphs'

export interface GlyphProps {
  readonly name: GlyphName
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
      strokeWidth={name === 'more' ? 2.6 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {glyphs[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}

/** One button of the toolbar, which a narrow designer shows in a menu. */
import type { GlyphName } from '../icons/glyphs'

export interface ToolbarAction {
  readonly id: string
  readonly glyph: GlyphName
  readonly text: string
  readonly disabled: boolean
  readonly run: () => void
}

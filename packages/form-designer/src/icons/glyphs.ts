/** The designer's icons by name, and which one a widget type has. */
import type { WidgetDefinition } from '@formwork/form-schema'
import { DESIGNER_ICONS } from '@formwork/icons/designer'

export type GlyphName = keyof typeof DESIGNER_ICONS

export function isGlyphName(name: string): name is GlyphName {
  return Object.hasOwn(DESIGNER_ICONS, name)
}

/** The drawing of a widget type: its own, the one of the set that it names, or a question mark. */
export function glyphOf({ icon, glyph }: WidgetDefinition['palette']): GlyphName | readonly string[] {
  return glyph ?? (isGlyphName(icon) ? icon : 'unknown')
}

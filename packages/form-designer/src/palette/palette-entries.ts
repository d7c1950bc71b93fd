/** What the palette offers, in groups. It names no widget type: everything is read from the definitions. */
import type { Nesting, PaletteGroup, WidgetDefinitions } from '@formwork/form-schema'
import { type GlyphName, glyphOf } from '../icons/glyphs'
import type { DesignerMessages } from '../messages/designer-messages'
import { messagesFor } from '../messages/messages-for'
import { typeTitle } from '../messages/name-of-widget'

export interface PaletteEntry {
  readonly type: string
  readonly group: PaletteGroup
  readonly title: string
  /** The title in English, which people search for in any language. */
  readonly english: string
  readonly icon: GlyphName | readonly string[]
  readonly nesting: Nesting
}

export const PALETTE_GROUPS: readonly PaletteGroup[] = ['basic', 'advanced', 'layout']

/** @param offered - types in the order of the palette; all of `widgets` by default. A type that is not known has no entry. */
export function paletteEntries(
  messages: DesignerMessages,
  widgets: WidgetDefinitions,
  offered: readonly string[] = Object.keys(widgets),
): readonly PaletteEntry[] {
  const english = messagesFor('en', widgets)
  const known = new Map(Object.entries(widgets))
  return offered.flatMap((type) => {
    const definition = known.get(type)
    return definition === undefined ? [] : [entryOf(type, definition)]
  })

  function entryOf(type: string, definition: WidgetDefinitions[string]): PaletteEntry {
    return {
      type,
      group: definition.palette.group,
      title: typeTitle(messages, type),
      english: typeTitle(english, type),
      icon: glyphOf(definition.palette),
      nesting: definition,
    }
  }
}

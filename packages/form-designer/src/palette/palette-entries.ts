/** What the palette offers, grouped and searchable. It knows no widget by name: everything comes from the definitions. */
import { type PaletteGroup, WIDGET_TYPES, widgetDefinitions, type WidgetType } from '@formwork/form-schema'
import Fuse from 'fuse.js'
import { type GlyphName, isGlyphName } from '../icons/glyphs'
import type { DesignerMessages } from '../messages/designer-messages'
import { en } from '../messages/en'

export interface PaletteEntry {
  readonly type: WidgetType
  readonly group: PaletteGroup
  readonly title: string
  readonly icon: GlyphName
}

export const PALETTE_GROUPS: readonly PaletteGroup[] = ['basic', 'advanced', 'layout']

export function paletteEntries(messages: DesignerMessages): readonly PaletteEntry[] {
  return WIDGET_TYPES.map((type) => {
    const { group, icon } = widgetDefinitions[type].palette
    return { type, group, title: messages.widgets[type], icon: isGlyphName(icon) ? icon : 'unknown' }
  })
}

/** Searches titles in the person's language, in English, and the types themselves. */
export function createPaletteSearch(entries: readonly PaletteEntry[]): (query: string) => readonly PaletteEntry[] {
  const fuse = new Fuse(
    entries.map((entry) => ({ entry, title: entry.title, english: en.widgets[entry.type], type: entry.type })),
    { keys: ['title', 'english', 'type'], threshold: 0.4, ignoreLocation: true },
  )
  return (query) => (query.trim() === '' ? entries : fuse.search(query.trim()).map(({ item }) => item.entry))
}

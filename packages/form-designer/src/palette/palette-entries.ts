/** What the palette offers, grouped and searchable. It names no widget type: everything is read from the definitions. */
import type { Nesting, PaletteGroup, WidgetDefinitions } from '@formwork/form-schema'
import Fuse from 'fuse.js'
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

export function paletteEntries(messages: DesignerMessages, widgets: WidgetDefinitions): readonly PaletteEntry[] {
  const english = messagesFor('en', widgets)
  return Object.entries(widgets).map(([type, definition]) => ({
    type,
    group: definition.palette.group,
    title: typeTitle(messages, type),
    english: typeTitle(english, type),
    icon: glyphOf(definition.palette),
    nesting: definition,
  }))
}

/** Searches titles in the person's language, in English, and the types themselves. */
export function createPaletteSearch(entries: readonly PaletteEntry[]): (query: string) => readonly PaletteEntry[] {
  const fuse = new Fuse(entries, { keys: ['title', 'english', 'type'], threshold: 0.4, ignoreLocation: true })
  return (query) => (query.trim() === '' ? entries : fuse.search(query.trim()).map(({ item }) => item))
}

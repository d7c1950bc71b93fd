/** What the palette offers, in groups. It names no widget type: everything is read from the definitions. */
import type { Nesting, PaletteGroup, WidgetDefinitions } from '@formwork/form-schema'
import { type GlyphName, glyphOf } from '../icons/glyphs'
import type { DesignerBlock } from '../host/designer-library'
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

/** A block that the host keeps, as the palette offers it. */
export interface BlockEntry {
  readonly type: string
  readonly name: string
  readonly title: string
  readonly english: string
  readonly nesting: Nesting
}

/** A block may be dropped where its most restricted widget may: one with columns where it has one. */
export function blockEntries(blocks: readonly DesignerBlock[], widgets: WidgetDefinitions): readonly BlockEntry[] {
  const known = new Map(Object.entries(widgets))
  return blocks.map(({ name, definition }) => {
    const list = Array.isArray(definition['list']) ? definition['list'] : []
    const types = list.flatMap((each) =>
      typeof each === 'object' && each !== null && 'type' in each ? (known.get(String(each['type'])) ?? []) : [],
    )
    const widest = types.find(({ slots }) => slots !== null) ?? types[0]
    return { type: `block ${name}`, name, title: name, english: name, nesting: widest ?? { kind: 'input', slots: null } }
  })
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

/** The sections of the palette: favourites first, the types in their groups, the host's blocks. */
import { useMemo } from 'react'
import { insertBlock, toggleFavourite } from '../actions/block-actions'
import { addWidget } from '../actions/widget-actions'
import type { DragSubject } from '../dnd/drag-port'
import { type DesignerContextValue, useDesigner } from '../store/designer-context'
import type { PaletteChipProps } from './PaletteChip'
import { type BlockEntry, blockEntries, PALETTE_GROUPS, type PaletteEntry, paletteEntries } from './palette-entries'
import { usePaletteSearch } from './palette-search'

export interface PaletteSection {
  readonly id: string
  readonly title: string
  readonly chips: readonly SectionChip[]
}

export interface SectionChip extends Omit<PaletteChipProps, 'isTabStop' | 'onFocus'> {
  /** Its place among all that was found: 0 is the best. */
  readonly rank: number
}

/** @param onAdded - called after something was put into the form by click or key. */
export function usePaletteSections(query: string, onAdded: (() => void) | undefined): readonly PaletteSection[] {
  const designer = useDesigner()
  const { messages, widgets, palette, blocks, favourites } = designer
  const offered = useMemo(
    () => [...paletteEntries(messages, widgets, palette), ...blockEntries(blocks?.list ?? [], widgets)],
    [messages, widgets, palette, blocks],
  )
  const found = usePaletteSearch(offered, query)
  return useMemo(() => {
    const types = favourites?.types ?? []
    const chips = found.map((entry, rank) => ({
      entry,
      chip: 'name' in entry ? blockChip(designer, entry, rank, onAdded) : typeChip(designer, entry, rank, onAdded),
    }))
    const sectionOf = (entry: PaletteEntry | BlockEntry) =>
      'name' in entry ? 'blocks' : types.includes(entry.type) ? 'favourites' : entry.group
    const titles: Readonly<Record<string, string>> = {
      ...messages.groups,
      favourites: messages.editing.library.favourites,
      blocks: messages.editing.library.blocks,
    }
    return ['favourites', ...PALETTE_GROUPS, 'blocks'].flatMap((id) => {
      const those = chips.filter(({ entry }) => sectionOf(entry) === id).map(({ chip }) => chip)
      return those.length === 0 ? [] : [{ id, title: titles[id] ?? id, chips: those }]
    })
  }, [found, favourites, designer, messages, onAdded])
}

function typeChip(designer: DesignerContextValue, entry: PaletteEntry, rank: number, onAdded: (() => void) | undefined): SectionChip {
  const { type, title, icon, nesting } = entry
  const { favourites, messages } = designer
  const { library } = messages.editing
  const isFavourite = favourites?.types.includes(type) ?? false
  const titleNext = (isByMouse: boolean) => {
    // In the drawer of a narrow screen nothing is titled: it closes upon the canvas.
    if (isByMouse && onAdded === undefined) designer.store.getState().requestTitle()
  }
  return {
    id: type,
    rank,
    title,
    icon,
    subject: subjectOf(designer, `new ${type}`, { kind: 'new', type, nesting }),
    onAdd: (isByMouse) => {
      if (!addWidget(designer, type)) return
      onAdded?.()
      titleNext(isByMouse)
    },
    onDropped: titleNext,
    corner:
      favourites === undefined
        ? null
        : {
            glyph: 'rate',
            label: isFavourite ? library.removeFavourite(title) : library.addFavourite(title),
            isPressed: isFavourite,
            press: 'F',
            run: () => toggleFavourite(designer, type, title),
          },
  }
}

function blockChip(designer: DesignerContextValue, entry: BlockEntry, rank: number, onAdded: (() => void) | undefined): SectionChip {
  const { type, name, nesting } = entry
  return {
    id: type,
    rank,
    title: name,
    icon: 'copy',
    subject: subjectOf(designer, type, { kind: 'block', name, nesting }),
    onAdd: () => {
      void insertBlock(designer, name).then((isIn) => isIn && onAdded?.())
    },
    onDropped: () => undefined,
    corner:
      designer.blocks?.onChange === undefined
        ? null
        : {
            glyph: 'more',
            label: designer.messages.editing.library.editBlock(name),
            isPressed: null,
            press: 'E',
            run: () => designer.store.getState().setView({ dialog: 'block', block: name }),
          },
  }
}

const subjects = new WeakMap<object, Map<string, DragSubject>>()

/** The same object for the same chip: a drag that is under way must not lose what it drags. */
function subjectOf({ store }: DesignerContextValue, id: string, subject: DragSubject): DragSubject {
  const known = subjects.get(store) ?? new Map<string, DragSubject>()
  subjects.set(store, known)
  const before = known.get(id)
  if (before !== undefined && before.nesting === subject.nesting) return before
  known.set(id, subject)
  return subject
}

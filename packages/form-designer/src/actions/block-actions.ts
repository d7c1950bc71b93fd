/** Acts on saved blocks. The host keeps the list; a form only ever gets copies. */
import type { Place } from '@formwork/form-schema'
import type { DesignerBlock } from '../host/designer-library'
import type { DesignerContextValue } from '../store/designer-context'
import { definitionOfWidgets, insertDefinition } from './clipboard'
import { pickedKeys } from './many-actions'

/** Puts a block at a place, else into the selected container where that is empty, or after the selection. */
export function insertBlock(designer: DesignerContextValue, name: string, place?: Place): Promise<boolean> {
  const block = blockOf(designer, name)
  return block === null ? Promise.resolve(false) : insertDefinition(designer, block.definition, { origin: 'block', place })
}

export function blockOf({ blocks }: DesignerContextValue, name: string): DesignerBlock | null {
  return blocks?.list.find((block) => block.name === name) ?? null
}

/** Saves the selection under a name, in place of a block with that name. False without a selection, or where blocks are not stored. */
export function saveBlock(designer: DesignerContextValue, name: string): boolean {
  const { blocks, store } = designer
  const definition = definitionOfWidgets(designer, pickedKeys(designer))
  if (definition === null || blocks?.onChange === undefined) return false
  const block: DesignerBlock = { name, definition }
  const at = blocks.list.findIndex((each) => each.name === name)
  blocks.onChange(at < 0 ? [...blocks.list, block] : blocks.list.with(at, block))
  store.getState().notify({ kind: 'block-saved', name }, { shown: true })
  return true
}

export function renameBlock({ blocks }: DesignerContextValue, from: string, to: string): void {
  blocks?.onChange?.(
    blocks.list.filter(({ name }) => name === from || name !== to).map((block) => (block.name === from ? { ...block, name: to } : block)),
  )
}

export function deleteBlock({ blocks, store }: DesignerContextValue, name: string): void {
  blocks?.onChange?.(blocks.list.filter((block) => block.name !== name))
  store.getState().notify({ kind: 'block-deleted', name }, { shown: true })
}

/** Puts a type among the favourites, or takes it out. */
export function toggleFavourite({ favourites, store }: DesignerContextValue, type: string, title: string): void {
  if (favourites === undefined) return
  const isOne = favourites.types.includes(type)
  favourites.onChange(isOne ? favourites.types.filter((each) => each !== type) : [...favourites.types, type])
  store.getState().notify({ kind: 'favourite', title, isOne: !isOne })
}

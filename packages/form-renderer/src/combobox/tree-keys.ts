/** Keyboard navigation in a menu of columns. Pure. */
import type { ChoiceValue } from '@formwork/form-schema'
import type { TreeNode } from '../sources/read-entries'
import { movedRow } from './list-keys'
import { hasChildren, type LevelState } from './use-tree'

/** What is open, and the current row: a position in one of the columns, -1 for none. */
export interface TreePlace {
  readonly path: readonly ChoiceValue[]
  readonly level: number
  readonly index: number
}

export const nodesAt = (levels: readonly LevelState[], level: number): readonly TreeNode[] => {
  const state = levels[level]
  return state?.status === 'ready' ? state.nodes : []
}

/** The column below the current row, with its first row current; null when there is none. */
export function descend(place: TreePlace, levels: readonly LevelState[]): TreePlace | null {
  const node = nodesAt(levels, place.level)[place.index]
  if (!node || !hasChildren(node)) return null
  return { path: [...place.path.slice(0, place.level), node.value], level: place.level + 1, index: 0 }
}

/** The row that the current column belongs to. */
export function ascend(place: TreePlace, levels: readonly LevelState[]): TreePlace | null {
  if (place.level === 0) return null
  const level = place.level - 1
  const index = nodesAt(levels, level).findIndex(({ value }) => value === place.path[level])
  return { path: place.path.slice(0, level), level, index }
}

/** @returns null when the key moves nothing. */
export function movedPlace(key: string, place: TreePlace, levels: readonly LevelState[]): TreePlace | null {
  const count = nodesAt(levels, place.level).length
  const index = key === 'Home' ? 0 : key === 'End' ? count - 1 : movedRow(key, place.index, count, false)
  // What was open below the row that is left closes.
  return index === null ? null : { path: place.path.slice(0, place.level), level: place.level, index }
}

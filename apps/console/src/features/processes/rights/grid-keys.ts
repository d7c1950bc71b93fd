/** What a key does in the grid of rights: go to a cell, set one, or fill down or to the right from where one is. */
import type { FieldRight } from '@formwork/workflow-core'
import { RIGHT_KEYS } from './right-words'

export interface CellPlace {
  readonly row: number
  readonly column: number
}
export type GridAct =
  | { readonly kind: 'go'; readonly to: CellPlace }
  | { readonly kind: 'set'; readonly cells: readonly CellPlace[]; readonly right: FieldRight }
  /** With the value of the current cell. */
  | { readonly kind: 'fill'; readonly cells: readonly CellPlace[] }

export interface GridKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

export function keyInGrid(
  { key, ctrlKey, metaKey }: GridKey,
  { row, column }: CellPlace,
  size: { readonly rows: number; readonly columns: number },
): GridAct | null {
  const letter = key.toLowerCase()
  if (ctrlKey || metaKey) {
    if (letter === 'd') return { kind: 'fill', cells: span(row, size.rows).map((at) => ({ row: at, column })) }
    if (letter === 'r') return { kind: 'fill', cells: span(column, size.columns).map((at) => ({ row, column: at })) }
    return null
  }
  const right = RIGHT_KEYS[letter]
  if (right !== undefined) return { kind: 'set', cells: [{ row, column }], right }
  const to = moved(key, { row, column }, size)
  return to === null ? null : { kind: 'go', to }
}

function moved(
  key: string,
  { row, column }: CellPlace,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): CellPlace | null {
  switch (key) {
    case 'ArrowDown':
      return { row: Math.min(rows - 1, row + 1), column }
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column }
    case 'ArrowRight':
      return { row, column: Math.min(columns - 1, column + 1) }
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: columns - 1 }
    default:
      return null
  }
}

const span = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

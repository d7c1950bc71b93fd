/**
 * Keys of a list: j and k go to the next row and the one before, as the arrows do within the list, x chooses a row and Shift X a range, o opens it.
 * The current row is the one with the focus, so that it is seen and announced like any other link.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isPageKey } from '../../navigation/page-key'
import { useWindowKeys } from '../../navigation/use-window-keys'
import { usePreferences } from '../../theme/preferences'
import type { ListShape } from '../list-table'

interface KeyedRows<Row extends object> extends Pick<ListShape<Row>, 'selection' | 'onOpen' | 'keys'> {
  readonly rows: readonly { readonly id: string; readonly original: Row }[]
}

const ROW = '[data-row]'

/** @param list - contains elements with `data-row`, the key of their row. */
export function useRowKeys<Row extends object>(
  list: RefObject<HTMLElement | null>,
  { rows, selection, onOpen, keys }: KeyedRows<Row>,
): void {
  const isOn = usePreferences(({ helpKey }) => helpKey) && keys !== undefined
  /** Where the keys were used last. */
  const last = useRef<{ readonly key: string; readonly at: number } | null>(null)
  const elements = () => [...(list.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]
  const goTo = (at: number) => {
    const row = elements().at(at)
    const aim = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, input')
    if (row === undefined || aim === null || aim === undefined) return
    aim.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
    last.current = { key: row.dataset['row'] ?? '', at }
  }
  const hereIn = (all: readonly HTMLElement[]) => all.findIndex((row) => row.contains(document.activeElement))
  const isGone = () => last.current !== null && rows.every(({ id }) => id !== last.current?.key)

  useWindowKeys((event) => {
    if (!isOn || !isPageKey(event)) return
    const all = elements()
    const here = hereIn(all)
    const row = rows.find(({ id }) => id === all[here]?.dataset['row'])
    const letter = event.key.toLowerCase()
    const step = stepOf(event.key, here >= 0)
    if (step !== 0 && all.length > 0) {
      const next = here >= 0 ? here + step : isGone() ? (last.current?.at ?? 0) : step > 0 ? 0 : all.length - 1
      goTo(Math.min(Math.max(next, 0), all.length - 1))
    } else if (letter === 'x' && row !== undefined && selection !== undefined) {
      selection.onChoose([row.original], event.shiftKey || !selection.chosen.has(row.id), event.shiftKey)
    } else if (row !== undefined && (letter === 'o' || (event.key === 'Enter' && event.target instanceof HTMLInputElement))) {
      onOpen?.(row.original)
    } else if (Object.hasOwn(keys, letter) && !event.shiftKey) {
      keys[letter]?.(row?.original ?? null)
    } else return
    if (here >= 0 && row !== undefined && step === 0) last.current = { key: row.id, at: here }
    event.preventDefault()
  })

  // Working through a list by keys continues at the place of the row that was removed.
  useLayoutEffect(() => {
    if (isOn && rows.length > 0 && isGone() && document.activeElement === document.body && last.current !== null)
      goTo(Math.min(last.current.at, rows.length - 1))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the rows are others
  }, [rows])
}

function stepOf(key: string, isInRow: boolean): -1 | 0 | 1 {
  if (key === 'j' || key === 'J' || (isInRow && key === 'ArrowDown')) return 1
  if (key === 'k' || key === 'K' || (isInRow && key === 'ArrowUp')) return -1
  return 0
}

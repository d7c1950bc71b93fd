/** The arrow keys among the chips of the palette: along a row, and by rows of two; Home and End. */
import type { KeyboardEvent } from 'react'

const COLUMNS = 2

export function roveChips(event: KeyboardEvent<HTMLElement>): void {
  const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-palette-type]')]
  const at = chips.findIndex((chip) => chip === event.target)
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
  const isLeftward = getComputedStyle(event.currentTarget).direction === 'rtl'
  const next = targetOf(event.key, at, chips.length, isLeftward ? -1 : 1)
  if (next === null) return
  event.preventDefault()
  chips[Math.min(chips.length - 1, Math.max(0, next))]?.focus()
}

function targetOf(key: string, at: number, total: number, forward: 1 | -1): number | null {
  switch (key) {
    case 'ArrowRight':
      return at + forward
    case 'ArrowLeft':
      return at - forward
    case 'ArrowDown':
      return at + COLUMNS
    case 'ArrowUp':
      return at - COLUMNS
    case 'Home':
      return 0
    case 'End':
      return total - 1
    default:
      return null
  }
}

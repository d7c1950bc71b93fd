/** How much time is left until a moment, or has passed since; updated while it is on the screen. */
import { useLingui } from '@lingui/react/macro'
import { useNow } from '../../ui/display/use-now'
import { useSpanWords } from '../use-span-words'

export interface Due {
  readonly isOver: boolean
  /** A day is left, or less. */
  readonly isNear: boolean
  readonly words: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** @param isRough - in the largest unit alone. */
export function useDue(at: string, isRough = false): Due {
  const { t } = useLingui()
  const spanOf = useSpanWords()
  const left = new Date(at).getTime() - useNow()
  const isOver = left <= 0
  const span = spanOf(isRough ? rough(Math.abs(left)) : Math.abs(left))
  return { isOver, isNear: left <= DAY_MS, words: isOver ? t`Overdue by ${span}` : t`Due in ${span}` }
}

function rough(lengthMs: number): number {
  const unit = [DAY_MS, HOUR_MS].find((size) => lengthMs >= size) ?? 1
  return Math.floor(lengthMs / unit) * unit
}

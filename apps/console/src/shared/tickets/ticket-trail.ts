/** The list a ticket was opened from, so that its page can lead to the one before and the one after without going back. */
import { create } from 'zustand'

export interface TicketTrail {
  /** The name of the list. */
  readonly title: string
  /** Its address, with page and filters. */
  readonly to: string
  /** The tickets of its page, in their order as they stood when one was opened. */
  readonly ids: readonly string[]
}

const useTrailStore = create<{ readonly trail: TicketTrail | null }>(() => ({ trail: null }))

export function keepTrail(trail: TicketTrail): void {
  useTrailStore.setState({ trail })
}

export interface TrailPlace {
  readonly title: string
  readonly to: string
  /** One is the first. */
  readonly position: number
  readonly count: number
  readonly previous: string | null
  readonly next: string | null
}

/** Where a ticket stands in that list; null when it was not opened from one. */
export function useTrailPlace(id: string): TrailPlace | null {
  return placeIn(
    useTrailStore(({ trail }) => trail),
    id,
  )
}

export function placeIn(trail: TicketTrail | null, id: string): TrailPlace | null {
  const at = trail?.ids.indexOf(id) ?? -1
  if (trail === null || at < 0) return null
  const { title, to, ids } = trail
  return { title, to, position: at + 1, count: ids.length, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null }
}

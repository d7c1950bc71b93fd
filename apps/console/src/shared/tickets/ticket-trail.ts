/**
 * The lists that tickets were opened from, so that a ticket's page can link back and to its neighbours. Stored per browser tab,
 * so that a reload keeps them.
 */
import { z } from 'zod'
import { create } from 'zustand'
import { tabStorage } from '../browser-storage'
import { type SessionState, useSession } from '../session/session-store'

const trailSchema = z.object({
  /** The name of the list. */
  title: z.string(),
  /** Each of them waits for the person. */
  isTodo: z.boolean().optional(),
  /** Its address, with page and filters. */
  to: z.string().startsWith('/'),
  /** The tickets of its page, in their order when one was opened. */
  ids: z.array(z.string()),
})
export type TicketTrail = Readonly<z.output<typeof trailSchema>>

interface TrailState {
  /** User id of the person who opened them. */
  readonly owner: string | null
  /** The last one first. */
  readonly trails: readonly TicketTrail[]
}

const STORAGE_KEY = 'formwork.ticket-trails'
/** Several tickets may be open, each from a list of its own. */
const MAX_STORED = 10

export const useTrails = create<TrailState>(() => ({ owner: null, trails: [] }))

export function keepTrail(trail: TicketTrail): void {
  const { owner, trails } = useTrails.getState()
  const kept = [trail, ...trails.filter(({ to }) => to !== trail.to)].slice(0, MAX_STORED)
  useTrails.setState({ trails: kept })
  tabStorage.write(STORAGE_KEY, JSON.stringify({ owner, trails: kept }))
}

/** A person who signs in gets back their own lists from before a reload, and never those of somebody else. */
function changeOwner({ user }: Pick<SessionState, 'user'>): void {
  if (user === null || user.userId === useTrails.getState().owner) return
  useTrails.setState({ owner: user.userId, trails: readTrails(tabStorage.read(STORAGE_KEY), user.userId) })
}

useSession.subscribe(changeOwner)
changeOwner(useSession.getState())

/** The stored lists of this person; empty when unreadable. */
export function readTrails(stored: string | null, owner: string): readonly TicketTrail[] {
  try {
    return z.object({ owner: z.literal(owner), trails: z.array(trailSchema) }).parse(JSON.parse(stored ?? 'null')).trails
  } catch {
    return []
  }
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

/** The list a ticket was last opened from; null when it was not opened from one. */
export const useTrail = (id: string): TicketTrail | null => useTrails(({ trails }) => trails.find(({ ids }) => ids.includes(id)) ?? null)

/** The position of a ticket in that list; null when it was not opened from one. */
export function useTrailPlace(id: string): TrailPlace | null {
  return placeIn(
    useTrails(({ trails }) => trails),
    id,
  )
}

/** The list it was last opened from counts. */
export function placeIn(trails: readonly TicketTrail[], id: string): TrailPlace | null {
  const trail = trails.find(({ ids }) => ids.includes(id))
  if (trail === undefined) return null
  const { title, to, ids } = trail
  const at = ids.indexOf(id)
  return { title, to, position: at + 1, count: ids.length, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null }
}

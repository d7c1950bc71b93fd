/** One request to a source, shared by all its subscribers: pages are loaded one after the other, a failure can be retried. */
import { VALUE_LIMITS } from '@formwork/form-schema'
import type { SourceProblem } from './source-problem'

export type LoadedPage =
  | { readonly ok: true; readonly items: readonly unknown[]; readonly hasMore: boolean; readonly isPaged: boolean }
  | { readonly ok: false; readonly problem: SourceProblem }

/** What is known so far. A new object for every change. */
export interface ListState {
  readonly status: 'loading' | 'ready' | 'failed'
  /** Entries of all pages so far, as the source gave them. They stay while the next page loads or fails. */
  readonly items: readonly unknown[]
  readonly problem: SourceProblem | null
  readonly hasMore: boolean
  /** True when the source answers pages, and so searches. */
  readonly isPaged: boolean
  /** True when entries were left out because there are too many. */
  readonly isCut: boolean
}

export interface SharedList {
  /** The first listener starts the request; when the last one is gone a request on its way is aborted. */
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => ListState
  /** Asks for the next page, or again for the one that failed. Does nothing while a request is on its way. */
  readonly proceed: () => void
}

const NOT_ASKED: ListState = { status: 'loading', items: [], problem: null, hasMore: false, isPaged: false, isCut: false }

/** @param load - resolves to a page; never rejects. */
export function openSharedList(load: (page: number, signal: AbortSignal) => Promise<LoadedPage>): SharedList {
  const listeners = new Set<() => void>()
  let state = NOT_ASKED
  let pages = 0
  let running: AbortController | null = null

  const show = (next: ListState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const ask = async () => {
    const request = new AbortController()
    running = request
    const page = await load(pages + 1, request.signal)
    // Aborted meanwhile: a later request answers.
    if (running !== request) return
    running = null
    if (!page.ok) return show({ ...state, status: 'failed', problem: page.problem })
    pages++
    const items = [...state.items, ...page.items.slice(0, VALUE_LIMITS.choices - state.items.length)]
    const isCut = items.length < state.items.length + page.items.length || (page.hasMore && items.length >= VALUE_LIMITS.choices)
    const hasMore = page.hasMore && !isCut && page.items.length > 0
    show({ status: 'ready', items, problem: null, hasMore, isPaged: page.isPaged, isCut })
  }
  const giveUp = () => {
    running?.abort()
    running = null
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (state.status === 'loading' && !running) void ask()
      return () => {
        listeners.delete(listener)
        // A moment later, so that a listener that only moves does not start the request again.
        queueMicrotask(() => listeners.size === 0 && giveUp())
      }
    },
    read: () => state,
    proceed() {
      if (running || (state.status === 'ready' && !state.hasMore)) return
      show({ ...state, status: 'loading', problem: null })
      void ask()
    },
  }
}

/** The questions of one form to its sources: whoever asks the same thing gets the same list. */
import type { RemoteFunction } from './remote-function'
import type { SourceOwner } from './source-room'
import { type LoadedPage, openSharedList, type SharedList } from './shared-list'

/** Lists kept for the next one who asks. The oldest goes first; who listens to it keeps it. */
const MOST_LISTS = 200

export interface SourcePool {
  /** The list for `key`; `load` is used when nobody has asked yet. */
  list(key: string, load: (page: number, signal: AbortSignal) => Promise<LoadedPage>): SharedList
  /** A name for a function: the same function has the same name. */
  nameOf(source: RemoteFunction): string
  /** Keeps the labels of what a person picked: one for a choice, one for each step of a path. Nobody may load its page again. */
  remember(key: string, value: string, labels: readonly string[]): void
  remembered(key: string, value: string): readonly string[] | undefined
}

export function openSourcePool(): SourcePool {
  const lists = new Map<string, SharedList>()
  const names = new WeakMap<RemoteFunction, string>()
  const picked = new Map<string, readonly string[]>()
  let count = 0
  return {
    list(key, load) {
      const known = lists.get(key)
      const list = known ?? openSharedList(load)
      lists.delete(key)
      lists.set(key, list)
      const [oldest] = lists.keys()
      if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest)
      return list
    },
    nameOf(source) {
      const known = names.get(source)
      if (known !== undefined) return known
      const name = `function ${++count}`
      names.set(source, name)
      return name
    },
    remember: (key, value, labels) => void picked.set(`${key} ${value}`, labels),
    remembered: (key, value) => picked.get(`${key} ${value}`),
  }
}

const pools = new WeakMap<SourceOwner, SourcePool>()

/** The pool of a form. */
export function poolOf(room: SourceOwner): SourcePool {
  const known = pools.get(room) ?? openSourcePool()
  pools.set(room, known)
  return known
}

/** A cache of the lists that the sources of one form gave: equal requests share one list. */
import type { RemoteFunction } from './remote-function'
import type { SourceOwner } from './source-owner'
import { type LoadedPage, openSharedList, type SharedList } from './shared-list'

/** Lists in the cache. The one used longest ago is dropped first; its subscribers keep it. */
const MAX_LISTS = 200

export interface SourcePool {
  /** The list for `key`; `load` is used when there is none yet. */
  list(key: string, load: (page: number, signal: AbortSignal) => Promise<LoadedPage>): SharedList
  /** A name for a function: the same function has the same name. */
  nameOf(source: RemoteFunction): string
  /** Stores the labels of picked values: one for a choice, one for each step of a path. Their page may never be loaded again. */
  remember(key: string, value: string, labels: readonly string[]): void
  remembered(key: string, value: string): readonly string[] | undefined
  /** Whether this is asked for the first time: several parts of a field notice the same gap. */
  isNew(gap: string): boolean
}

export function openSourcePool(): SourcePool {
  const lists = new Map<string, SharedList>()
  const names = new WeakMap<RemoteFunction, string>()
  const picked = new Map<string, readonly string[]>()
  const gaps = new Set<string>()
  let count = 0
  return {
    list(key, load) {
      const known = lists.get(key)
      const list = known ?? openSharedList(load)
      lists.delete(key)
      lists.set(key, list)
      const [oldest] = lists.keys()
      if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest)
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
    isNew: (gap) => !gaps.has(gap) && gaps.add(gap).size > 0,
  }
}

// By the form's own object, which goes with the form: the cache is never shared by two forms, and no longer kept than one. The form itself cannot
// hold it without loading this code. A render may add an entry, as with any query cache: the entry depends on its key alone.
const pools = new WeakMap<SourceOwner, SourcePool>()

/** The cache of a form. */
export function poolOf(owner: SourceOwner): SourcePool {
  const known = pools.get(owner) ?? openSourcePool()
  pools.set(owner, known)
  return known
}

/** The tags of visited pages. All changes are made here; the bar and the kept pages only read. Kept per browser tab, so a reload restores them. */
import { create } from 'zustand'
import { tabStorage } from '../../shared/browser-storage'
import { type SessionState, useSession } from '../../shared/session/session-store'
import type { PageMove } from '../../shared/ui/navigation/page-moves'

export interface Tag {
  readonly pathname: string
  /** Search and hash of the last visit, so that a filter survives looking elsewhere. */
  readonly search: string
  readonly title: string
  readonly isPinned: boolean
  /** Which page the tag shows: another key is another page. It outlives a change of the address, and changes with "refresh". */
  readonly pageKey: string
  /** The page was opened since the console was loaded. That of a restored tag is not, until the tag is clicked. */
  readonly wasOpened: boolean
}

export interface TagState {
  /** User id of the person whose tags these are. */
  readonly owner: string | null
  readonly tags: readonly Tag[]
}

const STORAGE_KEY = 'formwork.tags'

export const useTags = create<TagState>(() => ({ owner: null, tags: [] }))

useTags.subscribe(({ owner, tags }) => {
  const kept = tags.map(({ pathname, search, title, isPinned }) => ({ pathname, search, title, isPinned }))
  tabStorage.write(STORAGE_KEY, JSON.stringify({ owner, tags: kept }))
})

/** A person who signs in gets back their own tags from before a reload, and never those of the person who was signed in before. */
function changeOwner({ user }: Pick<SessionState, 'user'>): void {
  if (user === null || user.userId === useTags.getState().owner) return
  useTags.setState({ owner: user.userId, tags: readTags(tabStorage.read(STORAGE_KEY), user.userId) })
}

useSession.subscribe(changeOwner)
changeOwner(useSession.getState())

/** @returns the stored tags of one person. What is not a tag is dropped. */
export function readTags(stored: string | null, owner: string): Tag[] {
  const kept = parse(stored)
  if (typeof kept !== 'object' || kept === null || !('owner' in kept) || kept.owner !== owner) return []
  if (!('tags' in kept) || !Array.isArray(kept.tags)) return []
  return kept.tags.flatMap((item: unknown): Tag[] => {
    if (typeof item !== 'object' || item === null) return []
    const { pathname, search, title, isPinned } = item as Readonly<Record<string, unknown>>
    if (typeof pathname !== 'string' || !pathname.startsWith('/') || typeof title !== 'string') return []
    const shown = { pathname, search: typeof search === 'string' ? search : '', title, isPinned: isPinned === true }
    return [{ ...shown, pageKey: `${pathname}#0`, wasOpened: false }]
  })
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

/** The page at an address: that of its tag, of the tag that is moving there, or one that is not open yet. */
export function pageKeyAt(tags: readonly Tag[], move: PageMove | null, pathname: string): string {
  const here = tags.find((tag) => tag.pathname === pathname)
  const coming = pathname === move?.to ? tags.find((tag) => tag.pathname === move.from) : undefined
  return (here ?? coming)?.pageKey ?? freeKey(tags, pathname)
}

function freeKey(tags: readonly Tag[], pathname: string): string {
  for (let count = 0; ; count++) {
    const key = `${pathname}#${count}`
    if (tags.every(({ pageKey }) => pageKey !== key)) return key
  }
}

export type ShownTag = Pick<Tag, 'pathname' | 'search' | 'title' | 'isPinned'>

/** The page of this tag is open now. */
export function visitTag(shown: ShownTag): void {
  putTag({ ...shown, wasOpened: true })
}

/** A tag that is there whether or not its page was opened. */
export function pinTag({ pathname, title }: Pick<Tag, 'pathname' | 'title'>): void {
  const { search = '', wasOpened = false } = useTags.getState().tags.find((tag) => tag.pathname === pathname) ?? {}
  putTag({ pathname, search, title, isPinned: true, wasOpened })
}

function putTag(put: Omit<Tag, 'pageKey'>): void {
  const { tags } = useTags.getState()
  const known = tags.find(({ pathname }) => pathname === put.pathname)
  if (known === undefined) useTags.setState({ tags: sorted([...tags, { ...put, pageKey: freeKey(tags, put.pathname) }]) })
  else if (
    known.search !== put.search ||
    known.title !== put.title ||
    known.isPinned !== put.isPinned ||
    known.wasOpened !== put.wasOpened
  ) {
    useTags.setState({ tags: tags.map((tag) => (tag === known ? { ...put, pageKey: tag.pageKey } : tag)) })
  }
}

function sorted(tags: readonly Tag[]): Tag[] {
  return [...tags.filter(({ isPinned }) => isPinned), ...tags.filter(({ isPinned }) => !isPinned)]
}

/** Those that `closeTags` would close. */
export const closableTags = (shouldClose: (tag: Tag) => boolean): Tag[] =>
  useTags.getState().tags.filter((tag) => !tag.isPinned && shouldClose(tag))

/** Closes unpinned tags that match. Returns where to go when the open page was among them: the nearest one left, newest side first. */
export function closeTags(shouldClose: (tag: Tag) => boolean, openPath: string): string | null {
  const { tags } = useTags.getState()
  const closed = closableTags(shouldClose)
  const left = tags.filter((tag) => !closed.includes(tag))
  useTags.setState({ tags: left })
  const at = tags.findIndex(({ pathname }) => pathname === openPath)
  const open = tags[at]
  if (open === undefined || !closed.includes(open)) return null
  const next = tags.slice(at + 1).find((tag) => left.includes(tag)) ?? tags.slice(0, at).findLast((tag) => left.includes(tag))
  return next === undefined ? '/' : `${next.pathname}${next.search}`
}

export function refreshTag(pathname: string): void {
  useTags.setState(({ tags }) => ({
    tags: tags.map((tag) => (tag.pathname === pathname ? { ...tag, pageKey: freeKey(tags, pathname) } : tag)),
  }))
}

/** The page of a tag has another address now. A tag with that address is dropped. */
export function renameTag(from: string, to: string): void {
  const { tags } = useTags.getState()
  if (tags.every(({ pathname }) => pathname !== from)) return
  const others = tags.filter(({ pathname }) => pathname !== to)
  useTags.setState({ tags: others.map((tag) => (tag.pathname === from ? { ...tag, pathname: to, search: '' } : tag)) })
}

/** By drag: to the place of another tag. Pinned ones stay first. */
export function moveTag(pathname: string, before: string): void {
  const { tags } = useTags.getState()
  const moved = tags.find((tag) => tag.pathname === pathname)
  const at = tags.findIndex((tag) => tag.pathname === before)
  if (moved === undefined || at < 0 || moved.isPinned) return
  const others = tags.filter((tag) => tag !== moved)
  useTags.setState({ tags: sorted([...others.slice(0, at), moved, ...others.slice(at)]) })
}

export function clearTags(): void {
  useTags.setState({ tags: [] })
}

/** The tags of visited pages. Pure changes here; the bar and the kept pages only read. Kept per browser tab, so a reload restores them. */
import { create } from 'zustand'
import type { PageMove } from '../../shared/ui/page-moves'

export interface Tag {
  readonly pathname: string
  /** Search and hash of the last visit, so that a filter survives looking elsewhere. */
  readonly search: string
  readonly title: string
  readonly isPinned: boolean
  /** Which page the tag shows: another key is another page. It outlives a change of the address, and changes with "refresh". */
  readonly pageKey: string
}

export interface TagState {
  readonly tags: readonly Tag[]
}

const STORAGE_KEY = 'formwork.tags'

export const useTags = create<TagState>(() => ({ tags: [] }))

useTags.subscribe(({ tags }) => {
  const kept = tags.map(({ pathname, search, title, isPinned }) => ({ pathname, search, title, isPinned }))
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
})

/** Tags of before a reload. What is not a tag is dropped. */
export function restoreTags(stored: string | null = sessionStorage.getItem(STORAGE_KEY)): void {
  useTags.setState({ tags: readTags(stored) })
}

export function readTags(stored: string | null): Tag[] {
  const value = parse(stored)
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown): Tag[] => {
    if (typeof item !== 'object' || item === null) return []
    const { pathname, search, title, isPinned } = item as Readonly<Record<string, unknown>>
    if (typeof pathname !== 'string' || !pathname.startsWith('/') || typeof title !== 'string') return []
    return [{ pathname, search: typeof search === 'string' ? search : '', title, isPinned: isPinned === true, pageKey: `${pathname}#0` }]
  })
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]')
  } catch {
    return []
  }
}

/** The page at an address: that of its tag, of the tag that is on its way there, or one that is not open yet. */
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

export function visitTag(visited: Omit<Tag, 'pageKey'>): void {
  const { tags } = useTags.getState()
  const known = tags.find(({ pathname }) => pathname === visited.pathname)
  if (known === undefined) useTags.setState({ tags: sorted([...tags, { ...visited, pageKey: freeKey(tags, visited.pathname) }]) })
  else if (known.search !== visited.search || known.title !== visited.title || known.isPinned !== visited.isPinned) {
    useTags.setState({ tags: tags.map((tag) => (tag === known ? { ...visited, pageKey: tag.pageKey } : tag)) })
  }
}

function sorted(tags: readonly Tag[]): Tag[] {
  return [...tags.filter(({ isPinned }) => isPinned), ...tags.filter(({ isPinned }) => !isPinned)]
}

/** Closes unpinned tags that match. Answers where to go when the open page was among them: the nearest one left, newest side first. */
export function closeTags(shouldClose: (tag: Tag) => boolean, openPath: string): string | null {
  const { tags } = useTags.getState()
  const closes = (tag: Tag) => !tag.isPinned && shouldClose(tag)
  const left = tags.filter((tag) => !closes(tag))
  useTags.setState({ tags: left })
  const at = tags.findIndex(({ pathname }) => pathname === openPath)
  const open = tags[at]
  if (open === undefined || !closes(open)) return null
  const next = tags.slice(at + 1).find((tag) => left.includes(tag)) ?? tags.slice(0, at).findLast((tag) => left.includes(tag))
  return next === undefined ? '/' : `${next.pathname}${next.search}`
}

export function refreshTag(pathname: string): void {
  useTags.setState(({ tags }) => ({
    tags: tags.map((tag) => (tag.pathname === pathname ? { ...tag, pageKey: freeKey(tags, pathname) } : tag)),
  }))
}

/** The page of a tag has another address now. A tag that was there already gives way. */
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

export function forgetTags(): void {
  useTags.setState({ tags: [] })
}

/** The levels of a tree of choices along a path, and the labels on it: from the definition, from one answer, or level by level. */
import { type ChoiceProps, type ChoiceValue, VALUE_LIMITS, type TreeChoice } from '@formwork/form-schema'
import { useMemo, useSyncExternalStore } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { useLargerMessages } from '../messages/use-larger-messages'
import { explainSource } from '../messages/choice-messages'
import { textOf } from '../values/choice-text'
import { useListState, useSource } from '../choices/use-choices'
import type { ChoiceSource, SourceOptions } from '../sources/choice-source'
import { readChoices, readTree, type TreeNode } from '../sources/read-entries'
import type { ListState, SharedList } from '../sources/shared-list'
import { poolOf } from '../sources/source-pool'

export interface TreeOptions extends SourceOptions {
  readonly options: readonly TreeChoice[]
}

export type LevelState =
  | { readonly status: 'ready'; readonly nodes: readonly TreeNode[] }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'unavailable' | 'later' }

type Path = readonly ChoiceValue[]

export const hasChildren = (node: TreeNode) => node.isOpenEnded === true || (node.children ?? []).length > 0

const sameStep = (node: TreeNode, step: unknown) => textOf(node.value) === textOf(step)

/**
 * The top level and one more for every step of `path` that leads on: what a menu of columns shows. A level that is elsewhere is fetched.
 *
 * @param isWanted - false while the panel is closed: then nothing is requested, and one level is `loading`.
 */
export function useTreeLevels(model: string, options: TreeOptions, path: Path, isWanted = true): readonly LevelState[] {
  const messages = useLargerMessages()
  const state = useSource(model, options)
  const source = state.kind === 'source' && isWanted ? state.source : null
  const trees = useMemo(() => openTreeReader(options.props), [options.props])

  const levelOf = (list: SharedList): LevelState => {
    const { status, items, problem } = list.read()
    if (status === 'ready') return { status, nodes: trees(items) }
    if (status === 'loading') return { status }
    return { status, message: explainSource(problem, messages), retry: list.proceed }
  }
  const walk = (from: ChoiceSource | null, top: LevelState) => {
    const levels = [top]
    const asked: Path[] = from ? [[]] : []
    for (const [index, step] of path.slice(0, VALUE_LIMITS.depth).entries()) {
      const level = levels.at(-1)
      const node = level?.status === 'ready' ? level.nodes.find((candidate) => sameStep(candidate, step)) : undefined
      if (!node || !hasChildren(node)) break
      if (node.children) levels.push({ status: 'ready', nodes: node.children })
      else if (from) {
        const below = path.slice(0, index + 1)
        asked.push(below)
        levels.push(levelOf(from.list({ path: below })))
      }
    }
    return { levels, asked }
  }
  const { levels, asked } = source
    ? walk(source, levelOf(source.list()))
    : walk(null, state.kind === 'none' ? { status: 'ready', nodes: options.options } : { status: statusWithout(state.kind) })
  const askedText = JSON.stringify(asked)
  const joined = useMemo(
    () => joinLists((JSON.parse(askedText) as Path[]).flatMap((below) => (source ? [source.list({ path: below })] : []))),
    [source, askedText],
  )
  useSyncExternalStore(joined.subscribe, joined.read, joined.read)
  return levels
}

function statusWithout(kind: 'missing' | 'later' | 'source'): 'unavailable' | 'later' | 'loading' {
  return kind === 'missing' ? 'unavailable' : kind === 'later' ? 'later' : 'loading'
}

/** Parses each answer once: another object would be a new level for every comparison. */
function openTreeReader(props: ChoiceProps) {
  const known = new WeakMap<readonly unknown[], readonly TreeNode[]>()
  return (items: readonly unknown[]) => {
    const nodes = known.get(items) ?? readTree(items, props)
    known.set(items, nodes)
    return nodes
  }
}

interface JoinedLists {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => readonly ListState[]
}

/** Several lists to listen to as one. */
function joinLists(lists: readonly SharedList[]): JoinedLists {
  let last: readonly ListState[] = lists.map(({ read }) => read())
  return {
    subscribe: (listener) => {
      const ends = lists.map(({ subscribe }) => subscribe(listener))
      return () => ends.forEach((end) => end())
    },
    read: () => {
      const next = lists.map(({ read }) => read())
      if (next.some((state, index) => state !== last[index])) last = next
      return last
    },
  }
}

export interface PathTexts {
  /** One text for every step; the value itself where no label is known. */
  readonly texts: readonly string[]
  readonly status: 'ready' | 'loading' | 'failed'
  readonly message: string
  readonly retry: () => void
  /** Keeps the labels of a path that was just picked. */
  readonly remember: (path: Path, texts: readonly string[]) => void
}

const ignore = () => undefined

/** The labels along a stored path. Asks nothing for an empty one. */
export function usePathTexts(model: string, options: TreeOptions, path: Path): PathTexts {
  const { sources: owner } = useRenderSettings()
  const messages = useLargerMessages()
  const sources = owner && poolOf(owner)
  const state = useSource(model, options)
  const pathText = JSON.stringify(path)
  const pickKey = state.kind === 'source' ? `${state.pickKey} path` : ''
  const remembered = pickKey === '' ? undefined : sources?.remembered(pickKey, pathText)
  const isAsked = path.length > 0 && !remembered
  const labelsOf = state.kind === 'source' && isAsked ? state.source.labels : undefined
  const labels = useMemo(() => labelsOf?.(JSON.parse(pathText) as Path) ?? null, [labelsOf, pathText])
  const labelState = useListState(labels)
  const levels = useTreeLevels(model, options, path, isAsked && !labelsOf)
  const remember = (picked: Path, texts: readonly string[]) => {
    if (pickKey !== '') sources?.remember(pickKey, JSON.stringify(picked), texts)
  }
  const done = { message: '', retry: ignore, remember }
  if (remembered) return { ...done, texts: remembered, status: 'ready' }
  if (labels) {
    const entries = labelState.items.map((item) => readChoices([item], options.props)[0])
    // By its place on the path first: two levels may hold the same value.
    const labelAt = (step: ChoiceValue, index: number) => {
      const isHere = (entry: (typeof entries)[number]) => entry !== undefined && sameStep(entry, step)
      const entry = isHere(entries[index]) ? entries[index] : entries.find(isHere)
      return entry?.label ?? textOf(step)
    }
    const { status, problem } = labelState
    return { texts: path.map(labelAt), status, message: explainSource(problem, messages), retry: labels.proceed, remember }
  }
  const texts = path.map((step, index) => {
    const level = levels[index]
    const node = level?.status === 'ready' ? level.nodes.find((candidate) => sameStep(candidate, step)) : undefined
    return node?.label ?? textOf(step)
  })
  const last = levels.at(-1)
  if (last?.status === 'failed') return { texts, status: 'failed', message: last.message, retry: last.retry, remember }
  return { ...done, texts, status: isAsked && last?.status === 'loading' ? 'loading' : 'ready' }
}

/** The choices of a widget: from its definition, or from its source with its states: loading, failed, searched, more pages. */
import { type Choice, choiceLabel, type ChoiceValue } from '@formwork/form-schema'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { isInDevelopment } from '../mistakes/in-development'
import { useLargerMessages } from '../messages/use-larger-messages'
import { explainSource } from '../messages/choice-messages'
import { type ChoiceSource, choiceSource, type SourceOptions } from '../sources/choice-source'
import { readChoices } from '../sources/read-entries'
import type { ListState, SharedList } from '../sources/shared-list'
import { poolOf } from '../sources/source-pool'
import { textOf } from '../values/choice-text'

export interface ChoiceOptions extends SourceOptions {
  readonly options: readonly Choice[]
}

export type ChoiceState =
  | {
      readonly status: 'ready'
      readonly choices: readonly Choice[]
      /** True when there are more than a list may hold. */
      readonly isCut: boolean
      /** True when only the source can say what matches: it answers pages and has more than the first. */
      readonly searches: boolean
      /** The next page: absent when everything is here. */
      readonly more?: MorePages
    }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  /** The definition asks for a source that the host did not provide. */
  | { readonly status: 'unavailable' }
  /** On a canvas, where no source is asked. */
  | { readonly status: 'later' }

export interface MorePages {
  readonly isLoading: boolean
  /** Why the last attempt failed. */
  readonly problem: string | null
  /** Loads the next page, or again the failed one. */
  readonly load: () => void
}

/** The source of a widget's choices. `none`: the definition lists them; `missing`: the host has no such function; `later`: nothing is asked here. */
export type SourceState =
  | { readonly kind: 'none' | 'missing' | 'later' }
  | { readonly kind: 'source'; readonly source: ChoiceSource; readonly pickKey: string }

export function useSource(model: string, options: SourceOptions): SourceState {
  const { remoteFunctions, sources, report } = useRenderSettings()
  const state = useMemo((): SourceState => {
    if (options.remote === false) return { kind: 'none' }
    if (!sources) return { kind: 'later' }
    const source = choiceSource(options, { model, pool: poolOf(sources), remoteFunctions, report })
    return source ? { kind: 'source', source, pickKey: `${source.key} ${JSON.stringify(options.props)}` } : { kind: 'missing' }
  }, [model, options, remoteFunctions, sources, report])
  const missing = state.kind === 'missing' ? options.remoteFunc : null
  useEffect(() => {
    if (missing === null || !sources || !poolOf(sources).isNew(`${model} ${missing}`)) return
    const sentence = `no entry of remoteFunctions for "${missing}", where the choices of "${model}" come from`
    // oxlint-disable-next-line no-console
    if (isInDevelopment()) console.error(`FormRenderer: ${sentence}`)
    report(new Error(sentence), 'choices', model)
  }, [missing, model, sources, report])
  return state
}

const NOTHING_ASKED: ListState = { status: 'loading', items: [], problem: null, hasMore: false, isPaged: false, isCut: false }
const NO_LIST: SharedList = { subscribe: () => () => undefined, read: () => NOTHING_ASKED, proceed: () => undefined }

/** The state of a shared list; without a list it is `loading` for good. */
export function useListState(list: SharedList | null): ListState {
  const { subscribe, read } = list ?? NO_LIST
  return useSyncExternalStore(subscribe, read, read)
}

export interface ChoiceQuestion {
  /** What a searching source is asked; empty for its first list. */
  readonly query?: string
  /** False while the list is closed: nothing is requested, and the state is `loading`. */
  readonly isWanted?: boolean
}

export function useChoices(model: string, options: ChoiceOptions, { query = '', isWanted = true }: ChoiceQuestion = {}): ChoiceState {
  const messages = useLargerMessages()
  const state = useSource(model, options)
  const source = state.kind === 'source' && isWanted ? state.source : null
  const list = useMemo(() => source?.list({ query }) ?? null, [source, query])
  const { status, items, problem, hasMore, isPaged, isCut } = useListState(list)
  const choices = useMemo(() => readChoices(items, options.props), [items, options.props])
  if (state.kind === 'none') return { status: 'ready', choices: options.options, isCut: false, searches: false }
  if (state.kind === 'missing') return { status: 'unavailable' }
  if (state.kind === 'later') return { status: 'later' }
  if (!list || (status === 'loading' && items.length === 0)) return { status: 'loading' }
  const { proceed } = list
  const message = problem && explainSource(problem, messages)
  if (message !== null && items.length === 0) return { status: 'failed', message, retry: proceed }
  const more: MorePages = { isLoading: status === 'loading', problem: message, load: proceed }
  return { status: 'ready', choices, isCut, searches: isPaged && hasMore, ...(hasMore || status !== 'ready' ? { more } : {}) }
}

export interface StoredChoices {
  /** The choice behind a stored value; undefined while it is not known. */
  readonly find: (value: unknown) => Choice | undefined
  /** Whether the labels are loaded. `ready` also when there is nothing to load. */
  readonly status: 'ready' | 'loading' | 'failed'
  readonly message: string
  readonly retry: () => void
  /** Keeps what was just picked, so that its label stays known whatever is searched next. */
  readonly remember: (choice: Choice) => void
}

const ignore = () => undefined

/** Labels of stored values, for a list that is closed and for a reader: asks only for what is not known, and for nothing when nothing is stored. */
export function useStoredChoices(model: string, options: ChoiceOptions, values: readonly unknown[]): StoredChoices {
  const { sources: owner } = useRenderSettings()
  const messages = useLargerMessages()
  const sources = owner && poolOf(owner)
  const state = useSource(model, options)
  const pickKey = state.kind === 'source' ? state.pickKey : ''
  const remembered = (value: unknown): Choice | undefined => {
    const labels = pickKey === '' ? undefined : sources?.remembered(pickKey, textOf(value))
    return labels && isStorable(value) ? { value, label: labels[0] ?? textOf(value) } : undefined
  }
  const unknown = values.filter(isStorable).filter((value) => !remembered(value))
  // Removing one of several loads nothing again.
  const [asked, setAsked] = useState(unknown)
  if (unknown.some((value) => !asked.includes(value))) setAsked(unknown)
  const source = state.kind === 'source' && unknown.length > 0 ? state.source : null
  const list = useMemo(() => (source ? (source.labels?.(asked) ?? source.list()) : null), [source, asked])
  const { status, items, problem } = useListState(list)
  const choices = useMemo(
    () => (state.kind === 'none' ? options.options : readChoices(items, options.props)),
    [state.kind, options.options, options.props, items],
  )
  const byText = useMemo(() => new Map(choices.map((choice) => [String(choice.value), choice])), [choices])
  return {
    find: (value) => remembered(value) ?? byText.get(textOf(value)),
    // While a later page loads or fails, the earlier ones stay known.
    status: list && items.length === 0 ? status : 'ready',
    message: explainSource(problem, messages),
    retry: list?.proceed ?? ignore,
    remember: (choice) => pickKey !== '' && sources?.remember(pickKey, String(choice.value), [choiceLabel(choice)]),
  }
}

const isStorable = (value: unknown): value is ChoiceValue => textOf(value) !== ''

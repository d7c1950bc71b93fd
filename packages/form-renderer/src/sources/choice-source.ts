/** Where the choices of one widget come from: nothing to ask, a host function, or an HTTP request. */
import { type ChoiceProps, type ChoiceValue, VALUE_LIMITS, type RemoteMode, type RequestMethod } from '@formwork/form-schema'
import type { RemoteAnswer, RemoteFunction, RemoteFunctions } from './remote-function'
import type { ReportError } from '../api/form-error-context'
import type { LoadedPage, SharedList } from './shared-list'
import { detailOf, explainForLog, type SourceProblem } from './source-problem'
import type { SourcePool } from './source-pool'

/** The options that say where choices come from. */
export interface SourceOptions {
  readonly remote: RemoteMode
  readonly remoteFunc: string
  readonly requestMethod: RequestMethod
  readonly props: ChoiceProps
}

/** A source of entries. */
export interface ChoiceSource {
  /** Equal for sources that give equal answers. */
  readonly key: string
  /** The entries that match `query`, below `path`. */
  list(question?: { readonly query?: string; readonly path?: readonly ChoiceValue[] }): SharedList
  /** Entries for stored values, where the source can say. */
  readonly labels?: (values: readonly ChoiceValue[]) => SharedList
}

export interface SourceContext {
  readonly model: string
  readonly pool: SourcePool
  readonly remoteFunctions: RemoteFunctions
  readonly report: ReportError
}

/** @returns null when the definition asks for a function that the host did not provide. */
export function choiceSource(options: SourceOptions, { model, pool, remoteFunctions, report }: SourceContext): ChoiceSource | null {
  const { remote, remoteFunc, requestMethod } = options
  if (remote === 99) {
    const key = `request ${JSON.stringify(requestMethod)}`
    return { key, list: () => pool.list(key, (_page, signal) => ask(requestMethod, { model, signal, report })) }
  }
  const source = Object.hasOwn(remoteFunctions, remoteFunc) ? remoteFunctions[remoteFunc] : undefined
  if (typeof source !== 'function') return null
  const key = source.perField ? `${pool.nameOf(source)} for ${model}` : pool.nameOf(source)
  const { labelsFor } = source
  return {
    key,
    list({ query = '', path = [] } = {}) {
      return pool.list(`${key} ${JSON.stringify([query, path])}`, (page, signal) =>
        answerOf(() => source({ signal, model, query, page, path }), { model, signal, report }),
      )
    },
    ...(labelsFor && { labels: labelsOf(labelsFor, { key, model, pool, report }) }),
  }
}

function labelsOf(
  labelsFor: NonNullable<RemoteFunction['labelsFor']>,
  context: Pick<SourceContext, 'model' | 'pool' | 'report'> & { readonly key: string },
) {
  const { key, model, pool, report } = context
  return (values: readonly ChoiceValue[]) =>
    pool.list(`${key} labels ${JSON.stringify(values)}`, (_page, signal) =>
      answerOf(() => labelsFor(values.slice(0, VALUE_LIMITS.choices), { signal, model }), { model, signal, report }),
    )
}

const NOT_LOADED = { ok: false, problem: { code: 'network' } } as const

/** One request: for which field, until when, and where a failure is reported. */
interface Question extends Pick<SourceContext, 'model' | 'report'> {
  readonly signal: AbortSignal
}

async function ask(config: RequestMethod, question: Question): Promise<LoadedPage> {
  // Few forms ask servers by themselves, so what it takes comes with the first that does.
  const request = await import('./send-request').catch(() => null)
  const answer = request ? await request.sendRequest(config, question.signal) : NOT_LOADED
  if (answer.ok) return { ok: true, items: answer.entries, hasMore: false, isPaged: false }
  return failed(answer.problem, question)
}

/** Calls a host's function, which may throw before it returns a promise, and may answer anything. */
async function answerOf(call: () => RemoteAnswer | Promise<RemoteAnswer>, question: Question): Promise<LoadedPage> {
  try {
    const answer: unknown = await call()
    if (Array.isArray(answer)) return { ok: true, items: answer, hasMore: false, isPaged: false }
    if (typeof answer === 'object' && answer !== null && 'items' in answer && Array.isArray(answer.items))
      return { ok: true, items: answer.items, hasMore: 'hasMore' in answer && answer.hasMore === true, isPaged: true }
    return failed({ code: 'shape' }, question)
  } catch (error) {
    return failed({ code: 'function', detail: error instanceof Error ? detailOf(error.message) : '' }, question, error)
  }
}

function failed(problem: SourceProblem, { model, signal, report }: Question, error?: unknown): LoadedPage {
  if (!signal.aborted) {
    const sentence = `The choices of "${model}" could not be loaded (${explainForLog(problem)}).`
    // Spec 7.5 wants load failures logged; the field shows them too.
    // oxlint-disable-next-line no-console
    console.error(sentence, ...(error === undefined ? [] : [error]))
    report(error ?? new Error(sentence), 'choices', model)
  }
  return { ok: false, problem }
}

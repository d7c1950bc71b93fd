/** The functions by which a host provides choices. */
import type { ChoiceValue } from '@formwork/form-schema'

/**
 * What a source of choices is asked.
 *
 * @example const load = ({ query, page, signal }: RemoteRequest) => fetch(`/people?q=${encodeURIComponent(query)}&page=${page}`, { signal })
 */
export interface RemoteRequest {
  /** Aborts when nobody waits for the answer any more: the field left the page, or something else was asked. */
  readonly signal: AbortSignal
  /** Model of the field that asks first; fields that ask the same share one request. */
  readonly model: string
  /** What a person typed to search by; empty for the first list. Only a source that pages is asked with text in it. */
  readonly query: string
  /** From 1. Only a source that said `hasMore` is asked for the next one. */
  readonly page: number
  /** For a cascader: the values that lead to the level that is wanted; empty for the top level. */
  readonly path: readonly ChoiceValue[]
}

/**
 * One page of a source that pages. Such a source is also the one that searches: what a person types comes back as `query`.
 *
 * @example const first: RemotePage = { items: [{ value: 1, label: 'Ada' }], hasMore: true }
 */
export interface RemotePage {
  /** Plain values, or objects that the widget's `props` map to value and label. */
  readonly items: readonly unknown[]
  /** True while `page + 1` holds more. When the very first page says false, everything is known and the form searches by itself. */
  readonly hasMore?: boolean | undefined
}

/**
 * Entries, or one page of them. Of 5,000 entries in all the rest is left out.
 *
 * @example const answer: RemoteAnswer = [{ value: 1, label: 'North' }, { value: 2, label: 'South' }]
 */
export type RemoteAnswer = readonly unknown[] | RemotePage

/**
 * A host function behind `remote: true`. It answers a list of entries (plain values, or objects that the widget's `props` map to value, label
 * and, for a cascader, children), or pages of such a list. For a cascader, an entry whose `children` have to be fetched when it is opened
 * carries `hasChildren: true`; the function is then called with its `path`. A rejection is shown on the field, with a retry.
 *
 * @example
 * const userList: RemoteFunction = async ({ query, page, signal }) => {
 *   const answer = await fetch(`/people?q=${encodeURIComponent(query)}&page=${page}`, { signal })
 *   const { people, total } = await answer.json()
 *   return { items: people, hasMore: page * 50 < total }
 * }
 */
export interface RemoteFunction {
  (request: RemoteRequest): RemoteAnswer | Promise<RemoteAnswer>
  /**
   * Entries for stored values, so that a read-only form and a closed list know their labels without loading the list. For a cascader the
   * values are one path. Values it does not know are left out of the answer.
   *
   * @example Object.assign(userList, { labelsFor: (ids) => fetchPeople(ids) })
   */
  readonly labelsFor?: (
    values: readonly ChoiceValue[],
    request: Pick<RemoteRequest, 'signal' | 'model'>,
  ) => readonly unknown[] | Promise<readonly unknown[]>
  /** True when the answer depends on `model`: then fields do not share it. */
  readonly perField?: boolean | undefined
}

/**
 * Host functions by the name that `options.remoteFunc` holds.
 *
 * @example const remoteFunctions: RemoteFunctions = { units: () => ['kg', 'm'], userList }
 */
export type RemoteFunctions = Readonly<Record<string, RemoteFunction>>

/** Reads from the server inside a component: loading, data, error, and asking again. Late answers of an older question are dropped. */
import type { RouteAnswer, RouteDeclaration } from '@formwork/api-contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocale } from '../i18n/use-locale'
import { isAborted } from './api-error'
import { type CallArguments, type CallInput, call } from './call'
import { cachedAnswer, keepAnswer, onStale, queryKey } from './query-cache'

export interface CallState<R extends RouteDeclaration> {
  /** The newest answer, kept while asking again. */
  readonly data: RouteAnswer<R> | undefined
  /** Why the newest question failed. */
  readonly error: unknown
  /** Asking, with or without something to show meanwhile. */
  readonly isLoading: boolean
  readonly reload: () => void
}

interface Settled {
  readonly key: string
  readonly round: number
  readonly data: unknown
  readonly error: unknown
}

const NOTHING: Settled = { key: '', round: -1, data: undefined, error: undefined }

export function useCall<R extends RouteDeclaration>(
  route: R,
  input?: Omit<CallInput<R>, 'signal' | 'body' | 'idempotencyKey'>,
  { enabled = true }: { readonly enabled?: boolean } = {},
): CallState<R> {
  const locale = useLocale()
  const key = queryKey(route.method, route.path, [locale, input])
  const [settled, setSettled] = useState(NOTHING)
  const [round, setRound] = useState(0)
  const question = useRef({ route, input })
  useEffect(() => {
    question.current = { route, input }
  })

  const reload = useCallback(() => setRound((count) => count + 1), [])
  useEffect(() => onStale(route.path, reload), [route.path, reload])

  useEffect(() => {
    if (!enabled) return undefined
    const controller = new AbortController()
    const { route: asked, input: given } = question.current
    const args = [{ ...given, signal: controller.signal }] as unknown as CallArguments<R>
    call(asked, ...args).then(
      (data) => {
        if (controller.signal.aborted) return
        keepAnswer(key, data)
        setSettled({ key, round, data, error: undefined })
      },
      (error: unknown) => {
        if (controller.signal.aborted || isAborted(error)) return
        setSettled((before) => ({ key, round, data: before.key === key ? before.data : undefined, error }))
      },
    )
    return () => controller.abort()
  }, [key, enabled, round])

  const isOfKey = settled.key === key
  return {
    data: (isOfKey ? settled.data : cachedAnswer(key)) as RouteAnswer<R> | undefined,
    error: isOfKey ? settled.error : undefined,
    isLoading: enabled && !(isOfKey && settled.round === round),
    reload,
  }
}

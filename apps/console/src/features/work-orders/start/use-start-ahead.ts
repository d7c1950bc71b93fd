/** Where the ticket would go first with what is filled in so far, in sentences; nothing while that is unknown. */
import { type CatalogueDetail, type LookAheadStartBody, routes } from '@formwork/api-contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../shared/http/call'
import { queryClient } from '../../../shared/http/query-client'
import { useLookAheadWords } from '../../../shared/tickets/moves/use-look-ahead'
import type { StartDraft } from './start-draft'
import type { StartForms } from './use-start-forms'

/** After the last change: conditions may depend on any field, and people type faster than they read. */
const QUIET_MS = 600

export interface StartAheadSource {
  readonly entry: Pick<CatalogueDetail, 'processId' | 'version'>
  readonly draft: Pick<StartDraft, 'priority' | 'values' | 'chosen'>
  readonly forms: Pick<StartForms, 'draft'>
}

/** @returns one sentence for each step; those of before while the next ones are asked for. */
export function useStartAhead({ entry: { processId, version }, draft, forms }: StartAheadSource): readonly string[] {
  const [body, setBody] = useState<LookAheadStartBody | null>(null)
  const readBody = useEffectEvent(({ priority, chosen }: StartAheadSource['draft']) => {
    const people = Object.entries(chosen).flatMap(([nodeId, those]) => (those.length === 0 ? [] : [[nodeId, those.map(({ id }) => id)]]))
    setBody({
      version,
      priority,
      values: forms.draft(),
      ...(people.length === 0 ? {} : { chosen: Object.fromEntries(people) }),
    })
  })
  useEffect(() => {
    const timer = setTimeout(() => readBody(draft), QUIET_MS)
    return () => clearTimeout(timer)
  }, [draft])
  const { data } = useQuery(
    {
      queryKey: [routes.lookAheadOfStart.method, routes.lookAheadOfStart.path, processId, body],
      queryFn: ({ signal }) =>
        body === null ? null : call(routes.lookAheadOfStart, { params: { id: processId }, body, signal, isBackground: true }),
      enabled: body !== null,
      placeholderData: keepPreviousData,
      // Somebody may be away, or be given the role, from one moment to the next.
      staleTime: 0,
      gcTime: 0,
      retry: false,
    },
    queryClient,
  )
  return useLookAheadWords()(data?.ahead ?? null)
}

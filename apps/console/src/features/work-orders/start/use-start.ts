/** Sends a new ticket once, with its values, and shows refusals of the server at their fields. */
import { type CatalogueDetail, type ProblemIssue, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../../shared/http/api-error'
import { call } from '../../../shared/http/call'
import { invalidateRoutes, showAnswer } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useLocale } from '../../../shared/i18n/use-locale'
import { refreshUpcoming } from '../../../shared/session/upcoming'
import type { ChosenPeopleOfSteps } from '../../../shared/tickets/moves/use-chosen-people'
import { useIdempotencyKey } from '../../../shared/tickets/use-idempotency-key'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import type { StartDraft } from './start-draft'
import type { StartForms } from './use-start-forms'

export interface Refused {
  readonly message: string
  readonly issues: readonly ProblemIssue[]
}

export interface StartSource {
  readonly entry: CatalogueDetail
  readonly draft: Pick<StartDraft, 'title' | 'priority'>
  readonly forms: StartForms
  readonly chosen: ChosenPeopleOfSteps
  /** A newer version was published meanwhile: fetch it, and go on there with what is filled in. */
  readonly onStale: () => void
  /** It was started: its draft is dropped, before its page is opened. */
  readonly onStarted: () => void
}

const startTitle = routes.startTicket.body.shape.title.unwrap()

export function useStart({ entry, draft, forms, chosen, onStale, onStarted }: StartSource) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const idempotencyKey = useIdempotencyKey()
  const [titleError, setTitleError] = useState<string>()
  const [refused, setRefused] = useState<Refused | null>(null)
  /** Null when something is missing, which is shown at its place. */
  const read = async () => {
    const isTyped = entry.titlePattern === null
    const title = isTyped ? draft.title.trim() : ''
    const isTitled = !isTyped || (title !== '' && startTitle.safeParse(title).success)
    setTitleError(isTitled ? undefined : t`Give the ticket a title.`)
    // The first one on the page gets the focus.
    const people = chosen.read()
    const values = await forms.read()
    return values === null || people === null || !isTitled ? null : { title, values, people }
  }
  const submit = useExclusiveMutation(
    async () => {
      const filled = await read()
      if (filled === null) return
      setRefused(null)
      const { title, values, people } = filled
      const { id, number, ticket } = await call(routes.startTicket, {
        body: {
          processId: entry.processId,
          version: entry.version,
          title,
          priority: draft.priority,
          values,
          ...(Object.keys(people).length === 0 ? {} : { chosen: people }),
        },
        idempotencyKey: idempotencyKey.current(),
      })
      idempotencyKey.renew()
      await showAnswer(routes.getTicket, { params: { id } }, locale, ticket)
      invalidateRoutes(routes.listCreatedByMe, routes.listTodo, routes.listAllTickets)
      refreshUpcoming()
      showToast('success', t`Ticket ${number} submitted`)
      onStarted()
      await navigate(`/process/tickets/${id}`, { replace: true })
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError)) return false
        // Without an answer the same key may be sent again; after an answer it is used up.
        if (error.code !== 'network' && error.code !== 'timeout') idempotencyKey.renew()
        if (error.code === 'ticket.stale') {
          showToast('warning', error.message)
          onStale()
          return true
        }
        if (chosen.place(error)) return true
        if (error.code !== 'ticket.values-refused' && error.code !== 'request.invalid') return false
        const others = error.code === 'ticket.values-refused' ? forms.showIssues(error.issues) : error.issues
        if (others.length > 0 || error.issues.length === 0) setRefused({ message: error.message, issues: others })
        return true
      },
    },
  )
  return { submit, titleError, refused }
}

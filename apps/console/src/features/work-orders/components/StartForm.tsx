/** The form that starts a ticket. What is typed stays, whatever the server answers. */
import { type CatalogueDetail, type ProblemIssue, routes } from '@formwork/api-contract'
import { FormDataError, FormRenderer, type FormRendererHandle } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import { importDefinition } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dropDraft, readDraft } from '../../../shared/drafts/local-draft'
import { useKeptDraft } from '../../../shared/drafts/use-kept-draft'
import { useLeaveGuard } from '../../../shared/drafts/use-leave-guard'
import { ApiError } from '../../../shared/http/api-error'
import { call } from '../../../shared/http/call'
import { invalidateRoutes, showAnswer } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { formHost } from '../../../shared/forms/form-host'
import { useLocale } from '../../../shared/i18n/use-locale'
import { useSignedInUser } from '../../../shared/session/session-store'
import { refreshUpcoming } from '../../../shared/session/upcoming'
import { Icon } from '../../../shared/ui/icons/Icon'
import { Panel } from '../../../shared/ui/layout/Page'
import { RestoredNotice } from '../../../shared/drafts/RestoredNotice'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { refusedLine } from '../refused-line'
import { parseStartDraft, type StartDraft } from '../start-draft'
import { RefusedValues } from './RefusedValues'
import { TicketFields } from './TicketFields'
import { useIdempotencyKey } from '../../../shared/tickets/use-idempotency-key'

export interface StartFormProps {
  readonly entry: CatalogueDetail
  /** A newer version was published meanwhile: fetch it. */
  readonly onStale: () => void
  readonly onDiscard: () => void
}

const startTitle = routes.startTicket.body.shape.title

export function StartForm({ entry, onStale, onDiscard }: StartFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { userId, name: person } = useSignedInUser()
  const draftKey = `ticket.${userId}.${entry.processId}`
  const processName = entry.name
  const [kept] = useState(() => readDraft(draftKey, parseStartDraft))
  const [blank] = useState<StartDraft>(() => ({ title: t`${person} – ${processName}`, priority: 1, values: {} }))
  const [draft, setDraft] = useState<StartDraft>(kept?.draft ?? blank)
  const [isTouched, setTouched] = useState(kept !== null)
  const [notice, setNotice] = useState(kept?.at ?? null)
  const [titleError, setTitleError] = useState<string>()
  const [refused, setRefused] = useState<{ readonly message: string; readonly issues: readonly ProblemIssue[] } | null>(null)
  const form = useMemo(() => (entry.form === null ? null : importDefinition(entry.form)), [entry.form])
  const renderer = useRef<FormRendererHandle>(null)
  const idempotencyKey = useIdempotencyKey()

  useKeptDraft({ key: draftKey, draft, base: entry.version, isDirty: isTouched })
  const allowLeaving = useLeaveGuard(isTouched)

  const change = (changes: Partial<StartDraft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    setTouched(true)
  }
  const submit = useExclusiveMutation(
    async () => {
      const titled = startTitle.safeParse(draft.title)
      setTitleError(titled.success ? undefined : t`Give the ticket a title.`)
      const values = await readValues(renderer.current)
      if (values === null || !titled.success) return
      setRefused(null)
      const { id, number, ticket } = await call(routes.startTicket, {
        body: { processId: entry.processId, version: entry.version, title: titled.data, priority: draft.priority, values },
        idempotencyKey: idempotencyKey.current(),
      })
      idempotencyKey.renew()
      setTouched(false)
      dropDraft(draftKey)
      await showAnswer(routes.getTicket, { params: { id } }, locale, ticket)
      invalidateRoutes(routes.listCreatedByMe, routes.listTodo, routes.listAllTickets)
      refreshUpcoming()
      showToast('success', t`Ticket ${number} submitted`)
      allowLeaving()
      await navigate(`/process/tickets/${id}`, { replace: true })
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError)) return false
        // Without an answer the same key may be sent again; an answered one is used up.
        if (error.code !== 'network' && error.code !== 'timeout') idempotencyKey.renew()
        if (error.code === 'ticket.stale') {
          showToast('warning', error.message)
          onStale()
          return true
        }
        if (error.code !== 'ticket.values-refused' && error.code !== 'request.invalid') return false
        if (error.code === 'ticket.values-refused' && renderer.current)
          renderer.current.showIssues(
            error.issues.map((issue) => ({ path: pathInForm(issue), message: refusedLine(issue, form?.form ?? null) })),
          )
        else setRefused({ message: error.message, issues: error.issues })
        return true
      },
    },
  )

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {notice !== null && <RestoredNotice at={notice} onKeep={() => setNotice(null)} onDiscard={onDiscard} />}
      <Panel>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          {refused !== null && <RefusedValues {...refused} form={form?.form ?? null} />}
          <TicketFields head={draft} titleError={titleError} onChange={change} />
          {form !== null && <Divider />}
          {form?.ok === true && (
            <FormRenderer
              {...formHost(locale)}
              ref={renderer}
              definition={form.form}
              defaultValue={kept?.draft.values}
              locale={locale}
              onChange={(values) => change({ values })}
              onSubmit={() => void submit.run()}
            />
          )}
        </Box>
      </Panel>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          display: 'flex',
          justifyContent: 'flex-end',
          gap: 2,
          py: 3,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button variant="outlined" color="inherit" onClick={() => void navigate('/process/apply')}>
          {t`Back`}
        </Button>
        <Button
          variant="contained"
          loading={submit.isRunning}
          loadingPosition="start"
          startIcon={<Icon name="send" size={16} />}
          onClick={() => void submit.run()}
        >
          {t`Submit`}
        </Button>
      </Box>
    </Box>
  )
}

/** The path of a value without the name under which the call carries the values. */
function pathInForm({ path }: ProblemIssue): ProblemIssue['path'] {
  return path[0] === 'values' ? path.slice(1) : path
}

/** Null when a rule is broken; the renderer shows which. A process without a form has no values. */
async function readValues(renderer: FormRendererHandle | null): Promise<Record<string, unknown> | null> {
  if (renderer === null) return {}
  try {
    return await renderer.getData()
  } catch (error) {
    if (error instanceof FormDataError) return null
    throw error
  }
}

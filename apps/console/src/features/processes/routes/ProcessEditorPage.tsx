/** Opens one process in the designer, or a new one; unsaved work of before comes back. */
import { type ProcessDetail, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import LinearProgress from '@mui/material/LinearProgress'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { dropDraft, type LocalDraft, readDraft } from '../../../shared/drafts/local-draft'
import { call } from '../../../shared/http/call'
import { useAct } from '../../../shared/http/use-act'
import { useCall } from '../../../shared/http/use-call'
import { useSignedInUser } from '../../../shared/session/session-store'
import { LoadFailure } from '../../../shared/ui/LoadFailure'
import { usePageTitle } from '../../../shared/ui/page-title'
import { ProcessEditor } from '../components/ProcessEditor'
import { newProcess } from '../flow/new-process'
import { draftOf, newElementId, type ProcessDraft } from '../model'
import { parseProcessDraft } from '../parse-draft'

interface Opened {
  /** Another number starts the editor afresh. */
  readonly round: number
  readonly detail: ProcessDetail | null
  readonly initial: ProcessDraft
  readonly restored: { readonly at: number; readonly base: number | null } | null
}

export function ProcessEditorPage() {
  const { t } = useLingui()
  const { id = 'new' } = useParams()
  const { userId } = useSignedInUser()
  const isNew = id === 'new'
  const draftKey = `process.${userId}.${id}`
  const { data, error, isLoading, reload } = useCall(routes.getProcess, { params: { id } }, { enabled: !isNew })
  const [opened, setOpened] = useState<Opened | null>(null)
  usePageTitle(opened?.initial.name)

  const open = (detail: ProcessDetail | null, round: number, kept: LocalDraft<ProcessDraft> | null) => {
    const names = { start: t`Submit`, approve: t`Approval`, end: t`End` }
    const fresh = detail === null ? emptyDraft(newProcess(newElementId, names)) : draftOf(detail)
    setOpened({ round, detail, initial: kept?.draft ?? fresh, restored: kept && { at: kept.at, base: kept.base } })
  }
  // Opened once, from a fresh answer: a later one must not replace what is being edited.
  if (opened === null && (isNew || (!isLoading && data !== undefined))) open(data ?? null, 0, readDraft(draftKey, parseProcessDraft))
  const startOver = useAct(async (round: number) => {
    const detail = isNew ? null : await call(routes.getProcess, { params: { id } })
    dropDraft(draftKey)
    open(detail, round, null)
  })

  if (opened === null)
    return error !== undefined && !isLoading ? <LoadFailure error={error} onRetry={reload} /> : <LinearProgress sx={{ height: 2 }} />
  return (
    <ProcessEditor
      key={opened.round}
      draftKey={draftKey}
      detail={opened.detail}
      initial={opened.initial}
      restored={opened.restored}
      onReload={() => void startOver.run(opened.round + 1)}
    />
  )
}

function emptyDraft(definition: ProcessDraft['definition']): ProcessDraft {
  return { name: '', category: '', icon: '', remark: '', formId: null, definition }
}

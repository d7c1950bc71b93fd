/** Opens one process in the designer, or a new one; unsaved work of before comes back. */
import { type ProcessDetail, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { dropDraft, readDraft } from '../../../shared/drafts/local-draft'
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

  // Opened once, from a fresh answer: a later one must not replace what is being edited.
  useEffect(() => {
    if (opened !== null || (!isNew && (isLoading || data === undefined))) return
    const detail = isNew ? null : (data ?? null)
    const kept = readDraft(draftKey, parseProcessDraft)
    const fresh =
      detail === null ? emptyDraft(newProcess(newElementId, { start: t`Submit`, approve: t`Approval`, end: t`End` })) : draftOf(detail)
    setOpened({ round: 0, detail, initial: kept?.draft ?? fresh, restored: kept && { at: kept.at, base: kept.base } })
  }, [opened, isNew, isLoading, data, draftKey, t])

  if (opened === null)
    return error !== undefined && !isLoading ? <LoadFailure error={error} onRetry={reload} /> : <LinearProgress sx={{ height: 2 }} />
  return (
    <ProcessEditor
      key={opened.round}
      draftKey={draftKey}
      detail={opened.detail}
      initial={opened.initial}
      restored={opened.restored}
      onReload={() => {
        dropDraft(draftKey)
        setOpened(null)
        reload()
      }}
    />
  )
}

function emptyDraft(definition: ProcessDraft['definition']): ProcessDraft {
  return { name: '', category: '', icon: '', remark: '', formId: null, definition }
}

/** Opens one form in the designer, or a new one; unsaved work of before comes back. */
import { type FormDetail, routes } from '@formwork/api-contract'
import { createForm } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import LinearProgress from '@mui/material/LinearProgress'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { dropDraft, type LocalDraft, readDraft } from '../../../shared/drafts/local-draft'
import { call } from '../../../shared/http/call'
import { useAct } from '../../../shared/http/use-act'
import { useCall } from '../../../shared/http/use-call'
import { useSignedInUser } from '../../../shared/session/session-store'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { LoadFailure } from '../../../shared/ui/LoadFailure'
import { usePageTitle } from '../../../shared/ui/page-title'
import { FormEditor } from '../components/FormEditor'
import { type FormDraft, fromWire, parseKeptForm } from '../model'

interface Opened {
  /** Another number starts the editor afresh. */
  readonly round: number
  readonly detail: FormDetail | null
  /** Null: what is stored cannot be read as a form. */
  readonly initial: FormDraft | null
  readonly restored: { readonly at: number; readonly base: number | null } | null
}

export function FormEditorPage() {
  const { t } = useLingui()
  const { id = 'new' } = useParams()
  const { userId } = useSignedInUser()
  const isNew = id === 'new'
  const draftKey = `form.${userId}.${id}`
  const { data, error, isLoading, reload } = useCall(routes.getForm, { params: { id } }, { enabled: !isNew })
  const [opened, setOpened] = useState<Opened | null>(null)
  usePageTitle(opened?.initial?.name)

  const open = (detail: FormDetail | null, round: number, kept: LocalDraft<FormDraft> | null) => {
    const fresh = detail === null ? { name: '', remark: '', form: createForm() } : fromWire(detail)
    setOpened({ round, detail, initial: kept?.draft ?? fresh, restored: kept && { at: kept.at, base: kept.base } })
  }
  // Opened once, from a fresh answer: a later one must not replace what is being edited.
  if (opened === null && (isNew || (!isLoading && data !== undefined))) open(data ?? null, 0, readDraft(draftKey, parseKeptForm))
  const startOver = useAct(async (round: number) => {
    const detail = isNew ? null : await call(routes.getForm, { params: { id } })
    dropDraft(draftKey)
    open(detail, round, null)
  })

  if (opened === null)
    return error !== undefined && !isLoading ? <LoadFailure error={error} onRetry={reload} /> : <LinearProgress sx={{ height: 2 }} />
  if (opened.initial === null)
    return (
      <EmptyState
        drawing="error"
        title={t`This form cannot be read`}
        text={t`Its stored definition is damaged. Import it again from a file.`}
      />
    )
  return (
    <FormEditor
      key={opened.round}
      draftKey={draftKey}
      detail={opened.detail}
      initial={opened.initial}
      restored={opened.restored}
      onReload={() => void startOver.run(opened.round + 1)}
    />
  )
}

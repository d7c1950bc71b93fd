/** Opens one process in the designer, or a new one; unsaved work is restored. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { useDraftKey } from '../../../shared/drafts/use-draft-key'
import { useOpenedDraft } from '../../../shared/drafts/use-opened-draft'
import { call } from '../../../shared/http/call'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { PendingPage } from '../../../shared/ui/feedback/PendingPage'
import { ProcessEditor } from '../components/ProcessEditor'
import { newProcess } from '../flow/new-process'
import { draftOf, newElementId, type ProcessDraft } from '../model'
import { parseProcessDraft } from '../parse-draft'

export function ProcessEditorPage() {
  const { t } = useLingui()
  const { id = 'new' } = useParams()
  const isNew = id === 'new'
  const draftKey = useDraftKey('process', id)
  const query = useRouteQuery(routes.getProcess, { params: { id } }, { enabled: !isNew })
  const names = { start: t`Submit`, approve: t`Approval`, end: t`End` }
  const { opened, startOver } = useOpenedDraft({
    draftKey,
    detail: isNew ? null : query.isFetching ? undefined : query.data,
    parse: parseProcessDraft,
    initialOf: (detail) => (detail === null ? emptyDraft(newProcess(newElementId, names)) : draftOf(detail)),
    ask: async () => (isNew ? null : await call(routes.getProcess, { params: { id } })),
  })

  if (opened === null || draftKey === null) return <PendingPage shape="editor" title={t`Edit process`} query={query} />
  return (
    <ProcessEditor
      key={opened.round}
      draftKey={draftKey}
      detail={opened.detail}
      initial={opened.initial}
      restored={opened.restored}
      onReload={startOver}
    />
  )
}

function emptyDraft(definition: ProcessDraft['definition']): ProcessDraft {
  return { name: '', category: '', icon: '', remark: '', formId: null, definition, cases: [] }
}

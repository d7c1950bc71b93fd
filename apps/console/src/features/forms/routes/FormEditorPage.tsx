/** Opens one form in the designer, or a new one; unsaved work is restored. */
import { routes } from '@formwork/api-contract'
import { createForm } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { useDraftKey } from '../../../shared/drafts/use-draft-key'
import { useOpenedDraft } from '../../../shared/drafts/use-opened-draft'
import { call } from '../../../shared/http/call'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState'
import { PendingPage } from '../../../shared/ui/feedback/PendingPage'
import { FormEditor } from '../components/FormEditor'
import { type FormDraft, fromWire, parseStoredForm } from '../model'

export function FormEditorPage() {
  const { t } = useLingui()
  const { id = 'new' } = useParams()
  const isNew = id === 'new'
  const draftKey = useDraftKey('form', id)
  const query = useRouteQuery(routes.getForm, { params: { id } }, { enabled: !isNew })
  const { opened, startOver } = useOpenedDraft({
    draftKey,
    detail: isNew ? null : query.isFetching ? undefined : query.data,
    parse: parseStoredForm,
    initialOf: (detail): FormDraft | null => (detail === null ? { name: '', remark: '', form: createForm(), tests: [] } : fromWire(detail)),
    ask: async () => (isNew ? null : await call(routes.getForm, { params: { id } })),
  })

  if (opened === null || draftKey === null) return <PendingPage shape="editor" title={t`Edit form`} query={query} />
  if (opened.initial === null)
    return (
      <EmptyState
        heading="h1"
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
      onReload={startOver}
    />
  )
}

/** One open form: the designer over the full height, with name and saving in its bar. */
import type { FormDetail } from '@formwork/api-contract'
import { FormDesigner, type FormDesignerHandle } from '@formwork/form-designer'
import { exportDefinition, type FormDefinition, lintDefinition } from '@formwork/form-schema'
import '@formwork/form-renderer/styles.css'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { DraftNotices } from '../../../shared/drafts/DraftNotices'
import { type DocumentEditorProps, useEditedDocument } from '../../../shared/drafts/use-edited-document'
import { formHost } from '../../../shared/forms/form-host'
import type { ApiError } from '../../../shared/http/api-error'
import { useLocale } from '../../../shared/i18n/use-locale'
import { pageNonce } from '../../../shared/page-nonce'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { useDesignerLibrary } from '../designer-library'
import { formDocuments } from '../form-documents'
import { type FormDraft, toWire } from '../model'
import { EditorActions, EditorLead } from './EditorBar'
import { RefusedDialog } from './RefusedDialog'

export function FormEditor(opened: DocumentEditorProps<FormDetail, FormDraft>) {
  const { detail, initial, restored } = opened
  const { t } = useLingui()
  const locale = useLocale()
  const designer = useRef<FormDesignerHandle>(null)
  const [name, setName] = useState(initial.name)
  const [remark, setRemark] = useState(initial.remark)
  const [form, setForm] = useState<FormDefinition>(initial.form)
  const [isFormDirty, setFormDirty] = useState(restored !== null)
  const [saved, setSaved] = useState({ name: detail?.name ?? '', remark: detail?.remark ?? '' })
  const [refused, setRefused] = useState<ApiError | null>(null)
  const isDirty = isFormDirty || name !== saved.name || remark !== saved.remark
  const keptForm = useDeferredValue(form)
  const kept = useMemo(() => toWire({ name, remark, form: keptForm }), [name, remark, keptForm])

  const tellFull = useCallback(
    () => showToast('warning', t`This browser has no room left. Saved blocks and favourites are kept until you leave the page.`),
    [t],
  )
  const { blocks, favourites } = useDesignerLibrary(tellFull)

  const edited = useEditedDocument({
    kind: formDocuments,
    opened,
    kept,
    isDirty,
    currentDraft: () => ({ name, remark, form: designer.current?.getForm() ?? form }),
    markSaved: (draft) => {
      setSaved({ name: draft.name, remark: draft.remark })
      // What was changed while it was on its way is still to be saved.
      const isUnchanged = designer.current === null || designer.current.getForm() === draft.form
      if (isUnchanged) designer.current?.markSaved()
      setFormDirty(!isUnchanged)
    },
    onSaved: (draft) => {
      // A draft may be unfinished; a process with it is refused when it is published.
      if (lintDefinition(draft.form).some(({ severity }) => severity === 'error'))
        showToast(
          'warning',
          t`Form saved. Solve the problems marked in the designer: until then no process can be published with this form.`,
        )
      else showToast('success', t`Form saved`)
    },
    nameMissing: t`Give the form a name.`,
    onRefused: (error) => {
      if (error.issues.length === 0) return false
      setRefused(error)
      return true
    },
  })

  return (
    <Box sx={{ height: '100%', minHeight: 480, display: 'flex', flexDirection: 'column' }}>
      <DraftNotices edited={edited} onReload={opened.onReload} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <FormDesigner
          preview={formHost(locale)}
          blocks={blocks}
          favourites={favourites}
          ref={designer}
          value={form}
          locale={locale}
          cspNonce={pageNonce()}
          lead={
            <EditorLead
              name={name}
              remark={remark}
              nameError={edited.nameError}
              isReadOnly={!edited.mayEdit}
              onName={(next) => {
                setName(next)
                edited.clearNameError()
              }}
              onRemark={setRemark}
            />
          }
          actions={
            <EditorActions
              isDirty={isDirty}
              isNew={edited.stored === null}
              isSaving={edited.isSaving}
              isReadOnly={!edited.mayEdit}
              onSave={() => void edited.save()}
            />
          }
          onChange={(next) => {
            setForm(next)
            setFormDirty(edited.restoredAt !== null || (designer.current?.isDirty() ?? true))
          }}
        />
      </Box>
      {refused !== null && (
        <RefusedDialog
          message={refused.message}
          issues={refused.issues}
          definition={exportDefinition(form)}
          onClose={() => setRefused(null)}
        />
      )}
    </Box>
  )
}

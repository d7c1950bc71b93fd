/** One open form: the designer over the full height, name and saving above it. */
import { type FormDetail, type ProblemIssue, routes } from '@formwork/api-contract'
import { FormDesigner, type FormDesignerHandle } from '@formwork/form-designer'
import { exportDefinition, type FormDefinition, lintDefinition } from '@formwork/form-schema'
import '@formwork/form-renderer/styles.css'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formHost } from '../../../shared/forms/form-host'
import { useKeptDraft } from '../../../shared/drafts/use-kept-draft'
import { useLeaveGuard } from '../../../shared/drafts/use-leave-guard'
import type { RestoredDraft } from '../../../shared/drafts/use-opened-draft'
import { useSavedAddress } from '../../../shared/drafts/use-saved-address'
import { ApiError } from '../../../shared/http/api-error'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useLocale } from '../../../shared/i18n/use-locale'
import { pageNonce } from '../../../shared/page-nonce'
import { usePermission } from '../../../shared/session/access'
import { usePageTitle } from '../../../shared/ui/page-title'
import { RestoredNotice } from '../../../shared/ui/RestoredNotice'
import { StaleDialog } from '../../../shared/ui/StaleDialog'
import { showToast } from '../../../shared/ui/toast-store'
import { useWindowKeys } from '../../../shared/ui/use-window-keys'
import { saveForm } from '../api/save-form'
import { type FormDraft, toWire } from '../model'
import { EditorHeader } from './EditorHeader'
import { RefusedDialog } from './RefusedDialog'

export interface FormEditorProps {
  readonly draftKey: string
  /** What the server has; null for a new form. */
  readonly detail: FormDetail | null
  readonly initial: FormDraft
  /** Set when `initial` came back from this browser. */
  readonly restored: RestoredDraft | null
  readonly onReload: () => void
}

export function FormEditor({ draftKey, detail, initial, restored, onReload }: FormEditorProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const designer = useRef<FormDesignerHandle>(null)
  const [name, setName] = useState(initial.name)
  const [remark, setRemark] = useState(initial.remark)
  const [form, setForm] = useState<FormDefinition>(initial.form)
  const [isFormDirty, setFormDirty] = useState(restored !== null)
  const [saved, setSaved] = useState({ name: detail?.name ?? '', remark: detail?.remark ?? '' })
  const [known, setKnown] = useState(detail)
  const mayEdit = usePermission(known === null ? ['process:admin:template:add'] : ['process:admin:template:edit'])
  const [notice, setNotice] = useState(restored)
  const [nameError, setNameError] = useState<string>()
  const [stale, setStale] = useState<string | null>(null)
  const [refused, setRefused] = useState<{ readonly message: string; readonly issues: readonly ProblemIssue[] } | null>(null)
  const [base, setBase] = useState(restored?.base ?? detail?.revision ?? null)
  const isDirty = isFormDirty || name !== saved.name || remark !== saved.remark
  const keptForm = useDeferredValue(form)
  const kept = useMemo(() => toWire({ name, remark, form: keptForm }), [name, remark, keptForm])

  useKeptDraft({ key: draftKey, draft: kept, base: base, isDirty: isDirty && mayEdit })
  useLeaveGuard(isDirty && mayEdit)
  usePageTitle((known ?? initial).name)
  const showSaved = useSavedAddress(draftKey)

  const save = useExclusiveMutation(
    async (revision: number | null) => {
      if (name.trim() === '') {
        setNameError(t`Give the form a name.`)
        return null
      }
      setNameError(undefined)
      const current = designer.current?.getForm() ?? form
      const answer = await saveForm(known?.id ?? null, { name, remark, form: current }, revision)
      setBase(answer.revision)
      setKnown(answer)
      setSaved({ name, remark })
      // What was changed while it was on its way is still to be saved.
      const isUnchanged = designer.current === null || designer.current.getForm() === current
      if (isUnchanged) designer.current?.markSaved()
      setFormDirty(!isUnchanged)
      setNotice(null)
      invalidateRoutes(routes.listForms)
      // A draft may be unfinished; a process with it is refused when it is published.
      if (lintDefinition(current).some(({ severity }) => severity === 'error'))
        showToast(
          'warning',
          t`Form saved. Solve the problems marked in the designer: until then no process can be published with this form.`,
        )
      else showToast('success', t`Form saved`)
      if (known === null) showSaved(`/design/forms/${answer.id}`)
      return answer
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError)) return false
        if (error.code === 'form.stale') setStale(error.message)
        else if (error.code === 'form.name-taken') setNameError(error.message)
        else if (error.issues.length > 0) setRefused({ message: error.message, issues: error.issues })
        else return false
        return true
      },
    },
  )
  const overwrite = useExclusiveMutation(async () => {
    setStale(null)
    if (known === null) return
    const current = await call(routes.getForm, { params: { id: known.id } })
    await save.run(current.revision)
  })
  const keepCopy = useExclusiveMutation(async () => {
    setStale(null)
    const copied = await saveForm(null, { name: t`${name} (copy)`, remark, form: designer.current?.getForm() ?? form }, null)
    setFormDirty(false)
    setSaved({ name, remark })
    invalidateRoutes(routes.listForms)
    await navigate(`/design/forms/${copied.id}`)
  })
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (isDirty && mayEdit) void save.run(base)
  })

  return (
    <Box sx={{ height: '100%', minHeight: 480, display: 'flex', flexDirection: 'column' }}>
      <EditorHeader
        name={name}
        remark={remark}
        nameError={nameError}
        isDirty={isDirty}
        isNew={known === null}
        isSaving={save.isRunning}
        isReadOnly={!mayEdit}
        onName={(next) => {
          setName(next)
          setNameError(undefined)
        }}
        onRemark={setRemark}
        onSave={() => void save.run(base)}
      />
      {notice !== null && (
        <Box sx={{ px: 4, py: 2, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
          <RestoredNotice at={notice.at} onKeep={() => setNotice(null)} onDiscard={onReload} />
        </Box>
      )}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <FormDesigner
          preview={formHost}
          ref={designer}
          form={form}
          locale={locale}
          cspNonce={pageNonce()}
          onChange={(next) => {
            setForm(next)
            setFormDirty(notice !== null || (designer.current?.isDirty() ?? true))
          }}
        />
      </Box>
      <StaleDialog
        isOpen={stale !== null}
        detail={stale ?? ''}
        onClose={() => setStale(null)}
        onReload={onReload}
        onOverwrite={() => void overwrite.run()}
        onCopy={() => void keepCopy.run()}
      />
      {refused !== null && <RefusedDialog {...refused} definition={exportDefinition(form)} onClose={() => setRefused(null)} />}
    </Box>
  )
}

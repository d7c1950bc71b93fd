/** One open form: the designer over the full height, with name and saving in its bar. */
import type { FormDetail } from '@formwork/api-contract'
import { FormDesigner, type FormDesignerHandle, type RecordedTest } from '@formwork/form-designer'
import { exportDefinition, type FormDefinition, lintDefinition } from '@formwork/form-schema'
import '@formwork/form-renderer/styles.css'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { DraftNotices } from '../../../shared/drafts/DraftNotices'
import { type DocumentEditorProps, useEditedDocument } from '../../../shared/drafts/use-edited-document'
import { formHost } from '../../../shared/forms/form-host'
import type { ApiError } from '../../../shared/http/api-error'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useLocale } from '../../../shared/i18n/use-locale'
import { pageNonce } from '../../../shared/page-nonce'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { EditorFrame } from '../../../shared/ui/layout/EditorFrame'
import { useDesignerLibrary } from '../designer-library'
import { formSheets } from '../form-sheets'
import { formDocuments } from '../form-documents'
import { type FormDraft, fromWire, keptTest, toWire } from '../model'
import { OthersHere } from '../together/OthersHere'
import { SavedElsewhere } from '../together/SavedElsewhere'
import { StaleFormDialog, type TheirForm } from '../together/StaleFormDialog'
import { useFollowForm } from '../together/use-follow-form'
import { FormVersions } from '../versions/FormVersions'
import { PublishDialog } from '../versions/PublishDialog'
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
  /** A draft that came back is of a form that is stored otherwise, or not at all. */
  const [storedForm] = useState(() => (restored === null ? undefined : detail === null ? null : fromWire(detail)?.form))
  const [saved, setSaved] = useState({ name: detail?.name ?? '', remark: detail?.remark ?? '', tests: detail?.tests ?? initial.tests })
  const [tests, setTests] = useState(initial.tests)
  const [refused, setRefused] = useState<ApiError | null>(null)
  const [isPublishing, setPublishing] = useState(false)
  const [showsVersions, setShowsVersions] = useState(false)
  const [isComparing, setComparing] = useState(false)
  /** What is edited began as what is stored; a draft that came back began as something that nobody has any more. */
  const [hasBase, setHasBase] = useState(restored === null)
  const isDirty = isFormDirty || name !== saved.name || remark !== saved.remark || tests !== saved.tests
  const keptForm = useDeferredValue(form)
  const kept = useMemo(() => toWire({ name, remark, form: keptForm, tests }), [name, remark, keptForm, tests])

  const tellFull = useCallback(
    () => showToast('warning', t`This browser has no room left. Saved blocks and favourites are kept until you leave the page.`),
    [t],
  )
  const { blocks, favourites } = useDesignerLibrary(tellFull)

  const settle = async () => {
    if (designer.current === null) return 'clean'
    return (await designer.current.settle()) ? (designer.current.isDirty() ? 'dirty' : 'clean') : 'refused'
  }
  const edited = useEditedDocument({
    kind: formDocuments,
    settle,
    opened,
    kept,
    isDirty,
    currentDraft: () => ({ name, remark, form: designer.current?.getForm() ?? form, tests }),
    markSaved: (draft) => {
      setSaved({ name: draft.name, remark: draft.remark, tests: draft.tests })
      // What was changed while it was on its way is still to be saved.
      const isUnchanged = designer.current === null || designer.current.getForm() === draft.form
      if (isUnchanged) designer.current?.markSaved()
      setFormDirty(!isUnchanged)
      setHasBase(true)
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

  const { stored, mayEdit } = edited
  const standing = useFollowForm(stored?.id ?? null)
  const isBehind = standing !== null && stored !== null && standing.revision > stored.revision
  const recorded = useMemo(() => ({ list: tests, onChange: (next: readonly RecordedTest[]) => setTests(next.map(keptTest)) }), [tests])
  const publish = useExclusiveMutation(
    async () => {
      // What is published is what is saved, errors and all: publishing says what is wrong.
      const settled = await settle()
      if (settled === 'refused') return
      if ((isDirty || settled === 'dirty') && (await edited.saveSilently()) === undefined) return
      setPublishing(true)
    },
    { onError: edited.showRefusal },
  )
  const adoptTheirs = ({ detail: theirs }: TheirForm, isMerged: boolean) => {
    setSaved({ name: theirs.name, remark: theirs.remark, tests: theirs.tests })
    if (!isMerged || name === saved.name) setName(theirs.name)
    if (!isMerged || remark === saved.remark) setRemark(theirs.remark)
    if (!isMerged || tests === saved.tests) setTests(theirs.tests)
    setHasBase(true)
    edited.adopt(theirs)
    edited.closeStale()
    setComparing(false)
  }
  return (
    <EditorFrame>
      <DraftNotices edited={edited} onReload={opened.onReload} asksItself />
      {isBehind && standing !== null && <SavedElsewhere standing={standing} onLook={() => setComparing(true)} />}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <FormDesigner
          preview={formHost(locale)}
          blocks={blocks}
          favourites={favourites}
          ref={designer}
          value={form}
          stored={storedForm}
          locale={locale}
          cspNonce={pageNonce()}
          tests={recorded}
          sheets={formSheets}
          lead={
            <EditorLead
              name={name}
              remark={remark}
              nameError={edited.nameError}
              isReadOnly={!mayEdit}
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
              isNew={stored === null}
              isSaving={edited.isSaving}
              isReadOnly={!mayEdit}
              onSave={() => void edited.save()}
              stored={stored}
              onVersions={() => setShowsVersions(true)}
              onPublish={() => void publish.run()}
              others={standing === null ? null : <OthersHere open={standing.open} />}
            />
          }
          onChange={(next) => {
            setForm(next)
            setFormDirty(edited.restoredAt !== null || (designer.current?.isDirty() ?? true))
          }}
        />
      </Box>
      {isPublishing && stored !== null && (
        <PublishDialog
          detail={stored}
          form={form}
          onGo={(key) => designer.current?.select(key)}
          onGoToTest={(testId) => designer.current?.showTest(testId)}
          onFixed={(fixed) => {
            void designer.current?.replaceForm(fixed, 'fix')
            setPublishing(false)
          }}
          onPublished={() => void formDocuments.load(stored.id).then(edited.adopt)}
          onRefused={edited.showRefusal}
          onClose={() => setPublishing(false)}
        />
      )}
      {showsVersions && stored !== null && (
        <FormVersions
          form={stored}
          isReadOnly={!mayEdit}
          onTakeBack={(definition) => {
            void designer.current?.replaceForm(definition)
            setShowsVersions(false)
            showToast('success', t`The version is the draft now. Undo takes it back; nothing is saved yet.`)
          }}
          onClose={() => setShowsVersions(false)}
        />
      )}
      {(isComparing || edited.stale !== null) && stored !== null && (
        <StaleFormDialog
          id={stored.id}
          base={hasBase ? (fromWire(stored)?.form ?? null) : null}
          mine={form}
          tryMerge={(theirs) => (hasBase ? designer.current?.rebase(theirs, { tryOut: true }) : null) ?? { ok: false, conflicts: null }}
          onMerge={(theirs) => {
            designer.current?.rebase(theirs.form)
            adoptTheirs(theirs, true)
          }}
          onTakeTheirs={(theirs) => {
            void designer.current?.replaceForm(theirs.form)
            designer.current?.markSaved()
            setFormDirty(false)
            adoptTheirs(theirs, false)
          }}
          onKeepMine={() => {
            setComparing(false)
            edited.overwrite()
          }}
          onCopy={() => {
            setComparing(false)
            edited.saveCopy()
          }}
          onClose={() => {
            setComparing(false)
            edited.closeStale()
          }}
        />
      )}
      {refused !== null && (
        <RefusedDialog
          message={refused.message}
          issues={refused.issues}
          definition={exportDefinition(form)}
          onClose={() => setRefused(null)}
        />
      )}
    </EditorFrame>
  )
}

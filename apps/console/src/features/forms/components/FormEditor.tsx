/** One open form: the designer over the full height, with name and saving in its bar. */
import { type FormDetail, routes } from '@formwork/api-contract'
import { FormDesigner, type FormDesignerHandle } from '@formwork/form-designer'
import { exportDefinition } from '@formwork/form-schema'
import '@formwork/form-renderer/styles.css'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useCallback, useRef, useState } from 'react'
import { DraftNotices } from '../../../shared/drafts/DraftNotices'
import type { DocumentEditorProps } from '../../../shared/drafts/use-edited-document'
import { formHost } from '../../../shared/forms/form-host'
import type { ApiError } from '../../../shared/http/api-error'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useLocale } from '../../../shared/i18n/use-locale'
import { pageNonce } from '../../../shared/page-nonce'
import { OtherEditors } from '../../../shared/together/OtherEditors'
import { SavedElsewhere } from '../../../shared/together/SavedElsewhere'
import { useEditorSnapshot } from '../../../shared/together/use-editor-snapshot'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { EditorFrame } from '../../../shared/ui/layout/EditorFrame'
import { useDesignerLibrary } from '../designer-library'
import { formSheets } from '../form-sheets'
import { formDocuments } from '../form-documents'
import { type FormDraft, fromWire } from '../model'
import { StaleFormDialog, type StoredForm } from '../together/StaleFormDialog'
import { useEditedForm } from '../use-edited-form'
import { FormVersions } from '../versions/FormVersions'
import { PublishDialog } from '../versions/PublishDialog'
import { EditorActions, EditorLead } from './EditorBar'
import { RefusedDialog } from './RefusedDialog'

export function FormEditor(opened: DocumentEditorProps<FormDetail, FormDraft>) {
  const { t } = useLingui()
  const locale = useLocale()
  const designer = useRef<FormDesignerHandle>(null)
  const [refused, setRefused] = useState<ApiError | null>(null)
  const [isPublishing, setPublishing] = useState(false)
  const [showsVersions, setShowsVersions] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const draft = useEditedForm({ opened, designer, onInvalid: setRefused })
  const { form, hasBase, edited } = draft
  const { stored, mayEdit } = edited

  const tellFull = useCallback(
    () => showToast('warning', t`This browser has no room left. Saved blocks and favourites are kept until you leave the page.`),
    [t],
  )
  const { blocks, favourites } = useDesignerLibrary(tellFull)
  const snapshot = useEditorSnapshot(routes.followForm, stored?.id ?? null)
  const publish = useExclusiveMutation(
    async () => {
      // Publishing takes the saved draft, errors included, and reports them.
      if (await draft.saveAll()) setPublishing(true)
    },
    { onError: edited.showRefusal },
  )
  const adoptTheirs = ({ detail }: StoredForm, isMerged: boolean) => {
    draft.adoptTheirs(detail, isMerged)
    setComparing(false)
  }
  return (
    <EditorFrame>
      <DraftNotices edited={edited} onReload={opened.onReload} asksItself />
      <SavedElsewhere
        kind="form"
        snapshot={snapshot}
        revision={stored?.revision}
        isSaving={edited.isSaving}
        onLook={() => setComparing(true)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <FormDesigner
          preview={formHost}
          blocks={blocks}
          favourites={favourites}
          ref={designer}
          value={form}
          stored={draft.storedForm}
          locale={locale}
          cspNonce={pageNonce()}
          tests={draft.tests}
          sheets={formSheets}
          lead={
            <EditorLead
              name={draft.name}
              remark={draft.remark}
              nameError={edited.nameError}
              isReadOnly={!mayEdit}
              onName={draft.onName}
              onRemark={draft.onRemark}
            />
          }
          actions={
            <EditorActions
              isDirty={draft.isDirty}
              isNew={stored === null}
              isSaving={edited.isSaving}
              isReadOnly={!mayEdit}
              onSave={() => void edited.save()}
              stored={stored}
              onVersions={() => setShowsVersions(true)}
              onPublish={() => void publish.run()}
              others={snapshot === null ? null : <OtherEditors open={snapshot.open} />}
            />
          }
          onChange={draft.onForm}
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
          propertiesBase={stored}
          propertiesMine={draft}
          tryMerge={(theirs) => (hasBase ? designer.current?.rebase(theirs, { tryOut: true }) : null) ?? { ok: false, conflicts: null }}
          onMerge={(theirs) => {
            designer.current?.rebase(theirs.form)
            adoptTheirs(theirs, true)
          }}
          onTakeTheirs={(theirs) => {
            void designer.current?.replaceForm(theirs.form)
            designer.current?.markSaved()
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

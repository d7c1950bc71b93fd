/** One document while it is edited: stored in this browser, saved on the revision it was based on, and never over somebody else's changes without asking. */
import type { RouteDeclaration } from '@formwork/api-contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../http/api-error'
import { invalidateRoutes } from '../http/query-client'
import { useExclusiveMutation } from '../http/use-exclusive-mutation'
import { usePermission } from '../session/access'
import { useUnsaved } from '../ui/feedback/unsaved-work'
import { usePageTitle } from '../ui/navigation/page-title'
import { type CopyPlace, saveUnderFreeName, useCopyNames } from './copy-names'
import { useStoredDraft } from './use-stored-draft'
import type { OpenedDraft } from './use-opened-draft'
import { useSavedAddress } from './use-saved-address'
import { useSaveKey } from './use-save-key'

/** The common fields of documents that are edited. */
export interface StoredDocument {
  readonly id: string
  readonly name: string
  readonly revision: number
}

/** How the documents of one kind are stored. */
export interface DocumentKind<Detail extends StoredDocument, Draft> {
  readonly permissions: { readonly create: string; readonly update: string }
  /** Codes of the refusals every editor shows at the same place. */
  readonly refusals: { readonly stale: string; readonly nameTaken: string }
  readonly pathOf: (id: string) => string
  readonly load: (id: string) => Promise<Detail>
  /** Names of documents of this kind that contain a text. */
  readonly namesWith: CopyPlace['namesWith']
  /** Creates it when it has no id yet; else replaces what was saved under `revision`. */
  readonly save: (id: string | null, draft: Draft, revision: number | null) => Promise<Detail>
  /** Lists of documents of this kind, to be loaded again after a save. */
  readonly lists: readonly RouteDeclaration[]
}

/** Where a copy of such a document is put. */
export const placeOf = ({ refusals, namesWith }: Pick<DocumentKind<never, never>, 'refusals' | 'namesWith'>): CopyPlace => ({
  nameTaken: refusals.nameTaken,
  namesWith,
})

/** What an editor is opened with. */
export interface DocumentEditorProps<Detail, Draft> extends Pick<OpenedDraft<Detail, Draft>, 'detail' | 'initial' | 'restored'> {
  readonly draftKey: string
  /** Starts the editor again on what the server has. */
  readonly onReload: () => void
}

export interface Editing<Detail extends StoredDocument, Draft, Kept> {
  readonly kind: DocumentKind<Detail, Draft>
  readonly opened: DocumentEditorProps<Detail, Draft>
  /** The shape of the draft in this browser. */
  readonly kept: Kept
  readonly isDirty: boolean
  /**
   * Takes over pending input before a save. `refused`: it is invalid, the error is shown, and nothing is saved.
   * `dirty`: there is something to save, even if `isDirty` did not show it.
   */
  readonly settle?: () => Promise<'clean' | 'dirty' | 'refused'>
  /** The newest draft, at the moment of saving. */
  readonly currentDraft: () => Draft
  /** `draft` is what the server has now; there may be newer changes. */
  readonly markSaved: (draft: Draft) => void
  /** Called after an explicit save, to be announced. */
  readonly onSaved: (draft: Draft) => void
  /** The error for a missing name. */
  readonly nameMissing: string
  /** The name was refused: its field has to be visible. */
  readonly onNameRefused?: () => void
  /** Other refusals. @returns true when it is shown, else a toast is shown. */
  readonly onRefused?: (error: ApiError) => boolean
}

export interface EditedDocument<Detail> {
  /** The stored document; null until the first save. */
  readonly stored: Detail | null
  readonly mayEdit: boolean
  readonly nameError: string | undefined
  readonly clearNameError: () => void
  /** Shows the missing name at its field. */
  readonly askForName: () => void
  /** @returns what was saved; undefined when it was not. */
  readonly save: () => Promise<Detail | undefined>
  /** As a part of something else, which reports to the person itself. */
  readonly saveSilently: () => Promise<Detail | undefined>
  readonly isSaving: boolean
  /** Shows a refusal of the editor's own call where those of saving are shown. @returns false when it has no place there. */
  readonly showRefusal: (error: unknown) => boolean
  /** The server has changed it otherwise, for instance by publishing it. */
  readonly adopt: (detail: Detail) => void
  /** When the restored draft was stored, milliseconds since 1970; null after the notice. */
  readonly restoredAt: number | null
  readonly keepRestored: () => void
  /** The server's message about the other change, empty before anybody tried to save; null while there is none. */
  readonly stale: string | null
  /** Asks how to resolve the two drafts before this one is saved. */
  readonly showStale: () => void
  readonly closeStale: () => void
  readonly overwrite: () => void
  readonly saveCopy: () => void
}

export function useEditedDocument<Detail extends StoredDocument, Draft extends { readonly name: string }, Kept>(
  editing: Editing<Detail, Draft, Kept>,
): EditedDocument<Detail> {
  const { kind, opened, kept, isDirty, settle, currentDraft, markSaved, onSaved, nameMissing, onNameRefused, onRefused } = editing
  const { draftKey, detail, initial, restored } = opened
  const namesOf = useCopyNames()
  const navigate = useNavigate()
  const [stored, setStored] = useState(detail)
  const [base, setBase] = useState(restored?.base ?? detail?.revision ?? null)
  const [restoredAt, setRestoredAt] = useState(restored?.at ?? null)
  const [nameError, setNameError] = useState<string>()
  const [stale, setStale] = useState<string | null>(null)
  const mayEdit = usePermission([stored === null ? kind.permissions.create : kind.permissions.update])
  const showSaved = useSavedAddress(draftKey)
  useStoredDraft({ key: draftKey, draft: kept, base, isDirty: isDirty && mayEdit })
  useUnsaved(isDirty && mayEdit, 'kept')
  usePageTitle((stored ?? initial).name)

  const adopt = (next: Detail) => {
    setStored(next)
    setBase(next.revision)
  }
  const refuseName = (message: string) => {
    setNameError(message)
    onNameRefused?.()
  }
  const askForName = () => refuseName(nameMissing)
  const showRefusal = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false
    if (error.code === kind.refusals.stale) setStale(error.message)
    else if (error.code === kind.refusals.nameTaken || isAboutName(error)) refuseName(error.message)
    else return onRefused?.(error) === true
    return true
  }
  const saving = useExclusiveMutation(
    async (revision: number | null, always: boolean) => {
      const settled = (await settle?.()) ?? 'clean'
      if (settled === 'refused' || !(always || isDirty || settled === 'dirty')) return null
      const draft = currentDraft()
      if (draft.name.trim() === '') {
        askForName()
        return null
      }
      setNameError(undefined)
      const saved = await kind.save(stored?.id ?? null, draft, revision)
      adopt(saved)
      setRestoredAt(null)
      markSaved(draft)
      invalidateRoutes(...kind.lists)
      if (stored === null) showSaved(kind.pathOf(saved.id))
      return { saved, draft }
    },
    { onError: showRefusal },
  )
  const saveOver = async (revision: number | null, always = false) => {
    const done = await saving.run(revision, always)
    if (done) onSaved(done.draft)
    return done?.saved
  }
  const overwriting = useExclusiveMutation(async () => {
    setStale(null)
    if (stored !== null) await saveOver((await kind.load(stored.id)).revision, true)
  })
  const copying = useExclusiveMutation(async () => {
    if ((await settle?.()) === 'refused') return
    setStale(null)
    const draft = currentDraft()
    const copy = await saveUnderFreeName(placeOf(kind), namesOf(draft.name), (name) => kind.save(null, { ...draft, name }, null))
    markSaved(draft)
    invalidateRoutes(...kind.lists)
    await navigate(kind.pathOf(copy.id))
  })
  const save = async () => (mayEdit ? saveOver(base) : undefined)
  useSaveKey(() => void save())

  return {
    stored,
    mayEdit,
    nameError,
    clearNameError: () => setNameError(undefined),
    askForName,
    save,
    showRefusal,
    saveSilently: async () => (await saving.run(base, true))?.saved,
    isSaving: saving.isRunning,
    adopt,
    restoredAt,
    keepRestored: () => setRestoredAt(null),
    stale,
    showStale: () => setStale(''),
    closeStale: () => setStale(null),
    overwrite: () => void overwriting.run(),
    saveCopy: () => void copying.run(),
  }
}

function isAboutName({ code, issues }: ApiError): boolean {
  return code === 'request.invalid' && issues.some(({ path }) => path[0] === 'name')
}

/** One open process: the flow in the middle, settings at the side, saving and publishing above. */
import type { ProblemIssue, ProcessDetail } from '@formwork/api-contract'
import { routes } from '@formwork/api-contract'
import { validateProcess } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { useKeptDraft } from '../../../shared/drafts/use-kept-draft'
import { useLeaveGuard } from '../../../shared/drafts/use-leave-guard'
import type { RestoredDraft } from '../../../shared/drafts/use-opened-draft'
import { useSavedAddress } from '../../../shared/drafts/use-saved-address'
import { ApiError } from '../../../shared/http/api-error'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { usePermission } from '../../../shared/session/access'
import { confirm } from '../../../shared/ui/confirm-store'
import { usePageTitle } from '../../../shared/ui/page-title'
import { RestoredNotice } from '../../../shared/ui/RestoredNotice'
import { StaleDialog } from '../../../shared/ui/StaleDialog'
import { showToast } from '../../../shared/ui/toast-store'
import { useIsPhone } from '../../../shared/ui/use-is-phone'
import { createEditorStore, isDirty } from '../editor-store'
import { flowOutline } from '../flow/flow-outline'
import { draftOf, type ProcessDraft } from '../model'
import { saveProcess } from '../save-process'
import { EditorContext, type EditorSurroundings } from './editor-context'
import { EditorHeader } from './EditorHeader'
import { FlowCanvas } from './FlowCanvas'
import { RefusedPublication } from './RefusedPublication'
import { SidePanel } from './SidePanel'
import { useEditorKeys } from './use-editor-keys'
import { useFlowNames } from './use-flow-names'

export interface ProcessEditorProps {
  readonly draftKey: string
  /** What the server has; null for a new process. */
  readonly detail: ProcessDetail | null
  readonly initial: ProcessDraft
  /** Set when `initial` came back from this browser. */
  readonly restored: RestoredDraft | null
  /** Starts the editor again on what the server has. */
  readonly onReload: () => void
}

const PANEL_WIDTH = 360

export function ProcessEditor({ draftKey, detail, initial, restored, onReload }: ProcessEditorProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const [store] = useState(() => createEditorStore(initial, restored === null ? initial : detail && draftOf(detail)))
  const draft = useStore(store, ({ history }) => history.present)
  const dirty = useStore(store, isDirty)
  const selection = useStore(store, (state) => state.selection)
  const [known, setKnown] = useState(detail)
  const mayEdit = usePermission(known === null ? ['process:admin:manager:add'] : ['process:admin:manager:edit'])
  const [stale, setStale] = useState<string | null>(null)
  const [notice, setNotice] = useState(restored)
  const [nameError, setNameError] = useState<string>()
  const [unsound, setUnsound] = useState<{ readonly message: string; readonly issues: readonly ProblemIssue[] } | null>(null)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [base, setBase] = useState(restored?.base ?? detail?.revision ?? null)
  const names = useFlowNames(draft.definition, draft.formId)
  const result = useMemo(() => flowOutline(draft.definition), [draft.definition])
  const findings = useMemo(
    () => validateProcess(draft.definition, names.hasFields ? { fields: names.fields } : draft.formId === null ? { fields: [] } : {}),
    [draft.definition, draft.formId, names.hasFields, names.fields],
  )

  useKeptDraft({ key: draftKey, draft, base: base, isDirty: dirty && mayEdit })
  useLeaveGuard(dirty && mayEdit)
  usePageTitle((known ?? initial).name)
  const showSaved = useSavedAddress(draftKey)

  const refused = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false
    if (error.code === 'process.stale') {
      setStale(error.message)
      return true
    }
    if (error.code === 'process.invalid') {
      setUnsound({ message: error.message, issues: error.issues })
      return true
    }
    if (
      error.code === 'process.name-taken' ||
      (error.code === 'request.invalid' && error.issues.some((issue) => issue.path[0] === 'name'))
    ) {
      setNameError(error.message)
      store.select(null)
      setPanelOpen(true)
      return true
    }
    return false
  }
  const save = useExclusiveMutation(
    async (revision: number | null) => {
      if (draft.name.trim() === '') {
        setNameError(t`Give the process a name.`)
        store.select(null)
        setPanelOpen(true)
        return null
      }
      setNameError(undefined)
      const saved = await saveProcess(known?.id ?? null, draft, revision)
      setBase(saved.revision)
      setKnown(saved)
      setNotice(null)
      store.markSaved(draft)
      invalidateRoutes(routes.listProcesses)
      if (known === null) showSaved(`/design/processes/${saved.id}`)
      return saved
    },
    { onError: refused },
  )
  const saveDraft = async () => {
    if (!mayEdit || !isDirty(store.getState())) return
    const saved = await save.run(base)
    if (saved === null || saved === undefined) return
    showToast('success', t`Draft saved`)
  }
  const publish = useExclusiveMutation(
    async () => {
      const saved = dirty || known === null ? await save.run(base) : known
      if (saved === null || saved === undefined) return
      const { version } = await call(routes.publishProcess, {
        params: { id: saved.id },
        body: { revision: saved.revision },
        idempotencyKey: crypto.randomUUID(),
      })
      const after = await call(routes.getProcess, { params: { id: saved.id } })
      setBase(after.revision)
      setKnown(after)
      invalidateRoutes(routes.listProcesses, routes.listProcessVersions, routes.listCatalogue)
      showToast('success', t`Version ${version} published. New tickets use it; running ones stay on theirs.`)
    },
    { onError: refused },
  )
  const askToPublish = async () => {
    const first = findings.find((finding) => finding.severity === 'error')
    if (first !== undefined) {
      showToast('warning', t`Solve the marked problems first, then publish.`)
      go(
        first.edgeId !== undefined
          ? { kind: 'branch', id: first.edgeId }
          : first.nodeId !== undefined
            ? { kind: 'node', id: first.nodeId }
            : null,
      )
      return
    }
    const next = (known?.publishedVersion ?? 0) + 1
    if (
      await confirm({
        title: t`Publish version ${next}?`,
        text: t`Tickets started from now on use it. Running tickets are not touched.`,
        action: t`Publish`,
      })
    )
      await publish.run()
  }
  const go: (target: typeof selection) => void = (target) => {
    store.select(target)
    setPanelOpen(true)
  }
  const overwrite = useExclusiveMutation(async () => {
    setStale(null)
    if (known === null) return
    const current = await call(routes.getProcess, { params: { id: known.id } })
    if (await save.run(current.revision)) showToast('success', t`Draft saved`)
  })
  const keepCopy = useExclusiveMutation(async () => {
    setStale(null)
    const name = draft.name
    const copied = await saveProcess(null, { ...draft, name: t`${name} (copy)` }, null)
    store.markSaved(draft)
    invalidateRoutes(routes.listProcesses)
    await navigate(`/design/processes/${copied.id}`)
  })

  useEditorKeys({ onSave: () => void saveDraft(), onUndo: store.undo, onRedo: store.redo })

  const surroundings: EditorSurroundings = {
    store,
    findings,
    isReadOnly: !mayEdit || !result.ok,
    fields: names.fields,
    peopleNames: names.peopleNames,
    roles: names.roles,
  }
  const panel = <SidePanel result={result} processId={known?.id ?? null} formName={names.formName} nameError={nameError} />
  const showsPanel = isPhone && (isPanelOpen || selection !== null)
  return (
    <EditorContext value={surroundings}>
      <Box sx={{ height: '100%', minHeight: 480, display: 'flex', flexDirection: 'column' }}>
        <EditorHeader
          publishedVersion={known?.publishedVersion ?? null}
          hasUnpublishedChanges={known?.hasUnpublishedChanges ?? false}
          isKnown={known !== null}
          isBusy={save.isRunning || publish.isRunning}
          onSave={() => void saveDraft()}
          onPublish={() => void askToPublish()}
          onGo={go}
          onOpenSettings={isPhone ? () => go(null) : undefined}
        />
        {notice !== null && (
          <Box sx={{ px: 4, py: 2, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
            <RestoredNotice at={notice.at} onKeep={() => setNotice(null)} onDiscard={onReload} />
          </Box>
        )}
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
          <FlowCanvas result={result} formName={names.formName} />
          {isPhone ? (
            <Drawer
              anchor="bottom"
              open={showsPanel}
              onClose={() => {
                store.select(null)
                setPanelOpen(false)
              }}
              slotProps={{ paper: { 'aria-label': t`Settings`, sx: { maxHeight: '80dvh', borderRadius: '8px 8px 0 0' } } }}
            >
              {panel}
            </Drawer>
          ) : (
            <Box
              component="aside"
              aria-label={t`Settings`}
              sx={{ width: PANEL_WIDTH, flex: 'none', bgcolor: 'background.paper', borderLeft: 1, borderColor: 'divider', minHeight: 0 }}
            >
              {panel}
            </Box>
          )}
        </Box>
      </Box>
      {unsound !== null && <RefusedPublication {...unsound} formId={draft.formId} onClose={() => setUnsound(null)} />}
      <StaleDialog
        isOpen={stale !== null}
        detail={stale ?? ''}
        onClose={() => setStale(null)}
        onReload={onReload}
        onOverwrite={() => void overwrite.run()}
        onCopy={() => void keepCopy.run()}
      />
    </EditorContext>
  )
}

/** One open process: the flow in the middle, settings at the side, saving and publishing above. */
import { type ProcessDetail, routes } from '@formwork/api-contract'
import { validateProcess, withPersonRules } from '@formwork/workflow-core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { DraftNotices } from '../../../shared/drafts/DraftNotices'
import { type DocumentEditorProps, useEditedDocument } from '../../../shared/drafts/use-edited-document'
import type { ApiError } from '../../../shared/http/api-error'
import { OtherEditors } from '../../../shared/together/OtherEditors'
import { SavedElsewhere } from '../../../shared/together/SavedElsewhere'
import { useEditorSnapshot } from '../../../shared/together/use-editor-snapshot'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { EditorFrame } from '../../../shared/ui/layout/EditorFrame'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { ScriptWindow } from '../script/ScriptWindow'
import { useStepClipboard } from '../clipboard/use-step-clipboard'
import { useSignedInUser } from '../../../shared/session/session-store'
import { castOf, peopleOf } from '../simulator/case-of-run'
import type { Run } from '../simulator/simulate'
import { SimulatorPanel } from '../simulator/SimulatorPanel'
import { usePlayed } from '../simulator/use-played'
import type { Marks } from '../versions/marks'
import { OthersChanges } from '../versions/OthersChanges'
import { createEditorStore, isDirty } from '../editor-store'
import { flowOutline } from '../flow/flow-outline'
import { draftOf, type ProcessDraft } from '../model'
import { processDocuments } from '../process-documents'
import { usePublishProcess } from '../use-publish-process'
import { FlowCanvas } from './canvas/FlowCanvas'
import { EditorContext, type EditorSurroundings, type EditorView } from './editor-context'
import { EditorHeader } from './header/EditorHeader'
import { SidePanel } from './panel/SidePanel'
import { RefusedPublication } from './RefusedPublication'
import { focusInFlow, focusSettings, SettingsPane } from './SettingsPane'
import { useFlowNames } from './use-flow-names'
import { refusalWords } from './edit-words'
import { usePreparedPicture } from './use-prepared-picture'
import { useUndoKeys } from './use-undo-keys'

// The canvas library and the layout are loaded when the picture is first opened, or when the browser is idle.
const ProcessPicture = lazy(async () => ({ default: (await import('../picture/ProcessPicture')).ProcessPicture }))

export function ProcessEditor(opened: DocumentEditorProps<ProcessDetail, ProcessDraft>) {
  const { detail, initial, restored } = opened
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [store] = useState(() => createEditorStore(initial, restored === null ? initial : detail && draftOf(detail)))
  const draft = useStore(store, ({ draft }) => draft)
  const dirty = useStore(store, isDirty)
  const selection = useStore(store, (state) => state.selection)
  const [unsound, setUnsound] = useState<ApiError | null>(null)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [view, setView] = useState<EditorView>('list')
  const { userId } = useSignedInUser()
  const [marks, setMarks] = useState<Marks | null>(null)
  const [run, setRun] = useState<Run | null>(null)
  const [enlarged, setEnlarged] = useState<string | null>(null)
  const large = draft.definition.nodes.find((node) => node.id === enlarged)
  const largeScript = large?.kind === 'script' ? large : null
  const shownPeople = [...draft.cases.flatMap(peopleOf), ...(run === null ? [] : castOf(run))]
  const names = useFlowNames(draft.definition, draft.formId, shownPeople)
  const result = useMemo(() => flowOutline(draft.definition), [draft.definition])
  const findings = useMemo(
    () =>
      validateProcess(draft.definition, names.hasFields ? { fields: names.checkedFields } : draft.formId === null ? { fields: [] } : {}),
    [draft.definition, draft.formId, names.hasFields, names.checkedFields],
  )
  const select = (target: typeof selection) => {
    store.select(target)
    setPanelOpen(true)
  }
  const edited = useEditedDocument({
    kind: processDocuments,
    opened,
    kept: draft,
    isDirty: dirty,
    currentDraft: () => draft,
    markSaved: store.markSaved,
    onSaved: () => showToast('success', t`Draft saved`),
    nameMissing: t`Give the process a name.`,
    // The name stands in the settings of the process.
    onNameRefused: () => select(null),
    onRefused: (error) => {
      if (error.code !== 'process.invalid') return false
      setUnsound(error)
      return true
    },
  })
  const { stored, mayEdit } = edited
  const snapshot = useEditorSnapshot(routes.followProcess, stored?.id ?? null)
  const publish = usePublishProcess({
    store,
    edited,
    findings,
    onProblem: ({ edgeId, nodeId }) =>
      select(edgeId !== undefined ? { kind: 'branch', id: edgeId } : nodeId !== undefined ? { kind: 'node', id: nodeId } : null),
  })
  useUndoKeys({ onUndo: store.undo, onRedo: store.redo })
  useStepClipboard({
    store,
    isReadOnly: !mayEdit,
    onCopied: (count) => showToast('success', plural(count, { one: '# step copied', other: '# steps copied' })),
  })
  usePreparedPicture(draft.definition)
  const refusal = useStore(store, (state) => state.refusal)
  useEffect(() => {
    const words = refusal === null ? null : refusalWords(refusal.reason)
    if (words !== null) showToast('warning', words)
  }, [refusal])

  const { fields, peopleNames, roles, posts, departments, rightsFields, forms, formNames, formsBehind } = names
  const { played, standsAt } = usePlayed(run, draft.definition, forms)
  const surroundings = useMemo(
    (): EditorSurroundings => ({
      store,
      findings,
      isReadOnly: !mayEdit,
      fields,
      peopleNames,
      roles,
      posts,
      departments,
      rightsFields,
      formNames,
      formsBehind,
      view,
      standsAt,
      largeScript: largeScript?.id ?? null,
      onLargeScript: setEnlarged,
      marks,
      onMarks: (next) => {
        setMarks(next)
        if (next !== null) setView('picture')
      },
    }),
    [
      store,
      findings,
      mayEdit,
      fields,
      peopleNames,
      roles,
      posts,
      departments,
      rightsFields,
      formNames,
      formsBehind,
      view,
      standsAt,
      largeScript?.id,
      marks,
    ],
  )
  const panel =
    run !== null && played !== null ? (
      <SimulatorPanel run={run} played={played} forms={forms} onRun={setRun} onClose={() => setRun(null)} />
    ) : (
      <SidePanel
        result={result}
        processId={stored?.id ?? null}
        formName={names.formName}
        nameError={edited.nameError}
        onNamed={edited.clearNameError}
      />
    )
  // In the picture a touch selects first; the settings open on purpose, for they would cover it.
  const showsPanel = isPhone && largeScript === null && (isPanelOpen || (selection !== null && view === 'list'))
  return (
    <EditorContext value={surroundings}>
      <EditorFrame>
        <EditorHeader
          publishedVersion={stored?.publishedVersion ?? null}
          hasUnpublishedChanges={stored?.hasUnpublishedChanges ?? false}
          isStored={stored !== null}
          others={snapshot === null ? null : <OtherEditors open={snapshot.open} />}
          isBusy={edited.isSaving || publish.isRunning}
          onSave={() => void edited.save()}
          onPublish={() => void publish.ask()}
          onGo={select}
          onName={edited.askForName}
          onOpenSettings={isPhone ? () => select(null) : undefined}
          view={view}
          onView={setView}
          isSimulating={run !== null}
          onSimulate={() => {
            setRun(run === null ? { requester: userId, values: {}, cast: {}, acts: [] } : null)
            setPanelOpen(run === null)
          }}
        />
        <DraftNotices
          edited={edited}
          onReload={opened.onReload}
          difference={
            stored !== null && (
              <OthersChanges
                processId={stored.id}
                base={restored === null || restored.base === stored.revision ? withPersonRules(stored.definition) : null}
                mine={draft.definition}
              />
            )
          }
        />
        <SavedElsewhere
          kind="process"
          snapshot={snapshot}
          revision={stored?.revision}
          isSaving={edited.isSaving}
          onLook={edited.showStale}
        />
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
          {view === 'list' ? (
            <FlowCanvas result={result} formName={names.formName} takesFocus={!isPhone} onPicture={() => setView('picture')} />
          ) : (
            <Suspense fallback={<Box sx={{ flex: 1 }} aria-busy />}>
              <ProcessPicture onOpenSettings={() => (isPhone ? setPanelOpen(true) : focusSettings())} />
            </Suspense>
          )}
          <SettingsPane
            isPhone={isPhone}
            isOpen={showsPanel}
            onClose={() => {
              store.select(null)
              setPanelOpen(false)
            }}
            onLeave={() => selection !== null && focusInFlow(selection.id)}
          >
            {panel}
          </SettingsPane>
        </Box>
      </EditorFrame>
      {/* Outside of the panel, which is another one on a phone: a window that is narrowed keeps it. */}
      {largeScript !== null && <ScriptWindow node={largeScript} onClose={() => setEnlarged(null)} />}
      {unsound !== null && (
        <RefusedPublication
          message={unsound.message}
          issues={unsound.issues}
          formId={draft.formId}
          onGo={select}
          onClose={() => setUnsound(null)}
        />
      )}
    </EditorContext>
  )
}

/** Entries about files in the headers of the process editor, and their dialog. */
import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { saveFile } from '../../../shared/http/transfer'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { OverlayBoundary } from '../../../shared/ui/feedback/OverlayBoundary'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import type { IconName } from '../../../shared/ui/icons/icon-paths'
import { useEditor } from '../components/editor-context'
import { isDirty } from '../editor-store'
import { useProcessExport } from '../files/use-process-export'

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }))

export interface FileEntry {
  readonly icon: IconName
  readonly label: string
  readonly onChoose: () => void
}

export function useProcessFiles(): { readonly entries: readonly FileEntry[]; readonly dialog: ReactNode } {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const [isImporting, setImporting] = useState(false)
  const save = useExclusiveMutation(async () => {
    const { exportProcess } = await import('./export-process')
    const { name, definition } = store.getState().draft
    saveFile(await exportProcess(name.trim() || t`New process`, definition))
  })
  const { id = 'new' } = useParams()
  const saveStored = useProcessExport()
  // With its forms, and by names: only the server knows both, for the saved draft.
  const exportStored = () => {
    if (isDirty(store.getState())) showToast('info', t`The file holds the draft as it was saved last`)
    void saveStored.run([{ id, name: store.getState().draft.name.trim() || t`New process` }])
  }
  const entries: FileEntry[] = [
    ...(isReadOnly ? [] : [{ icon: 'upload' as const, label: t`Import BPMN 2.0`, onChoose: () => setImporting(true) }]),
    { icon: 'download', label: t`Export as BPMN 2.0`, onChoose: () => void save.run() },
    ...(id === 'new' ? [] : [{ icon: 'download' as const, label: t`Export as JSON`, onChoose: exportStored }]),
  ]
  const dialog = isImporting && (
    <OverlayBoundary onClose={() => setImporting(false)}>
      <Suspense>
        <ImportDialog store={store} onClose={() => setImporting(false)} />
      </Suspense>
    </OverlayBoundary>
  )
  return { entries, dialog }
}

/** What the headers of the process editor offer about files, and the dialog that belongs to it. */
import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { saveFile } from '../../../shared/http/transfer'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import type { IconName } from '../../../shared/ui/icons/icon-paths'
import { useEditor } from '../components/editor-context'

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
  const entries: FileEntry[] = [
    ...(isReadOnly ? [] : [{ icon: 'upload' as const, label: t`Import BPMN 2.0`, onChoose: () => setImporting(true) }]),
    { icon: 'download', label: t`Export as BPMN 2.0`, onChoose: () => void save.run() },
  ]
  const dialog = isImporting && (
    <Suspense>
      <ImportDialog store={store} onClose={() => setImporting(false)} />
    </Suspense>
  )
  return { entries, dialog }
}

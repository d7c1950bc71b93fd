/** The form as JSON, to copy. */
import { exportDefinition } from '@formwork/form-schema'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { writeClipboard } from '../actions/clipboard'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { CodeBox } from './CodeBox'
import { DesignerDialog } from './DesignerDialog'
import type { DialogProps } from './dialog-props'

export function JsonDialog({ isOpen, onClose }: DialogProps) {
  const { store } = useDesigner()
  const { dialogs } = useMessages()
  const document = useDesignerStore((state) => state.document)
  const text = useMemo(() => JSON.stringify(exportDefinition(formOf(document)), null, 2), [document])
  const copy = async () => {
    const ok = await writeClipboard(text)
    store.getState().tell({ kind: ok ? 'json-copied' : 'copy-failed' }, { shown: true })
  }
  return (
    <DesignerDialog
      isOpen={isOpen}
      title={dialogs.json.title}
      width={800}
      onClose={onClose}
      actions={
        <Button variant="contained" disableElevation onClick={() => void copy()}>
          {dialogs.json.copy}
        </Button>
      }
    >
      <CodeBox value={text} label={dialogs.json.editor} language="json" isReadOnly height="min(480px, 60vh)" />
    </DesignerDialog>
  )
}

/** The form as JSON, to copy. */
import { exportDefinition } from '@formwork/form-schema'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useDesignerStore, useMessages } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { CodeBox } from './CodeBox'
import { DesignerDialog } from './DesignerDialog'
import type { DialogProps } from './dialog-props'
import { useCopyText } from './use-copy-text'

export function JsonDialog({ isOpen, onClose }: DialogProps) {
  const { dialogs } = useMessages()
  const document = useDesignerStore((state) => state.document)
  const text = useMemo(() => JSON.stringify(exportDefinition(formOf(document)), null, 2), [document])
  const copy = useCopyText(text)
  return (
    <DesignerDialog
      isOpen={isOpen}
      title={dialogs.json.title}
      width={800}
      onClose={onClose}
      actions={
        <Button variant="contained" disableElevation onClick={copy}>
          {dialogs.json.copy}
        </Button>
      }
    >
      <CodeBox value={text} label={dialogs.json.editor} language="json" isReadOnly height="min(480px, 60vh)" />
    </DesignerDialog>
  )
}

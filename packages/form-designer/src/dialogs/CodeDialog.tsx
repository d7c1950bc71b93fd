/** The form as a sample page that runs by itself. */
import { toHtmlPage } from '@formwork/form-schema'
import { useMemo } from 'react'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { CodeBox } from './CodeBox'
import { DesignerDialog } from './DesignerDialog'
import type { DialogProps } from './dialog-props'

export function CodeDialog({ isOpen, onClose }: DialogProps) {
  const { locale } = useDesigner()
  const { dialogs } = useMessages()
  const document = useDesignerStore((state) => state.document)
  const page = useMemo(() => toHtmlPage(formOf(document), { locale }), [document, locale])
  return (
    <DesignerDialog isOpen={isOpen} title={dialogs.code.title} width={800} onClose={onClose}>
      <CodeBox value={page} label={dialogs.code.editor} language="text" isReadOnly height="min(520px, 64vh)" />
    </DesignerDialog>
  )
}

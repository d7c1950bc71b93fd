/** The table of translations in a dialog, loaded with its first opening. */
import { DesignerDialog } from '../dialogs/DesignerDialog'
import type { DialogProps } from '../dialogs/dialog-props'
import { useMessages } from '../store/designer-context'
import { TranslationTable } from './TranslationTable'

export function LanguagesDialog({ isOpen, onClose }: DialogProps) {
  const { languages } = useMessages()
  return (
    <DesignerDialog isOpen={isOpen} title={languages.title} width={1100} onClose={onClose}>
      <TranslationTable />
    </DesignerDialog>
  )
}

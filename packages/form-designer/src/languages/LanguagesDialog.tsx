/** Opens the table of translations, which is loaded with its first opening. */
import { lazy, Suspense } from 'react'
import { DesignerDialog } from '../dialogs/DesignerDialog'
import type { DialogProps } from '../dialogs/PreviewDialog'
import { useMessages } from '../store/designer-context'

const TranslationTable = lazy(async () => ({ default: (await import('./TranslationTable')).TranslationTable }))

export function LanguagesDialog({ isOpen, onClose }: DialogProps) {
  const { languages, dialogs } = useMessages()
  return (
    <DesignerDialog isOpen={isOpen} title={languages.title} width={1100} onClose={onClose}>
      <Suspense fallback={<p role="status">{dialogs.loading}</p>}>
        <TranslationTable />
      </Suspense>
    </DesignerDialog>
  )
}

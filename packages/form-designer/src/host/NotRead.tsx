/** Shown in place of the designer while its form is read, and where it cannot be. */
import type { ImportResult } from '@formwork/form-schema'
import { NotLoaded, onDemand } from '../loading/on-demand'
import { DesignerRoot } from '../parts/designer-root'
import { useMessages } from '../store/designer-context'

const ImportReport = onDemand({ load: async () => (await import('../dialogs/ImportReport')).ImportReport })

export interface NotReadProps {
  /** Null while it is read. */
  readonly read: ImportResult | null
  /** Null where nothing failed. */
  readonly onRetry: (() => void) | null
}

export function NotRead({ read, onRetry }: NotReadProps) {
  const { dialogs } = useMessages()
  if (read !== null)
    return (
      <DesignerRoot role="alert" data-place="notice">
        <ImportReport result={read} unread={null} isTooLarge={false} />
      </DesignerRoot>
    )
  return (
    <DesignerRoot aria-busy={onRetry === null} data-place="notice">
      {onRetry === null ? <p role="status">{dialogs.loading}</p> : <NotLoaded onRetry={onRetry} />}
    </DesignerRoot>
  )
}

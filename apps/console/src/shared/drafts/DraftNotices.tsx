/** Notices of an editor about its draft: unsaved work was restored, or somebody else has saved meanwhile. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { RestoredNotice } from './RestoredNotice'
import { StaleDialog } from './StaleDialog'
import type { EditedDocument } from './use-edited-document'

export interface DraftNoticesProps {
  readonly edited: Pick<EditedDocument<unknown>, 'restoredAt' | 'keepRestored' | 'stale' | 'closeStale' | 'overwrite' | 'saveCopy'>
  /** Starts over on what the server has. */
  readonly onReload: () => void
  /** The editor itself asks what to do when somebody else has saved. */
  readonly asksItself?: boolean
  /** The changes of somebody else, shown when they have saved. */
  readonly difference?: ReactNode
}

export function DraftNotices({ edited, onReload, asksItself = false, difference }: DraftNoticesProps) {
  const { restoredAt, keepRestored, stale, closeStale, overwrite, saveCopy } = edited
  return (
    <>
      {restoredAt !== null && (
        <Box sx={{ px: 4, py: 2, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
          <RestoredNotice at={restoredAt} onKeep={keepRestored} onDiscard={onReload} />
        </Box>
      )}
      <StaleDialog
        isOpen={stale !== null && !asksItself}
        detail={stale ?? ''}
        difference={difference}
        onClose={closeStale}
        onReload={onReload}
        onOverwrite={overwrite}
        onCopy={saveCopy}
      />
    </>
  )
}

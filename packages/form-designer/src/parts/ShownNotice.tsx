/** A notice above the page, with "undo" where it helps. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Portal from '@mui/material/Portal'
import Snackbar from '@mui/material/Snackbar'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import type { Notice } from '../store/designer-state'

const severityOf: Readonly<Record<Notice['kind'], 'success' | 'info' | 'warning' | 'error'>> = {
  done: 'info',
  undone: 'info',
  redone: 'info',
  refused: 'warning',
  copied: 'success',
  selected: 'info',
  aimed: 'info',
  'paste-failed': 'warning',
  'json-copied': 'success',
  'validation-failed': 'error',
  'copy-failed': 'error',
  'not-loaded': 'error',
  'block-saved': 'success',
  'block-deleted': 'info',
  favourite: 'info',
  cleared: 'info',
  saved: 'success',
  'save-failed': 'error',
  'text-refused': 'error',
  'deleted-with-readers': 'warning',
}

export interface ShownNoticeProps {
  readonly notice: Notice
  readonly text: string
}

export function ShownNotice({ notice, text }: ShownNoticeProps) {
  const { store } = useDesigner()
  const messages = useMessages()
  const canUndo = useDesignerStore(({ history }) => history.past.length > 0)
  const isUndoable = (notice.kind === 'cleared' || notice.kind === 'deleted-with-readers') && canUndo
  return (
    // In the page's body, after any open dialog: what a dialog hides from assistive technology was there before it.
    <Portal>
      <Snackbar
        open
        autoHideDuration={5000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') store.getState().dismissNotice()
        }}
      >
        <Alert
          severity={severityOf[notice.kind]}
          variant="standard"
          sx={{ border: 1, borderColor: 'divider', boxShadow: 3, alignItems: 'center' }}
          action={
            isUndoable ? (
              <Button size="small" color="inherit" onClick={() => store.getState().undo()}>
                {messages.notices.undo}
              </Button>
            ) : undefined
          }
          onClose={isUndoable ? undefined : () => store.getState().dismissNotice()}
          closeText={messages.actions.close}
        >
          {text}
        </Alert>
      </Snackbar>
    </Portal>
  )
}

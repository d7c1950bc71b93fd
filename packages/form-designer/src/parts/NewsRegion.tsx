/** Tells what happened: every act to screen readers, the important ones as a notice, with "undo" where it helps. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Portal from '@mui/material/Portal'
import Snackbar from '@mui/material/Snackbar'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import type { News } from '../store/designer-state'
import { VisuallyHidden } from './designer-root'
import { newsText } from './news-text'

const severityOf: Readonly<Record<News['kind'], 'success' | 'info' | 'warning' | 'error'>> = {
  done: 'info',
  undone: 'info',
  redone: 'info',
  refused: 'warning',
  copied: 'success',
  'paste-failed': 'warning',
  'json-copied': 'success',
  'validation-failed': 'error',
  'copy-failed': 'error',
  cleared: 'info',
  'deleted-with-readers': 'warning',
}

export function NewsRegion() {
  const { store } = useDesigner()
  const messages = useMessages()
  const news = useDesignerStore(({ view }) => view.news)
  const canUndo = useDesignerStore(({ history }) => history.past.length > 0)
  const text = news === null ? '' : newsText(messages, news)
  const isUndoable = news !== null && (news.kind === 'cleared' || news.kind === 'deleted-with-readers') && canUndo
  const shown = news !== null && news.shown
  return (
    <>
      {/* A changing trailing blank makes the same sentence news again. */}
      <VisuallyHidden role="status" aria-live="polite" data-announcer="">
        {text === '' || shown ? '' : `${text}${(news?.sequence ?? 0) % 2 === 0 ? '' : '\u00A0'}`}
      </VisuallyHidden>
      {/* In the page's body, after any open dialog: what a dialog hides from assistive technology was there before it. */}
      {shown && (
        <Portal>
          <Snackbar
            key={news.sequence}
            open
            autoHideDuration={5000}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
            onClose={(_event, reason) => {
              if (reason !== 'clickaway') store.getState().dismissNews()
            }}
          >
            <Alert
              severity={severityOf[news.kind]}
              variant="standard"
              sx={{ border: 1, borderColor: 'divider', boxShadow: 3, alignItems: 'center' }}
              action={
                isUndoable ? (
                  <Button size="small" color="inherit" onClick={() => store.getState().undo()}>
                    {messages.notices.undo}
                  </Button>
                ) : undefined
              }
              onClose={isUndoable ? undefined : () => store.getState().dismissNews()}
              closeText={messages.acts.close}
            >
              {text}
            </Alert>
          </Snackbar>
        </Portal>
      )}
    </>
  )
}

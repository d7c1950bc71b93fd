/** The keys of the picture, as a list. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'

export function ShortcutList({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useLingui()
  const rows: readonly (readonly [string, string])[] = [
    ['↑ ↓ ← →', t`Go to the step above, below or beside`],
    ['Home, End', t`Go to the start or the end`],
    ['Enter', t`Open the settings of the step`],
    ['+', t`Add something after the step`],
    ['Shift Insert', t`Add something before the step`],
    ['-', t`Collapse or expand the branches`],
    ['Delete', t`Delete the step`],
    ['Ctrl C, Ctrl X, Ctrl V', t`Copy, cut and paste steps`],
    ['Ctrl Z, Ctrl Shift Z', t`Undo and redo`],
    ['Ctrl F', t`Search a step`],
    ['Ctrl S', t`Save`],
  ]
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="picture-keys">
      <DialogTitle id="picture-keys">{t`Keys`}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 4, rowGap: 2, fontSize: 13 }}>
          {rows.map(([keys, words]) => (
            <Box key={keys} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ fontWeight: 600 }}>
                {keys}
              </Box>
              <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                {words}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  )
}

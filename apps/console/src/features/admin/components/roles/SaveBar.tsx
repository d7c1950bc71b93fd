/** At the foot of a part of a role that has been changed. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { bottomBarRef } from '../../../../shared/ui/feedback/bottom-inset'
import { BAR_LAYER } from '../../../../shared/ui/theme/tokens'

export interface SaveBarProps {
  readonly isRunning: boolean
  readonly onSave: () => void
  readonly onDrop: () => void
}

export function SaveBar({ isRunning, onSave, onDrop }: SaveBarProps) {
  const { t } = useLingui()
  return (
    <Box
      ref={bottomBarRef}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: BAR_LAYER,
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'flex-end',
        px: 4,
        py: 2,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: '0 0 8px 8px',
      }}
    >
      <Box role="status" sx={{ mr: 'auto', fontSize: 13, color: 'text.secondary' }}>
        {t`Not saved yet`}
      </Box>
      <Button variant="outlined" color="inherit" disabled={isRunning} onClick={onDrop}>
        {t`Undo changes`}
      </Button>
      <Button variant="contained" loading={isRunning} onClick={onSave}>
        {t`Save changes`}
      </Button>
    </Box>
  )
}

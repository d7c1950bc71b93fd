/** Zoom, the whole in view, and the list of keys. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useReactFlow } from '@xyflow/react'
import { useState } from 'react'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { ShortcutList } from './ShortcutList'

export interface PictureBarProps {
  readonly isReady: boolean
  /** Shows all of it. */
  readonly onFit: () => void
}

export function PictureBar({ isReady, onFit }: PictureBarProps) {
  const { t } = useLingui()
  const { zoomIn, zoomOut } = useReactFlow()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box
      role="toolbar"
      aria-label={t`View of the picture`}
      sx={{
        position: 'absolute',
        zIndex: 5,
        insetInlineStart: 12,
        bottom: 12,
        display: 'flex',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      <IconAction icon="minus" label={t`Zoom out`} disabled={!isReady} onClick={() => void zoomOut()} />
      <IconAction icon="plus" label={t`Zoom in`} disabled={!isReady} onClick={() => void zoomIn()} />
      <IconAction icon="fullscreen" label={t`Show the whole process`} disabled={!isReady} onClick={onFit} />
      <IconAction icon="info" label={t`Keys`} onClick={() => setOpen(true)} />
      <ShortcutList open={isOpen} onClose={() => setOpen(false)} />
    </Box>
  )
}

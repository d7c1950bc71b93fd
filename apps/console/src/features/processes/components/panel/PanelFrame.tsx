/** The layout of a settings panel: a title, the settings, and actions at the foot. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import type { IconName } from '../../../../shared/ui/icons/icon-paths'
import { PANEL_BODY, PANEL_COLUMN } from '../../../../shared/ui/layout/panel-column'
import { useEditor } from '../editor-context'

export interface PanelFrameProps {
  readonly icon: IconName
  readonly title: string
  readonly actions?: ReactNode
  /** Default: clears the selection. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

export function PanelFrame({ icon, title, actions, onClose, children }: PanelFrameProps) {
  const { t } = useLingui()
  const { store } = useEditor()
  return (
    <Box sx={PANEL_COLUMN}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 4,
          minHeight: 44,
          borderBottom: 1,
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        <Icon name={icon} size={16} />
        <Typography variant="h3" component="h2" sx={{ color: 'text.primary', flex: 1 }}>
          {title}
        </Typography>
        <IconAction icon="close" iconSize={16} size="small" label={t`Close`} onClick={onClose ?? (() => store.select(null))} />
      </Box>
      <Box sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 4, ...PANEL_BODY }}>{children}</Box>
      {actions !== undefined && actions !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>{actions}</Box>
      )}
    </Box>
  )
}

/** The settings beside the flow; on a phone they come from below, over it. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { bottomBarRef } from '../../../shared/ui/feedback/bottom-inset'
import { SIZE } from '../../../shared/ui/theme/tokens'

const PANE = 'process-settings'

interface SettingsPaneProps {
  readonly isPhone: boolean
  /** On a phone. */
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function SettingsPane({ isPhone, isOpen, onClose, children }: SettingsPaneProps) {
  const { t } = useLingui()
  if (isPhone)
    return (
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { ref: bottomBarRef, 'aria-label': t`Settings`, sx: { maxHeight: '80dvh', borderRadius: '8px 8px 0 0' } } }}
      >
        {children}
      </Drawer>
    )
  return (
    <Box
      component="aside"
      id={PANE}
      aria-label={t`Settings`}
      sx={{ width: SIZE.panel, flex: 'none', bgcolor: 'background.paper', borderLeft: 1, borderColor: 'divider', minHeight: 0 }}
    >
      {children}
    </Box>
  )
}

/** Leads into the pane that stands beside the flow. */
export function focusSettings(): void {
  document.querySelector<HTMLElement>(`#${PANE} :is(input, textarea, [role="combobox"], button)`)?.focus()
}

/** The settings beside the flow; on a phone they come from below, over it. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import type { KeyboardEvent, ReactNode } from 'react'
import { bottomBarRef } from '../../../shared/ui/feedback/bottom-inset'
import { LOW_WINDOW, SIZE } from '../../../shared/ui/theme/tokens'

const PANE = 'process-settings'
/** In a low window the sheet covers everything: the flow could not be seen above it either. */
const SHEET = { maxHeight: '80dvh', borderRadius: '8px 8px 0 0', [LOW_WINDOW]: { maxHeight: '100dvh' } }

interface SettingsPaneProps {
  readonly isPhone: boolean
  /** On a phone. */
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Escape in the pane beside the flow: returns to the selected item. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

export function SettingsPane({ isPhone, isOpen, onClose, onLeave, children }: SettingsPaneProps) {
  const { t } = useLingui()
  if (isPhone)
    return (
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { ref: bottomBarRef, 'aria-label': t`Settings`, sx: SHEET } }}
      >
        {children}
      </Drawer>
    )
  return (
    <Box
      component="aside"
      id={PANE}
      aria-label={t`Settings`}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) onLeave()
      }}
      sx={{ width: SIZE.panel, flex: 'none', bgcolor: 'background.paper', borderLeft: 1, borderColor: 'divider', minHeight: 0 }}
    >
      {children}
    </Box>
  )
}

/** Focuses the pane beside the flow: its first setting, or its first button when it is read-only. */
export function focusSettings(): void {
  const pane = document.getElementById(PANE)
  const setting = pane?.querySelector<HTMLElement>(':is(input, textarea, [role="combobox"]):not(:disabled, [aria-disabled="true"])')
  ;(setting ?? pane?.querySelector('button'))?.focus()
}

export const isInSettings = (element: Element | null): boolean => (element?.closest(`#${PANE}`) ?? null) !== null

/** Focuses the selected item, in either view. */
export function focusInFlow(id: string): void {
  document.querySelector<HTMLElement>(`button[data-flow-id="${CSS.escape(id)}"]`)?.focus()
}

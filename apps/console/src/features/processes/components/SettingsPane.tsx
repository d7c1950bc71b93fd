/** The settings beside the flow; on a phone they come from below, over it. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import type { KeyboardEvent, ReactNode } from 'react'
import { bottomBarRef } from '../../../shared/ui/feedback/bottom-inset'
import { LOW_WINDOW, SIZE } from '../../../shared/ui/theme/tokens'

const PANE = 'process-settings'
/** Of a low window nothing is left above it: what it sets could not be seen there either. */
const SHEET = { maxHeight: '80dvh', borderRadius: '8px 8px 0 0', [LOW_WINDOW]: { maxHeight: '100dvh' } }

interface SettingsPaneProps {
  readonly isPhone: boolean
  /** On a phone. */
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Escape in the pane beside the flow: back to what it sets. */
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

/** Leads into the pane that stands beside the flow: to its first setting, or where nothing can be set to its first button. */
export function focusSettings(): void {
  const pane = document.getElementById(PANE)
  const setting = pane?.querySelector<HTMLElement>(':is(input, textarea, [role="combobox"]):not(:disabled, [aria-disabled="true"])')
  ;(setting ?? pane?.querySelector('button'))?.focus()
}

export const isInSettings = (element: Element | null): boolean => (element?.closest(`#${PANE}`) ?? null) !== null

/** Leads back to what is set, in either view. */
export function focusInFlow(id: string): void {
  document.querySelector<HTMLElement>(`button[data-flow-id="${CSS.escape(id)}"]`)?.focus()
}

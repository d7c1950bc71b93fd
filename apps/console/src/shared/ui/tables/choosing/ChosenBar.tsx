/** Actions on the chosen rows; at the foot of the window while there are any. Escape clears the choice. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { bottomBarRef } from '../../feedback/bottom-inset'
import { useIsPhone } from '../../layout/use-is-phone'
import { visuallyHidden } from '../../layout/visually-hidden'
import { IconAction } from '../../icons/IconAction'
import { isPageKey } from '../../navigation/page-key'
import { useWindowKeys } from '../../navigation/use-window-keys'
import { screenOnly } from '../../theme/print-styles'

export interface ChosenBarProps {
  /** What the bar is, for assistive technology. */
  readonly label: string
  readonly count: number
  /** The number of chosen rows, in words. */
  readonly summary: string
  readonly clearLabel: string
  readonly onClear: () => void
  /** Buttons. */
  readonly children: ReactNode
}

export function ChosenBar({ label, count, summary, clearLabel, onClear, children }: ChosenBarProps) {
  const isPhone = useIsPhone()
  useWindowKeys((event) => {
    if (event.key === 'Escape' && count > 0 && isPageKey(event)) onClear()
  })
  return (
    <>
      {/* Screen readers only announce changes of an element that existed before. */}
      <Box role="status" sx={visuallyHidden}>
        {count === 0 ? '' : summary}
      </Box>
      {count > 0 && (
        <Box ref={bottomBarRef} role="region" aria-label={label} sx={bar}>
          <Box sx={{ fontSize: 13, fontWeight: 600, mr: 1 }}>{summary}</Box>
          {children}
          {isPhone ? (
            <IconAction icon="close" label={clearLabel} onClick={onClear} />
          ) : (
            <Button size="small" color="inherit" aria-keyshortcuts="Escape" onClick={onClear}>
              {clearLabel}
            </Button>
          )}
        </Box>
      )}
    </>
  )
}

const bar = {
  position: 'sticky',
  bottom: 16,
  zIndex: 2,
  alignSelf: 'center',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 2,
  px: 3,
  py: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  boxShadow: 'var(--fw-shadow)',
  ...screenOnly,
} as const

/** Lines at the foot of the window about the console itself: no connection, or a new version to load. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { bottomBarRef, notifyBottomBars, useBottomInset } from '../../shared/ui/feedback/bottom-inset'
import { Icon } from '../../shared/ui/icons/Icon'
import type { IconName } from '../../shared/ui/icons/icon-paths'
import { screenOnly } from '../../shared/ui/theme/print-styles'
import { useStaleChunk } from './stale-chunk'

function listenToConnection(listener: () => void): () => void {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

export function Notices() {
  const { t } = useLingui()
  const isOnline = useSyncExternalStore(listenToConnection, () => navigator.onLine)
  const isStale = useStaleChunk((state) => state.isStale)
  if (!isOnline) return <Line icon="wifiOff">{t`You are offline. What you enter stays here; send it once the connection is back.`}</Line>
  if (!isStale) return null
  return (
    <Line icon="refresh">
      {t`A new version is ready.`}
      <Button size="small" variant="outlined" color="inherit" onClick={() => location.reload()}>
        {t`Reload`}
      </Button>
    </Line>
  )
}

function Line({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  const [line, setLine] = useState<HTMLElement | null>(null)
  const inset = useBottomInset(line)
  // Toasts are shown above it.
  useEffect(() => bottomBarRef(line), [line])
  useEffect(notifyBottomBars)
  return (
    <Box
      ref={setLine}
      role="status"
      sx={{
        position: 'fixed',
        bottom: inset,
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 'snackbar',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 3,
        py: 2,
        maxWidth: 'calc(100vw - 24px)',
        width: 'max-content',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        boxShadow: 8,
        fontSize: 13,
        ...screenOnly,
      }}
    >
      <Icon name={icon} />
      {children}
    </Box>
  )
}

/** Shows the toasts. Each disappears after five seconds; hovering one keeps it. Mounted once by the app. */
import { useLingui } from '@lingui/react/macro'
import { type Keyframes, keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Portal from '@mui/material/Portal'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/icon-paths'
import { useIsPhone } from '../layout/use-is-phone'
import { screenOnly } from '../theme/print-styles'
import { useBottomInset } from './bottom-inset'
import { closeToast, TOAST_MS, type Toast, type ToastTone, useToastStore } from './toast-store'

const marks: Readonly<Record<ToastTone, IconName>> = { success: 'checkCircle', info: 'info', warning: 'warning', error: 'errorCircle' }
const fromAbove = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })
const fromBelow = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export function ToastHost() {
  const toasts = useToastStore((state) => state.toasts)
  const edge = useToastStore((state) => state.edge)
  const isPhone = useIsPhone()
  // On a phone the middle of the top bar is not free, and the bottom is within reach of the thumb.
  const isAtBottom = isPhone || edge === 'bottom'
  const inset = useBottomInset(null)
  const list = useRef<HTMLElement>(null)
  // A dialog hides everything beside it from assistive technology as it opens; a toast that comes after that must still be announced.
  useLayoutEffect(() => list.current?.removeAttribute('aria-hidden'))
  return (
    <Portal>
      <Box
        ref={list}
        sx={{
          position: 'fixed',
          ...(isAtBottom ? { bottom: inset } : { top: 12 }),
          left: '50%',
          transform: 'translateX(-50%)',
          zIndex: 'snackbar',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 2,
          width: 'max-content',
          maxWidth: 'min(560px, calc(100vw - 24px))',
          pointerEvents: 'none',
          ...screenOnly,
        }}
      >
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} enter={isAtBottom ? fromBelow : fromAbove} />
        ))}
      </Box>
    </Portal>
  )
}

function ToastLine({ toast: { id, tone, text, action }, enter }: { readonly toast: Toast; readonly enter: Keyframes }) {
  const { t } = useLingui()
  const [isHeld, setHeld] = useState(false)
  const lastsMs = action?.lastsMs ?? TOAST_MS
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => closeToast(id), lastsMs)
    return () => clearTimeout(timer)
  }, [id, isHeld, lastsMs])
  return (
    <Box
      role={tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        display: 'flex',
        // On a phone the cross is a touch target of 44 px: the text is centred beside it.
        alignItems: 'center',
        gap: 2,
        pl: 3,
        pr: 1,
        py: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        boxShadow: 8,
        pointerEvents: 'auto',
        animation: `${enter} 160ms ease-out`,
      }}
    >
      <Box sx={{ color: `${tone}.main`, display: 'flex' }}>
        <Icon name={marks[tone]} />
      </Box>
      <Box sx={{ py: '3px', overflowWrap: 'anywhere' }}>{text}</Box>
      {action !== undefined && (
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            closeToast(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      {/* No tooltip: toasts are in the first load, and the cross is plain enough. */}
      <IconButton size="small" aria-label={t`Dismiss`} onClick={() => closeToast(id)}>
        <Icon name="close" size={16} />
      </IconButton>
    </Box>
  )
}

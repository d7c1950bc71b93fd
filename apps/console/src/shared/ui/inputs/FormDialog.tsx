/** A dialog with a form: fields, and its actions at the foot, which Ctrl Enter triggers from any field. Full screen on a phone. Asks before it discards input. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { FormSummary } from './FormSummary'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/icon-paths'
import { bottomBarRef } from '../feedback/bottom-inset'
import { useUnsaved } from '../feedback/unsaved-work'
import { useDiscardGuard } from '../feedback/use-discard-guard'
import { useIsPhone } from '../layout/use-is-phone'

export interface FormDialogProps {
  readonly title: string
  /** A verb: "Create user". */
  readonly action: string
  /** The colour of the action; the theme colour unless given. */
  readonly tone?: 'primary' | 'success' | 'error'
  /** Beside the verb, where otherwise only the colour would distinguish actions. */
  readonly icon?: IconName
  readonly isRunning: boolean
  /** There is nothing to do yet: only closing is offered. */
  readonly isActionless?: boolean
  /** Something was entered that closing would lose. */
  readonly isDirty: boolean
  /** Errors that belong to no field. */
  readonly summary?: string | undefined
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
  /** Spec 9: 600 px unless said otherwise. */
  readonly width?: 'xs' | 'sm'
}

export function FormDialog({
  title,
  action,
  tone = 'primary',
  icon,
  isRunning,
  isActionless = false,
  isDirty,
  summary,
  onSubmit,
  onClose,
  children,
  width = 'sm',
}: FormDialogProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const titleId = useId()
  const leave = useDiscardGuard(isDirty, onClose)
  // Work that is being sent is not lost; a page may navigate as soon as it is saved, before the dialog is closed.
  useUnsaved(isDirty && !isRunning, 'typed')
  // Before the field gets the key: a select would open its list.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isRunning || isActionless) return
    // Not from a menu or a dialog that one of the fields has opened, nor from a field whose list is open.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
    if (event.target.getAttribute('aria-expanded') === 'true') return
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
  }
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : leave}
      fullWidth
      maxWidth={width}
      fullScreen={isPhone && width === 'sm'}
      aria-labelledby={titleId}
      // A click outside keeps the focus in its field, for further editing.
      onMouseDown={keepFocusBeside}
      // On the whole dialog: it may have the focus itself, before any field has.
      onKeyDownCapture={onKeyDownCapture}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog inside a form of the page must not submit that one too.
          event.stopPropagation()
          onSubmit()
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4, flex: 1 }}>
          {summary !== undefined && <FormSummary>{summary}</FormSummary>}
          {children}
        </DialogContent>
        <DialogActions ref={bottomBarRef}>
          <Button variant="outlined" color="inherit" disabled={isRunning} onClick={onClose}>
            {t`Cancel`}
          </Button>
          {!isActionless && (
            <Button
              type="submit"
              variant="contained"
              color={tone}
              loading={isRunning}
              startIcon={icon && <Icon name={icon} size={16} />}
              {...(icon === undefined ? {} : { loadingPosition: 'start' })}
            >
              {action}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  )
}

function keepFocusBeside(event: MouseEvent<HTMLElement>) {
  const { currentTarget, target } = event
  const isBeside = target instanceof Element && currentTarget.contains(target) && target.closest('[role="dialog"]') === null
  if (isBeside) event.preventDefault()
}

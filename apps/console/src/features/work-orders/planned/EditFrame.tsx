/** Around what is edited: disabled for readers, and below it the ways back and on. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionBar } from '../../../shared/ui/layout/ActionBar'

export interface EditFrameProps {
  readonly isReadOnly: boolean
  readonly listPath: string
  /** What saving is called. */
  readonly action: string
  readonly isRunning: boolean
  readonly onSave: () => void
  readonly children: ReactNode
}

export function EditFrame({ isReadOnly, listPath, action, isRunning, onSave, children }: EditFrameProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <>
      <Box
        component="fieldset"
        disabled={isReadOnly}
        sx={{ display: 'flex', flexDirection: 'column', gap: 3, border: 0, m: 0, p: 0, minWidth: 0 }}
      >
        {children}
      </Box>
      <ActionBar>
        <Button variant="outlined" color="inherit" onClick={() => void navigate(listPath)}>
          {t`Back`}
        </Button>
        {!isReadOnly && (
          <Button variant="contained" loading={isRunning} onClick={onSave}>
            {action}
          </Button>
        )}
      </ActionBar>
    </>
  )
}

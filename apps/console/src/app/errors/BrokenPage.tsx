/** The error page inside the shell: what happened, and retry or home. When the code of a page cannot be fetched, it comes by itself with the connection, and a reload is offered. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { onReconnect } from '../../shared/http/connection'
import { EmptyState } from '../../shared/ui/feedback/EmptyState'
import { messageOf } from '../../shared/http/api-error'
import { isChunkError } from '../../shared/ui/feedback/chunk-error'
import { refetchStyles } from './stale-chunk'

export function BrokenPage({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useLingui()
  const isFetchFailure = isChunkError(error)
  useEffect(() => {
    if (!isFetchFailure) return undefined
    return onReconnect(() => {
      refetchStyles()
      onRetry()
    })
  }, [isFetchFailure, onRetry])
  if (isFetchFailure) {
    return (
      <EmptyState
        heading="h1"
        drawing="error"
        title={t`This page could not be fetched`}
        text={t`You may be offline, or a new version has been installed.`}
        action={
          <Button variant="contained" onClick={() => location.reload()}>
            {t`Reload`}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      heading="h1"
      drawing="error"
      title={t`Something on this page broke`}
      text={messageOf(error)}
      action={
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button variant="outlined" color="inherit" onClick={onRetry}>
            {t`Try again`}
          </Button>
          <Button variant="contained" href="/">
            {t`Back to home`}
          </Button>
        </Box>
      }
    />
  )
}

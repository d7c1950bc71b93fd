/** Whom the ticket goes to when it is submitted as it is filled in now. Announced politely when that changes; nothing while it is unknown. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type StartAheadSource, useStartAhead } from './use-start-ahead'

export function WhatFollows(source: StartAheadSource) {
  const { t } = useLingui()
  const lines = useStartAhead(source)
  return (
    <Box aria-live="polite" sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
      {lines.length > 0 && (
        <>
          <Box component="span" sx={{ fontWeight: 600 }}>{t`Once submitted:`}</Box> {lines.join(' ')}
        </>
      )}
    </Box>
  )
}

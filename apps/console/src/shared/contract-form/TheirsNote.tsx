/** Under a field that somebody else has changed meanwhile: their value, and a button to take it instead of the local one. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { RelativeTime } from '../ui/display/RelativeTime'
import type { Theirs } from './theirs'

export interface TheirsNoteProps {
  /** Their value, as the field would show it; empty for none. */
  readonly shown: string
  readonly label: string
  readonly change: Theirs['change']
  readonly onTake: () => void
}

export function TheirsNote({ shown, label, change, onTake }: TheirsNoteProps) {
  const { t } = useLingui()
  const who = change?.by ?? t`somebody else`
  return (
    <Box component="span" role="alert" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
      {shown === ''
        ? t`Meanwhile ${who} has emptied this. Saving keeps yours.`
        : t`Meanwhile ${who} has changed this to “${shown}”. Saving keeps yours.`}{' '}
      {change !== undefined && (
        <>
          <RelativeTime at={change.at} />{' '}
        </>
      )}
      <Link
        component="button"
        type="button"
        aria-label={t`Take theirs for “${label}”`}
        onClick={onTake}
        sx={{ fontSize: 'inherit', verticalAlign: 'baseline' }}
      >
        {t`Take theirs`}
      </Link>
    </Box>
  )
}

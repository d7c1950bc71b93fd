/** The refused people among the chosen, with the reasons; nothing has been done yet, and it can be done for the others. */
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { Refused } from './use-bulk-acts'

export interface RefusedPeopleProps {
  readonly refused: Refused
  readonly isRunning: boolean
  readonly onGoOn: () => void
  readonly onClose: () => void
}

export function RefusedPeople({ refused: { people, others, act }, isRunning, onGoOn, onClose }: RefusedPeopleProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { verb } = act
  const rest = others.length
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {plural(people.length, { one: 'Nothing was changed: # person is refused', other: 'Nothing was changed: # people are refused' })}
      </DialogTitle>
      <DialogContent>
        <Box
          component="ul"
          tabIndex={0}
          aria-label={t`Reasons`}
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 280, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: '6px' }}
        >
          {people.map(({ user, why }) => (
            <Box
              component="li"
              key={user.userId}
              sx={{
                px: 3,
                py: 2,
                fontSize: 13,
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
                columnGap: 3,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ fontWeight: 600 }}>{user.nickName}</Box>
              <Box sx={{ color: 'text.secondary' }}>{why}</Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={isRunning} onClick={onClose}>
          {t`Cancel`}
        </Button>
        {rest > 0 && (
          <Button variant="contained" loading={isRunning} onClick={onGoOn}>
            {plural(rest, { one: `${verb} the other one`, other: `${verb} the other #` })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** Shown in place of a ticket that does not exist or that this person may not see: possible reasons, and the lists to look in. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { usePermission } from '../../../shared/session/access'
import { wholeList } from '../../../shared/tickets/views/view-address'
import type { EmptyStateProps } from '../../../shared/ui/feedback/EmptyState'

export function useMissingTicket(): Pick<EmptyStateProps, 'title' | 'text' | 'action'> {
  const { t } = useLingui()
  const hasTodo = usePermission(['process:list:upcoming'])
  const hasOwn = usePermission(['process:list:myCreate'])
  const lists = [
    ...(hasTodo ? [{ to: wholeList('/process/upcoming'), label: t`My to-do` }] : []),
    ...(hasOwn ? [{ to: wholeList('/process/mine'), label: t`Created by me` }] : []),
    { to: '/', label: t`Home` },
  ]
  return {
    title: t`You cannot open this ticket`,
    text: t`It may have been deleted, or the link is incomplete. Or it does not concern you: a ticket is open to those who started it, work on it or were sent a copy, and to administrators. Whoever gave you the link can send you a copy.`,
    action: (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {lists.map(({ to, label }) => (
          <Button key={to} variant="outlined" color="inherit" component={Link} to={to}>
            {label}
          </Button>
        ))}
      </Box>
    ),
  }
}

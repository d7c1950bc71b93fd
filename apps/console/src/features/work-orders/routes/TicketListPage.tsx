/** The three lists of tickets beside the to-do list: created by me, handled by me or copied to me, all. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { IfPermission } from '../../../shared/session/access'
import { Icon } from '../../../shared/ui/icons/Icon'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { useAddressParams } from '../../../shared/ui/navigation/use-address-params'
import { TicketTable } from '../../../shared/tickets/TicketTable'

/** All of them are one's own. */
const WITHOUT = ['requester'] as const
const COPIED = 'copied'

export function MyTicketsPage() {
  const { t } = useLingui()
  return (
    <TicketTable
      title={t`Created by me`}
      list="mine"
      route={routes.listCreatedByMe}
      exportRoute={routes.exportCreatedByMe}
      without={WITHOUT}
      actions={<StartButton />}
      empty={{
        title: t`You have not started a ticket yet`,
        text: t`Choose a process from the catalogue and fill in its form.`,
        action: <StartButton />,
      }}
    />
  )
}

export function RelatedTicketsPage() {
  const { t } = useLingui()
  // In the address: the way back from a ticket leads to the list it was opened from.
  const [params, writeAddress] = useAddressParams()
  const isCopied = params.get('list') === COPIED
  const lists = (
    <Box role="group" aria-label={t`List`} sx={{ display: 'flex', gap: 1 }}>
      {[false, true].map((copied) => (
        <Button
          key={String(copied)}
          variant="outlined"
          color={copied === isCopied ? 'primary' : 'inherit'}
          aria-pressed={copied === isCopied}
          onClick={() => writeAddress({ list: copied ? COPIED : '', page: '' }, { replace: true })}
        >
          {copied ? t`Copied to me` : t`Handled by me`}
        </Button>
      ))}
    </Box>
  )
  return isCopied ? (
    <TicketTable
      key="copied"
      title={t`Copied to me`}
      list="copied"
      route={routes.listCopied}
      exportRoute={routes.exportCopied}
      actions={lists}
      empty={{ title: t`Nothing here yet`, text: t`Tickets that colleagues or processes send you a copy of are collected here.` }}
    />
  ) : (
    <TicketTable
      key="handled"
      title={t`Handled by me`}
      list="related"
      route={routes.listRelated}
      exportRoute={routes.exportRelated}
      actions={lists}
      empty={{ title: t`Nothing here yet`, text: t`Tickets you have approved or refused are collected here.` }}
    />
  )
}

export function AllTicketsPage() {
  const { t } = useLingui()
  return (
    <TicketTable
      title={t`All tickets`}
      list="all"
      route={routes.listAllTickets}
      exportRoute={routes.exportAllTickets}
      forManaging
      actions={
        <IfPermission any={['process:list:all:inversion', 'process:list:all:end']}>
          <RouterLink to="/process/failed-steps">{t`Failed steps`}</RouterLink>
        </IfPermission>
      }
      empty={{ title: t`No tickets yet`, text: t`As soon as someone starts one, it appears here.`, action: <StartButton /> }}
    />
  )
}

function StartButton() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <IfPermission any={['process:list:applyProcessList']}>
      <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => void navigate('/process/apply')}>
        {t`New request`}
      </Button>
    </IfPermission>
  )
}

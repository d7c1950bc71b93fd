/** How another system calls: a command to copy, and the answers. */
import { pathOf, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Panel } from '../../../shared/ui/layout/Page'
import { curlOf } from './curl'

export function HowToCall() {
  const { t } = useLingui()
  const command = curlOf(window.location.origin + pathOf(routes.receiveInboundCall, { secret: 'SECRET' }))
  const copy = async () => {
    await navigator.clipboard.writeText(command)
    showToast('success', t`Command copied`)
  }
  return (
    <Panel
      title={t`How another system calls`}
      actions={
        <Button size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
          {t`Copy command`}
        </Button>
      }
    >
      <Box component="ul" sx={{ mt: 0, mb: 3, pl: 5, fontSize: 13, '& li': { mb: 1 } }}>
        <li>{t`It sends JSON to the address that is shown when the webhook is made: Alertmanager, Grafana, GitLab and Zabbix do so by themselves.`}</li>
        <li>{t`It is answered 201 with the number of the ticket, 200 where a ticket of the same runs already or none is wanted, and otherwise what is wrong and where.`}</li>
        <li>{t`With “Idempotency-Key” or “webhook-id” a call that is sent again starts no second ticket.`}</li>
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label={t`Command that sends a call`}
        sx={{ m: 0, p: 3, bgcolor: 'background.sunken', borderRadius: '6px', fontSize: 12, overflowX: 'auto' }}
      >
        <code>{command}</code>
      </Box>
    </Panel>
  )
}

/** What a receiver has to do: check the signature. With code to copy. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Panel } from '../../../shared/ui/layout/Page'
import { SNIPPET } from './snippet'

export function HowToReceive() {
  const { t } = useLingui()
  const copy = async () => {
    await navigator.clipboard.writeText(SNIPPET)
    showToast('success', t`Code copied`)
  }
  return (
    <Panel
      title={t`What a receiver has to do`}
      actions={
        <Button size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
          {t`Copy code`}
        </Button>
      }
    >
      <Box component="ul" sx={{ mt: 0, mb: 3, pl: 5, fontSize: 13, '& li': { mb: 1 } }}>
        <li>{t`Check the signature of every call with the secret of the webhook, over the body exactly as it came. Libraries for many languages do it: calls follow the Standard Webhooks specification.`}</li>
        <li>{t`Answer with a status from 200 to 299 within 10 seconds, and do the work afterwards. Anything else is tried again, longer and longer apart, for about a day.`}</li>
        <li>{t`Remember “webhook-id”: an event may come more than once, and not always in order.`}</li>
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label={t`Code that checks a call, for Node.js`}
        sx={{ m: 0, p: 3, bgcolor: 'background.sunken', borderRadius: '6px', fontSize: 12, overflowX: 'auto' }}
      >
        <code>{SNIPPET}</code>
      </Box>
    </Panel>
  )
}

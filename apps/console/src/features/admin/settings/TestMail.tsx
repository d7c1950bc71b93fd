/** Sends a message to oneself with the saved settings, and shows the result. */
import { type MailTest, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { useInView } from '../../../shared/ui/layout/use-in-view'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'

/** @param isDirty - unsaved settings cannot be tried */
export function TestMail({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useLingui()
  const [result, setResult] = useState<MailTest | null>(null)
  const report = useInView<HTMLDivElement>(result)
  const { data: profile } = useRouteQuery(routes.getProfile)
  const hasNoAddress = profile?.email === ''
  const test = useExclusiveMutation(async () => setResult(await call(routes.sendTestMail)))
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isDirty || hasNoAddress}
        loading={test.isRunning}
        onClick={() => void test.run()}
      >
        {t`Send a test mail to me`}
      </Button>
      <Box ref={report} aria-live="polite" sx={{ flexBasis: '100%', scrollMarginBlock: '24px' }}>
        {hasNoAddress && (
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            {t`A test mail needs an e-mail address of yours, and you have none yet.`}{' '}
            <RouterLink to="/profile/index" underline="always">{t`Enter one in the personal centre`}</RouterLink>
          </Box>
        )}
        {isDirty && !hasNoAddress && (
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t`Save first: the test mail goes by the saved settings.`}</Box>
        )}
        {result !== null && !test.isRunning && !isDirty && <TestResult result={result} />}
      </Box>
    </>
  )
}

function TestResult({ result: { outcome, to, answer } }: { readonly result: MailTest }) {
  const { t } = useLingui()
  const words: Readonly<Record<MailTest['outcome'], string>> = {
    sent: t`Sent to ${to}.`,
    unreachable: t`The mail server does not answer. Check its name, its port and whether this server may reach it.`,
    encryption: t`No encrypted connection came about. Check encryption and port, and the certificate of the mail server.`,
    'sign-in': t`The mail server refuses user name or password.`,
    refused: t`The mail server refuses the message.`,
    off: t`Save a mail server and a sender address first.`,
    'no-address': t`You have no e-mail address. Enter one under users.`,
  }
  return (
    <Alert severity={outcome === 'sent' ? 'success' : 'error'} variant="outlined">
      {words[outcome]}
      {answer !== '' && <Box sx={{ mt: 1, fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>{t`It said: ${answer}`}</Box>}
    </Alert>
  )
}

/** Signing in with a passkey alone. */
import type { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { lightRoute } from '../../../shared/http/light-route'
import { hasPasskeys } from '../../../shared/session/has-passkeys'
import { writeToken } from '../../../shared/session/token-cookie'
import { showError, showToast } from '../../../shared/ui/feedback/toast-store'
import { requestPasskey } from '../api/request-passkey'
import { Icon } from '../../../shared/ui/icons/Icon'

const signInRoute = lightRoute<(typeof routes)['signInWithPasskey']>({ method: 'POST', path: '/api/v2/passkey-sign-in', wire: 'v2' })

export interface PasskeyButtonProps {
  readonly onSignedIn: () => Promise<void>
}

/** Nothing where passkeys are not supported. */
export function PasskeyButton({ onSignedIn }: PasskeyButtonProps) {
  const { t } = useLingui()
  const [isRunning, setRunning] = useState(false)
  if (!hasPasskeys()) return null
  const signIn = async () => {
    setRunning(true)
    try {
      const passkey = await requestPasskey()
      if (passkey === 'given-up') return
      if (passkey === 'failed') return showToast('error', t`The device did not answer with a passkey. Sign in with your password.`)
      const { token, expire } = await call(signInRoute, { body: passkey })
      writeToken(token, expire)
      await onSignedIn()
    } catch (error) {
      showError(error)
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="large"
      fullWidth
      sx={{ mt: 3 }}
      loading={isRunning}
      onClick={() => void signIn()}
      startIcon={<Icon name="key" />}
    >
      {t`Sign in with a passkey`}
    </Button>
  )
}

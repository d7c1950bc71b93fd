/** For people who are not let in without a second factor: sets one up, by an app or a passkey, then continues. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { call } from '../../http/call'
import { Icon } from '../../ui/icons/Icon'
import { hasPasskeys } from '../has-passkeys'
import { type SecondStepWay, SetUpWay } from './SetUpWay'

export interface SetUpSecondFactorProps {
  /** The password just used, when it is known; otherwise it is asked for. */
  readonly password: string | undefined
  readonly onDone: () => void | Promise<void>
}

export function SetUpSecondFactor({ password, onDone }: SetUpSecondFactorProps) {
  const { t } = useLingui()
  const [way, setWay] = useState<SecondStepWay | null>(null)
  const canPasskey = useCanPasskey()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {canPasskey && (
        <Button variant="contained" size="large" fullWidth startIcon={<Icon name="key" />} onClick={() => setWay('passkey')}>
          {t`Set up with a passkey`}
        </Button>
      )}
      <Button
        variant={canPasskey ? 'outlined' : 'contained'}
        color={canPasskey ? 'inherit' : 'primary'}
        size="large"
        fullWidth
        onClick={() => setWay('app')}
      >
        {t`Set up with an authenticator app`}
      </Button>
      {way !== null && <SetUpWay way={way} password={password} onClose={() => setWay(null)} onDone={() => void onDone()} />}
    </Box>
  )
}

/** Passkeys are for accounts of this site, where the browser has them. The sign-in page comes without the query library. */
function useCanPasskey(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => {
    if (!hasPasskeys()) return undefined
    const given = new AbortController()
    call(routes.getProfile, { signal: given.signal }).then(
      ({ source }) => setCan(source === 'local'),
      // The app is always there to be chosen.
      () => undefined,
    )
    return () => given.abort()
  }, [])
  return can
}

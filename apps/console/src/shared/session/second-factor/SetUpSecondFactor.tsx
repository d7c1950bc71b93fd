/** For whoever is not let in without a second factor: sets one up, then goes on. */
import { type RouteAnswer, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { call } from '../../http/call'
import { useExclusiveMutation } from '../../http/use-exclusive-mutation'
import { AppDialog } from './AppDialog'
import { PasswordDialog } from './PasswordDialog'
import { RecoveryCodes } from './RecoveryCodes'

export interface SetUpSecondFactorProps {
  /** The password just used, when it is known; otherwise it is asked for. */
  readonly password: string | undefined
  readonly onDone: () => void | Promise<void>
}

type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'app'; readonly begun: RouteAnswer<typeof routes.beginSecondFactor> }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

export function SetUpSecondFactor({ password: known, onDone }: SetUpSecondFactorProps) {
  const { t } = useLingui()
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  const begin = async (password: string) => setStep({ kind: 'app', begun: await call(routes.beginSecondFactor, { body: { password } }) })
  const beginKnown = useExclusiveMutation(begin)
  return (
    <>
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={beginKnown.isRunning}
        onClick={() => (known === undefined ? setStep({ kind: 'password' }) : void beginKnown.run(known))}
      >
        {t`Set up`}
      </Button>
      {step?.kind === 'password' && (
        <PasswordDialog
          title={t`Set up two-step sign-in`}
          text={t`Enter your password to go on.`}
          action={t`Continue`}
          onPassword={begin}
          onClose={close}
        />
      )}
      {step?.kind === 'app' && <AppDialog begun={step.begun} onConfirmed={(codes) => setStep({ kind: 'codes', codes })} onClose={close} />}
      {step?.kind === 'codes' && <RecoveryCodes codes={step.codes} onClose={() => void onDone()} />}
    </>
  )
}

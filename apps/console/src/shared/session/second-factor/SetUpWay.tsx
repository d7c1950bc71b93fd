/** Sets up one way to answer the second step: the password if it is not known yet, the app or the device, then recovery codes. */
import { type RouteAnswer, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../http/call'
import { useExclusiveMutation } from '../../http/use-exclusive-mutation'
import { useDeviceWords } from '../../people/use-device-words'
import { AppDialog } from './AppDialog'
import { PasswordDialog } from './PasswordDialog'
import { RecoveryCodes } from './RecoveryCodes'
import { useNewPasskey } from './use-new-passkey'

export type SecondStepWay = 'app' | 'passkey'

export interface SetUpWayProps {
  readonly way: SecondStepWay
  /** The password just used, when it is known; otherwise it is asked for. */
  readonly password?: string | undefined
  /** It was cancelled, or the device made nothing. */
  readonly onClose: () => void
  /** After the recovery codes, where there are new ones. */
  readonly onDone: () => void
}

type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'app'; readonly begun: RouteAnswer<typeof routes.beginSecondFactor> }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

export function SetUpWay({ way, password: known, onClose, onDone }: SetUpWayProps) {
  const { t } = useLingui()
  const [step, setStep] = useState<Step | null>(known === undefined ? { kind: 'password' } : null)
  const newPasskey = useNewPasskey()
  const deviceWordsOf = useDeviceWords()
  const showCodes = (codes: readonly string[]) => (codes.length === 0 ? onDone() : setStep({ kind: 'codes', codes }))
  const withPasskey = async (password: string) => {
    const { list } = await call(routes.listPasskeys)
    if (list.length === 0 && !(await newPasskey(password, deviceWordsOf(navigator.userAgent)))) return onClose()
    showCodes((await call(routes.turnOnByPasskeys, { body: { password } })).recoveryCodes)
  }
  const withApp = async (password: string) => setStep({ kind: 'app', begun: await call(routes.beginSecondFactor, { body: { password } }) })
  const begin = way === 'app' ? withApp : withPasskey
  const beginKnown = useExclusiveMutation(begin, {
    onError: () => {
      onClose()
      return false
    },
  })
  // Once, as it opens.
  const opening = useRef(() => (known === undefined ? undefined : void beginKnown.run(known)))
  useEffect(() => opening.current(), [])
  return (
    <>
      {step?.kind === 'password' && (
        <PasswordDialog
          title={t`Set up two-step sign-in`}
          text={
            way === 'app'
              ? t`Enter your password to go on.`
              : t`Enter your password to go on. Your device then asks how you want to unlock the passkey.`
          }
          action={t`Continue`}
          onPassword={begin}
          onClose={onClose}
        />
      )}
      {step?.kind === 'app' && <AppDialog begun={step.begun} onConfirmed={showCodes} onClose={onClose} />}
      {step?.kind === 'codes' && <RecoveryCodes codes={step.codes} onClose={onDone} />}
    </>
  )
}

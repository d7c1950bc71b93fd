/** The second step of signing in: a passkey, the code of the app, or a recovery code; as the person has set up. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { hasPasskeys } from '../../../shared/session/has-passkeys'
import { Icon } from '../../../shared/ui/icons/Icon'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { SignInInput } from './SignInInput'
import { LONGEST, type SecondStepPass } from './sign-in-errors'

export interface SecondStepProps {
  readonly ways: SecondStepPass['ways']
  readonly code: string
  readonly onCode: (code: string) => void
  readonly onPasskey: () => void
  readonly error: string | undefined
  /** To name and password. */
  readonly onBack: () => void
  readonly backLabel: string
  readonly isRunning: boolean
}

export function SecondStep({ ways, code, onCode, onPasskey, error, onBack, backLabel, isRunning }: SecondStepProps) {
  const { t } = useLingui()
  const canPasskey = ways.passkey && hasPasskeys()
  // People with only passkeys type nothing but a recovery code: the field is shown on demand.
  const [isTyping, setTyping] = useState(ways.app || !canPasskey)
  const passkeyButton = canPasskey && (
    <Button
      variant={isTyping ? 'outlined' : 'contained'}
      color={isTyping ? 'inherit' : 'primary'}
      size="large"
      fullWidth
      autoFocus={!isTyping}
      loading={!isTyping && isRunning}
      disabled={isTyping && isRunning}
      onClick={onPasskey}
      startIcon={<Icon name="key" />}
    >
      {t`Continue with a passkey`}
    </Button>
  )
  return (
    <>
      {isTyping ? (
        <FormField
          layout="above"
          label={ways.app ? t`Authentication code` : t`Recovery code`}
          error={error}
          hint={
            ways.app
              ? t`The six digits your authenticator app shows. Lost your phone? Enter a recovery code.`
              : t`One of the codes you kept when you set up two-step sign-in.`
          }
        >
          {(ids) => (
            <SignInInput
              ids={ids}
              name="secondFactor"
              autoComplete="one-time-code"
              autoFocus
              value={code}
              onChange={(event) => onCode(event.target.value)}
              maxLength={LONGEST.secondFactor}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t`Your password is right. Confirm with the passkey of your device.`}</Box>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, mt: 1 }}>
        {isTyping && (
          <Button type="submit" variant="contained" size="large" fullWidth loading={isRunning}>
            {t`Sign in`}
          </Button>
        )}
        {passkeyButton}
        {!isTyping && (
          <Button color="inherit" fullWidth onClick={() => setTyping(true)}>
            {t`Use a recovery code`}
          </Button>
        )}
        <Button color="inherit" fullWidth onClick={onBack}>
          {backLabel}
        </Button>
      </Box>
    </>
  )
}

/** The second step of signing in: the code of the app, or a recovery code. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { SignInInput } from './SignInInput'
import { LONGEST } from './sign-in-errors'

export interface SecondStepProps {
  readonly code: string
  readonly onCode: (code: string) => void
  readonly error: string | undefined
  /** To name and password. */
  readonly onBack: () => void
  readonly isRunning: boolean
}

export function SecondStep({ code, onCode, error, onBack, isRunning }: SecondStepProps) {
  const { t } = useLingui()
  return (
    <>
      <FormField
        layout="above"
        label={t`Authentication code`}
        error={error}
        hint={t`The six digits your authenticator app shows. Lost your phone? Enter a recovery code.`}
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
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, mt: 1 }}>
        <Button type="submit" variant="contained" size="large" fullWidth loading={isRunning}>
          {t`Sign in`}
        </Button>
        <Button color="inherit" fullWidth onClick={onBack}>
          {t`Use another account`}
        </Button>
      </Box>
    </>
  )
}

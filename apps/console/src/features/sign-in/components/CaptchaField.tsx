/** The verification code beside its picture; a click on the picture gets another. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { Icon } from '../../../shared/ui/icons/Icon'
import type { Captcha } from '../api/sign-in'
import { SignInInput } from './SignInInput'
import { LONGEST } from './sign-in-errors'

export interface CaptchaFieldProps {
  readonly code: string
  readonly onCode: (code: string) => void
  readonly captcha: Captcha | null
  readonly hasFailed: boolean
  readonly onRefresh: () => void
  readonly error: string | undefined
}

export function CaptchaField({ code, onCode, captcha, hasFailed, onRefresh, error }: CaptchaFieldProps) {
  const { t } = useLingui()
  return (
    <FormField layout="above" label={t`Verification code`} error={error}>
      {(ids) => (
        <Box sx={{ display: 'flex', gap: 2 }}>
          <SignInInput
            ids={ids}
            name="code"
            autoComplete="off"
            value={code}
            onChange={(event) => onCode(event.target.value)}
            maxLength={LONGEST.code}
            autoCapitalize="none"
            spellCheck={false}
          />
          <ButtonBase
            type="button"
            aria-label={t`Show another code`}
            onClick={onRefresh}
            sx={{
              flex: 'none',
              width: 116,
              height: 40,
              border: 1,
              borderColor: 'divider',
              borderRadius: '6px',
              overflow: 'hidden',
              // The picture is dark on light in both schemes.
              bgcolor: '#ffffff',
              color: '#5d6675',
              gap: 1,
              fontSize: 12,
            }}
          >
            {captcha === null ? (
              <>
                <Icon name="refresh" size={16} />
                {hasFailed ? t`Try again` : t`Loading`}
              </>
            ) : (
              <Box
                component="img"
                src={captcha.image}
                alt={t`Verification code`}
                sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
              />
            )}
          </ButtonBase>
        </Box>
      )}
    </FormField>
  )
}

/** The verification code beside its picture, or a question in words for people who cannot see it. A click on the picture gets another. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { Icon } from '../../../shared/ui/icons/Icon'
import { SignInInput } from './SignInInput'
import { LONGEST } from './sign-in-errors'
import type { CaptchaState } from './use-captcha'

export interface CaptchaFieldProps {
  readonly code: string
  readonly onCode: (code: string) => void
  readonly state: CaptchaState
  readonly error: string | undefined
}

export function CaptchaField({ code, onCode, state: { captcha, kind, changeKind, hasFailed, refresh }, error }: CaptchaFieldProps) {
  const { t } = useLingui()
  const isPicture = kind === 'image'
  const waiting = hasFailed ? t`Try again` : t`Loading`
  return (
    <div>
      <FormField layout="above" label={isPicture ? t`Verification code` : t`Answer to the question`} error={error}>
        {(ids) => (
          <Box sx={{ display: 'flex', flexDirection: isPicture ? 'row' : 'column', gap: 2 }}>
            {!isPicture && (
              <Box aria-live="polite" id={`${ids.id}-question`}>
                {captcha?.shown ?? waiting}
              </Box>
            )}
            <SignInInput
              ids={isPicture ? ids : { ...ids, describedBy: [`${ids.id}-question`, ids.describedBy].filter(Boolean).join(' ') }}
              name="code"
              autoComplete="off"
              value={code}
              onChange={(event) => onCode(event.target.value)}
              maxLength={LONGEST.code}
              {...(isPicture ? {} : { inputMode: 'numeric' as const })}
              autoCapitalize="none"
              spellCheck={false}
            />
            {isPicture && (
              <ButtonBase
                type="button"
                aria-label={t`Show another code`}
                onClick={refresh}
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
                    {waiting}
                  </>
                ) : (
                  <Box
                    component="img"
                    src={captcha.shown}
                    alt={t`Verification code`}
                    sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
                  />
                )}
              </ButtonBase>
            )}
          </Box>
        )}
      </FormField>
      <Box
        component="button"
        type="button"
        onClick={changeKind}
        sx={{
          mt: 1,
          p: 0,
          border: 0,
          bgcolor: 'transparent',
          font: 'inherit',
          fontSize: 13,
          color: 'text.secondary',
          textDecoration: 'underline',
          cursor: 'pointer',
        }}
      >
        {isPicture ? t`Cannot see the picture? Answer a question instead` : t`Show a picture instead`}
      </Box>
    </div>
  )
}

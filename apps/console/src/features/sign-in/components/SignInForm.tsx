/** Name, password and, while the setting is on, the verification code. Errors stand under their fields. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, isSessionEnd } from '../../../shared/http/api-error'
import { useSite } from '../../../shared/session/site'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { Icon } from '../../../shared/ui/icons/Icon'
import { showError, showToast } from '../../../shared/ui/feedback/toast-store'
import { requestPasskey } from '../api/request-passkey'
import { signIn } from '../api/sign-in'
import { CaptchaField } from './CaptchaField'
import { KindChoice, rememberedKind, rememberKind } from './KindChoice'
import { SignInInput } from './SignInInput'
import { SecondStep } from './SecondStep'
import { LONGEST, placeSignInError, type SecondStepPass, secondStepOf, type SignInErrors } from './sign-in-errors'
import { useCaptcha } from './use-captcha'

export interface SignInFormProps {
  /** The one person who can sign in here; anybody unless given. */
  readonly userName?: string | undefined
  /** With the password just used: a first sign-in must change it, and should not have to type it again. */
  readonly onSignedIn: (password: string) => Promise<void>
}

export function SignInForm({ userName, onSignedIn }: SignInFormProps) {
  const { t } = useLingui()
  const needsCode = useSite((site) => site.is_verify_code)
  const hasDirectory = useSite((site) => site.is_ldap)
  const [kind, setKind] = useState(rememberedKind)
  const loginType = hasDirectory ? kind : 0
  const captchaState = useCaptcha(needsCode)
  const { captcha, refresh } = captchaState
  const [username, setUsername] = useState(userName ?? '')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  // The tooltip of MUI would be a seventh of the first load.
  const eyeLabel = isShown ? t`Hide password` : t`Show password`
  const [code, setCode] = useState('')
  /** Null in the first step. */
  const [pass, setPass] = useState<SecondStepPass | null>(null)
  const [secondFactor, setSecondFactor] = useState('')
  const [errors, setErrors] = useState<SignInErrors>({})
  const form = useRef<HTMLFormElement>(null)

  // The page comes without the query library: one attempt at a time is all it needs.
  const [isRunning, setRunning] = useState(false)
  const attempt = async (asked?: 'passkey') => {
    if (isRunning) return
    setRunning(true)
    try {
      const passkey = asked === undefined ? undefined : await requestPasskey()
      if (passkey === 'given-up') return
      if (passkey === 'failed') return showToast('error', t`The device did not answer with a passkey. Use another way.`)
      const first = { code: code.trim(), captchaId: needsCode ? captcha?.id : undefined }
      const second = passkey === undefined ? { secondFactor: secondFactor.trim() } : { passkey }
      const { code: shown, captchaId } = pass ?? first
      await signIn({ username: username.trim(), password, loginType, code: shown, captchaId, ...(pass === null ? {} : second) })
      if (hasDirectory) rememberKind(loginType)
      await onSignedIn(password)
    } catch (error) {
      if (!isSessionEnd(error)) showRefusal(error)
    } finally {
      setRunning(false)
    }
  }
  const showRefusal = (error: unknown) => {
    const step = secondStepOf(error)
    setPass(step?.pass ?? null)
    setSecondFactor('')
    if (step?.isFirst === true) return setErrors({})
    if (needsCode && step === null) {
      setCode('')
      refresh()
    }
    if (error instanceof ApiError && error.reason === 'passkey.refused') return showError(error)
    const placed = placeSignInError(error)
    if (placed === null) return showError(error)
    setErrors(placed)
    focusFirst(placed)
  }
  const focusFirst = (found: SignInErrors) => {
    const [name] = Object.keys(found)
    if (name !== undefined) form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pass !== null) {
      const left: SignInErrors = secondFactor.trim() === '' ? { secondFactor: t`Enter the authentication code` } : {}
      setErrors(left)
      if (left.secondFactor === undefined) void attempt()
      else focusFirst(left)
      return
    }
    const missing: SignInErrors = {
      ...(username.trim() === '' ? { username: t`Enter your user name` } : {}),
      ...(password === '' ? { password: t`Enter your password` } : {}),
      ...(needsCode && code.trim() === '' ? { code: t`Enter the verification code` } : {}),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) focusFirst(missing)
    else void attempt()
  }

  const back = () => {
    setPass(null)
    setErrors({})
    setPassword('')
    if (needsCode) refresh()
  }

  if (pass !== null)
    return (
      <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <SecondStep
          ways={pass.ways}
          code={secondFactor}
          onCode={setSecondFactor}
          onPasskey={() => void attempt('passkey')}
          error={errors.secondFactor}
          onBack={back}
          backLabel={userName === undefined ? t`Use another account` : t`Back to the password`}
          isRunning={isRunning}
        />
      </Box>
    )
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      {hasDirectory && <KindChoice kind={kind} onKind={setKind} />}
      <FormField layout="above" label={t`User name`} error={errors.username}>
        {(ids) => (
          <SignInInput
            ids={ids}
            name="username"
            autoComplete="username"
            autoFocus={userName === undefined}
            readOnly={userName !== undefined}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
            maxLength={LONGEST.username}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField layout="above" label={t`Password`} error={errors.password}>
        {(ids) => (
          <SignInInput
            ids={ids}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoFocus={userName !== undefined}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            maxLength={LONGEST.password}
            spellCheck={false}
            trailing={
              <IconButton size="small" aria-label={eyeLabel} title={eyeLabel} onClick={() => setShown(!isShown)}>
                <Icon name={isShown ? 'eyeOff' : 'eye'} />
              </IconButton>
            }
          />
        )}
      </FormField>
      {needsCode && <CaptchaField code={code} onCode={setCode} state={captchaState} error={errors.code} />}
      <Button type="submit" variant="contained" size="large" fullWidth loading={isRunning} sx={{ mt: 1 }}>
        {t`Sign in`}
      </Button>
    </Box>
  )
}

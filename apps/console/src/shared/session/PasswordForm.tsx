/** The form that changes one's own password: in the profile, and forced after a first sign-in. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../http/api-error'
import { useAct } from '../http/use-act'
import { FormField } from '../ui/FormField'
import { PasswordInput } from '../ui/PasswordInput'
import { changePassword, SHORTEST_PASSWORD } from './change-password'

export interface PasswordFormProps {
  /** The current password when it is known; otherwise it is asked for. */
  readonly oldPassword?: string | undefined
  readonly onChanged: () => void | Promise<void>
  readonly layout: 'beside' | 'above'
}

type Errors = Partial<Record<'old' | 'next' | 'again', string>>

export function PasswordForm({ oldPassword, onChanged, layout }: PasswordFormProps) {
  const { t } = useLingui()
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [again, setAgain] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const asksOld = oldPassword === undefined
  const change = useAct(
    async () => {
      await changePassword(oldPassword ?? old, next)
      setOld('')
      setNext('')
      setAgain('')
      await onChanged()
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'v1.refused') return false
        setErrors(error.reason === 'password.wrong' && asksOld ? { old: messageOf(error) } : { next: messageOf(error) })
        return true
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Errors = {
      ...(asksOld && old === '' ? { old: t`Enter your current password` } : {}),
      ...(next.length < SHORTEST_PASSWORD ? { next: t`Use at least ${SHORTEST_PASSWORD} characters` } : {}),
      ...(next.length >= SHORTEST_PASSWORD && next === (oldPassword ?? old)
        ? { next: t`Choose a password different from the current one` }
        : {}),
      ...(again === next ? {} : { again: t`The two passwords differ` }),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) void change.run()
  }
  const size = layout === 'above' ? 'large' : 'medium'
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      {asksOld && (
        <FormField layout={layout} label={t`Current password`} required error={errors.old}>
          {(ids) => (
            <PasswordInput ids={ids} autoComplete="current-password" value={old} onChange={(event) => setOld(event.target.value)} />
          )}
        </FormField>
      )}
      <FormField layout={layout} label={t`New password`} required error={errors.next} hint={t`At least ${SHORTEST_PASSWORD} characters`}>
        {(ids) => <PasswordInput ids={ids} autoComplete="new-password" value={next} onChange={(event) => setNext(event.target.value)} />}
      </FormField>
      <FormField layout={layout} label={t`New password again`} required error={errors.again}>
        {(ids) => <PasswordInput ids={ids} autoComplete="new-password" value={again} onChange={(event) => setAgain(event.target.value)} />}
      </FormField>
      <Box sx={layout === 'beside' ? { pl: { xs: 0, sm: '112px' } } : {}}>
        <Button type="submit" variant="contained" size={size} fullWidth={layout === 'above'} loading={change.isRunning}>
          {t`Change password`}
        </Button>
      </Box>
    </Box>
  )
}

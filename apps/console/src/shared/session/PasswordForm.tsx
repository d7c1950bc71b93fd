/** The form that changes one's own password: in the profile, and forced after a first sign-in. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { TextRow } from '../contract-form/TextRow'
import { useContractForm } from '../contract-form/use-contract-form'
import { useExclusiveMutation } from '../http/use-exclusive-mutation'
import { FormSummary } from '../ui/inputs/FormSummary'
import { changePassword } from './change-password'
import { PasswordRules } from './PasswordRules'

export interface PasswordFormProps {
  /** The current password when it is known; otherwise it is asked for. */
  readonly oldPassword?: string | undefined
  readonly onChanged: () => void | Promise<void>
  /** Large where it is all that the page has. */
  readonly size: 'medium' | 'large'
}

/** The repetition against typing errors is checked in the browser alone, together with all other rules. */
const passwordChange = routes.changePassword.body
  .extend({ again: z.string() })
  .refine(({ newPassword, again }) => newPassword === again, { path: ['again'], when: () => true })

export function PasswordForm({ oldPassword, onChanged, size }: PasswordFormProps) {
  const { t } = useLingui()
  const form = useContractForm({
    schema: passwordChange,
    fields: {
      ...(oldPassword === undefined ? { oldPassword: { label: t`Current password`, missing: t`Enter your current password` } } : {}),
      newPassword: { label: t`New password` },
      again: { label: t`New password again`, invalid: t`The two passwords differ` },
    },
    values: { oldPassword: oldPassword ?? '', newPassword: '', again: '' },
  })
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  const change = useExclusiveMutation(
    async (typed: { readonly oldPassword: string; readonly newPassword: string }) => {
      await changePassword(typed.oldPassword, typed.newPassword)
      form.reset()
      await onChanged()
    },
    { onError: form.place },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit((typed) => void change.run(typed))
  }
  const row = { form, layout: 'above', kind: 'password' } as const
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      {form.summary !== undefined && <FormSummary>{form.summary}</FormSummary>}
      {oldPassword === undefined && <TextRow {...row} name="oldPassword" autoComplete="current-password" />}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <TextRow {...row} name="newPassword" autoComplete="new-password" />
        <PasswordRules password={newPassword} />
      </Box>
      <TextRow {...row} name="again" autoComplete="new-password" isRequired />
      <Box>
        <Button type="submit" variant="contained" size={size} fullWidth={size === 'large'} loading={change.isRunning}>
          {t`Change password`}
        </Button>
      </Box>
    </Box>
  )
}

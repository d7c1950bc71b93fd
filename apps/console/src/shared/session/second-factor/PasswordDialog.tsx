/** Asks for the current password before actions that an unattended session must not allow. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { TextRow } from '../../contract-form/TextRow'
import { useContractForm } from '../../contract-form/use-contract-form'
import { useExclusiveMutation } from '../../http/use-exclusive-mutation'
import { FormDialog } from '../../ui/inputs/FormDialog'

export interface PasswordDialogProps {
  readonly title: string
  readonly text: string
  /** A verb: what happens. */
  readonly action: string
  readonly tone?: 'primary' | 'error'
  /** @throws {ApiError} shown under the field, or in a toast */
  readonly onPassword: (password: string) => Promise<void>
  readonly onClose: () => void
}

export function PasswordDialog({ title, text, action, tone = 'primary', onPassword, onClose }: PasswordDialogProps) {
  const { t } = useLingui()
  const form = useContractForm({
    schema: routes.beginSecondFactor.body,
    fields: { password: { label: t`Current password`, missing: t`Enter your current password` } },
    values: { password: '' },
  })
  const act = useExclusiveMutation(onPassword, { onError: form.place })
  return (
    <FormDialog
      width="xs"
      title={title}
      action={action}
      tone={tone}
      isRunning={act.isRunning}
      isDirty={false}
      summary={form.summary}
      onSubmit={() => form.submit(({ password }) => void act.run(password))}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{text}</Box>
      <TextRow form={form} name="password" kind="password" layout="above" autoFocus autoComplete="current-password" />
    </FormDialog>
  )
}

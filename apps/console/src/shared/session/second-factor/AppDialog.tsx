/** Gives the secret to an authenticator app, by picture or typed, and takes its first code. */
import { type RouteAnswer, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ContractDialog } from '../../contract-form/ContractDialog'
import { TextRow } from '../../contract-form/TextRow'
import { useContractForm } from '../../contract-form/use-contract-form'
import { call } from '../../http/call'
import { useExclusiveMutation } from '../../http/use-exclusive-mutation'
import { QrCode } from './QrCode'

export interface AppDialogProps {
  readonly begun: RouteAnswer<typeof routes.beginSecondFactor>
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
  readonly onClose: () => void
}

export function AppDialog({ begun: { secret, address }, onConfirmed, onClose }: AppDialogProps) {
  const { t } = useLingui()
  const form = useContractForm({
    schema: routes.confirmSecondFactor.body,
    fields: { code: { label: t`Code of the app`, missing: t`Enter the six digits of the app` } },
    values: { code: '' },
  })
  const confirm = useExclusiveMutation(
    async (body: { readonly code: string }) => onConfirmed((await call(routes.confirmSecondFactor, { body })).recoveryCodes),
    { onError: form.place },
  )
  const spelled = secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
  return (
    <ContractDialog title={t`Add to your authenticator app`} action={t`Turn on`} form={form} sending={confirm} onClose={onClose}>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: { xs: 'center', sm: 'flex-start' }, gap: 4 }}>
        <QrCode text={address} label={t`QR code for your authenticator app`} />
        <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 3 }}>
          <div>{t`Scan this code with an authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator.`}</div>
          <div>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{t`Cannot scan it? Enter this key in the app:`}</Box>
            <Box component="code" sx={{ fontSize: 13, overflowWrap: 'anywhere', userSelect: 'all' }}>
              {spelled}
            </Box>
          </div>
        </Box>
      </Box>
      <TextRow form={form} name="code" layout="above" inputMode="numeric" autoComplete="one-time-code" />
    </ContractDialog>
  )
}

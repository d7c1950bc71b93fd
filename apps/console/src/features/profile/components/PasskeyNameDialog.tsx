/** Gives a passkey a name that distinguishes it from the others. */
import { type Passkey, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ContractDialog } from '../../../shared/contract-form/ContractDialog'
import { TextRow } from '../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'

export function PasskeyNameDialog({ passkey: { id, name }, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const { t } = useLingui()
  const form = useContractForm({
    schema: routes.renamePasskey.body,
    fields: { name: { label: t({ message: 'Name', context: 'thing' }) } },
    values: { name },
  })
  const save = useExclusiveMutation(
    async (body: { readonly name: string }) => {
      await call(routes.renamePasskey, { params: { id }, body })
      invalidateRoutes(routes.listPasskeys)
      onClose()
    },
    { onError: form.place },
  )
  return (
    <ContractDialog width="xs" title={t`Rename the passkey`} action={t`Save`} form={form} sending={save} onClose={onClose}>
      <TextRow form={form} name="name" layout="above" autoFocus />
    </ContractDialog>
  )
}

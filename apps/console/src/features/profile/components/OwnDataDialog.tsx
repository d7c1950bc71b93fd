/** Changes how one is reached. The name is what others see on a decision, and is changed by administrators. */
import { type Profile, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ContractDialog } from '../../../shared/contract-form/ContractDialog'
import { ChoiceRow } from '../../../shared/contract-form/ChoiceRow'
import { TextRow } from '../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { useSexWords } from '../../../shared/people/use-sex-words'

export function OwnDataDialog({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) {
  const { t } = useLingui()
  const sexes = useSexWords()
  const form = useContractForm({
    schema: routes.changeProfile.body,
    fields: { phone: { label: t`Phone` }, email: { label: t`E-mail` }, sex: { label: t`Sex` } },
    values: { phone: profile.phone, email: profile.email, sex: profile.sex },
  })
  const save = useExclusiveMutation(
    async (body: Parameters<Parameters<typeof form.submit>[0]>[0]) => {
      await call(routes.changeProfile, { body })
      invalidateRoutes(routes.getProfile)
      showToast('success', t`Saved`)
      onClose()
    },
    { onError: form.place },
  )
  return (
    <ContractDialog title={t`Edit my data`} action={t`Save`} form={form} sending={save} onClose={onClose}>
      <TextRow form={form} name="phone" inputMode="tel" autoComplete="tel" autoFocus />
      <TextRow form={form} name="email" inputMode="email" autoComplete="email" />
      <ChoiceRow form={form} name="sex" choices={Object.entries(sexes).map(([id, name]) => ({ id, name }))} />
    </ContractDialog>
  )
}

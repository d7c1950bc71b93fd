/** The requirements of signing in, and which accounts are accepted. */
import { routes, type SiteSettings, siteSettingsSchema } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { SwitchRow } from '../../../shared/contract-form/SwitchRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { SectionForm } from './SectionForm'
import { SectionPanel } from './SectionPanel'
import { useSaveSite } from './use-save-site'

const schema = siteSettingsSchema.pick({ is_verify_code: true, is_ldap: true })

export function SignInSection() {
  const { t } = useLingui()
  const query = useRouteQuery(routes.getSettings, { query: { classify: 1 } })
  return (
    <SectionPanel title={t({ message: 'Sign-in', context: 'settings' })} query={query}>
      {([site]) => site !== undefined && <SignInForm {...site.content} />}
    </SectionPanel>
  )
}

function SignInForm({ is_verify_code, is_ldap }: Pick<SiteSettings, 'is_verify_code' | 'is_ldap'>) {
  const { t } = useLingui()
  const form = useContractForm({
    schema,
    under: ['content'],
    fields: { is_verify_code: { label: t`Sign-in check` }, is_ldap: { label: t`LDAP accounts` } },
    values: { is_verify_code, is_ldap },
  })
  const save = useSaveSite(form)
  return (
    <SectionForm form={form} isSaving={save.isRunning} onSubmit={() => form.submit((content) => void save.run(content))}>
      <SwitchRow form={form} name="is_verify_code" hint={t`Asks for a verification code at every sign-in`} />
      <SwitchRow
        form={form}
        name="is_ldap"
        hint={t`The sign-in page offers accounts of the directory beside those of this site. Set the directory up first.`}
      />
    </SectionForm>
  )
}

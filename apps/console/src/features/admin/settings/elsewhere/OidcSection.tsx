/** The OpenID provider that people can sign in at, and who of them is let in. */
import { type OidcSettings, oidcSettingsSchema, type RouteAnswer, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import type { z } from 'zod'
import { ChoiceRow } from '../../../../shared/contract-form/ChoiceRow'
import { SwitchRow } from '../../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../../shared/contract-form/use-contract-form'
import { call } from '../../../../shared/http/call'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { useRoleChoices } from './role-choices'
import { SectionForm } from '../SectionForm'
import { SectionPanel } from '../SectionPanel'
import { TryOidc } from './TryOidc'
import { useSaveSection } from '../use-save-section'

export function OidcSection() {
  const { t } = useLingui()
  const query = useRouteQuery(routes.getOidcSettings)
  return (
    <SectionPanel title={t`OpenID Connect`} query={query}>
      {(answer) => <OidcForm {...answer} />}
    </SectionPanel>
  )
}

function OidcForm({ settings, hasClientSecret }: RouteAnswer<typeof routes.getOidcSettings>) {
  const { t } = useLingui()
  const roles = useRoleChoices()
  const defaults: z.input<typeof oidcSettingsSchema> = {
    isOn: true,
    label: t`Company account`,
    issuer: '',
    clientId: '',
    clientSecret: '',
    scopes: 'openid profile email',
    usernameClaim: 'preferred_username',
    returnAddress: `${location.origin}/login`,
    createsPeople: true,
    roleId: null,
  }
  const form = useContractForm({
    schema: oidcSettingsSchema,
    fields: {
      isOn: { label: t`Offer it` },
      label: { label: t`Words of the button` },
      issuer: { label: t`Issuer`, invalid: t`An https:// address without a question mark` },
      clientId: { label: t`Client ID` },
      clientSecret: { label: t`Client secret` },
      scopes: { label: t`Scopes`, invalid: t`Words with spaces between, openid among them` },
      usernameClaim: { label: t`User name claim` },
      returnAddress: { label: t`Return address`, invalid: t`The address of this site’s sign-in page` },
      createsPeople: { label: t`New people` },
      roleId: { label: t`Their role` },
    },
    values: { ...defaults, ...settings, clientSecret: '' },
  })
  const save = useSaveSection(form, {
    row: { secrets: ['clientSecret'] },
    read: routes.getOidcSettings,
    send: (body: OidcSettings) => call(routes.saveOidcSettings, { body }),
  })
  return (
    <SectionForm
      form={form}
      isSaving={save.isRunning}
      onSubmit={() => form.submit((body) => void save.run(body))}
      actions={<TryOidc submit={form.submit} place={form.place} />}
    >
      <SwitchRow form={form} name="isOn" hint={t`The sign-in page has a button that leads to the provider`} />
      <TextRow form={form} name="label" />
      <TextRow
        form={form}
        name="issuer"
        inputMode="url"
        hint={t`Such as https://id.example.com/realms/company; the rest is read from there`}
      />
      <TextRow form={form} name="clientId" autoComplete="off" hint={t`What the provider calls this site`} />
      <TextRow
        form={form}
        name="clientSecret"
        kind="password"
        autoComplete="new-password"
        isRequired={false}
        hint={hasClientSecret ? t`One is kept; leave empty to keep it` : t`Is kept encrypted and never shown again`}
      />
      <TextRow form={form} name="returnAddress" inputMode="url" hint={t`To be entered at the provider exactly like this`} />
      <TextRow form={form} name="scopes" autoComplete="off" />
      <TextRow form={form} name="usernameClaim" autoComplete="off" hint={t`Its value becomes the user name of new people`} />
      <SwitchRow
        form={form}
        name="createsPeople"
        hint={t`Gives whoever signs in for the first time an account. Otherwise only those who have one get in.`}
      />
      <ChoiceRow form={form} name="roleId" choices={roles} none={t`None`} hint={t`What new people may do`} />
    </SectionForm>
  )
}

/** The server that mail is handed to, who it comes from and where its links lead. */
import { MAIL_SECURITY, MAIL_SETTINGS, type MailSettings, type RouteAnswer, type RouteBodyInput, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ChoiceRow } from '../../../shared/contract-form/ChoiceRow'
import { NumberRow } from '../../../shared/contract-form/NumberRow'
import { SwitchRow } from '../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { call } from '../../../shared/http/call'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { SectionForm } from './SectionForm'
import { SectionPanel } from './SectionPanel'
import { TestMail } from './TestMail'
import { useSaveSection } from './use-save-section'

export function MailSection() {
  const { t } = useLingui()
  const query = useRouteQuery(routes.getMailSettings)
  return (
    <SectionPanel title={t({ message: 'Mail', context: 'settings' })} query={query}>
      {(answer) => <MailForm {...answer} />}
    </SectionPanel>
  )
}

function MailForm({ content, hasSecret }: RouteAnswer<typeof routes.getMailSettings>) {
  const { t } = useLingui()
  const form = useContractForm({
    schema: routes.saveMailSettings.body,
    fields: {
      isOn: { label: t`Send mail` },
      host: { label: t`Mail server` },
      port: { label: t`Port` },
      security: { label: t`Encryption` },
      user: { label: t`User name` },
      password: { label: t`Password` },
      fromAddress: { label: t`Sender address` },
      fromName: { label: t`Sender name` },
      siteAddress: { label: t`Site address` },
    },
    values: { ...content, password: '' },
  })
  const save = useSaveSection(form, {
    row: MAIL_SETTINGS,
    read: routes.getMailSettings,
    send: (body: RouteBodyInput<typeof routes.saveMailSettings>) => call(routes.saveMailSettings, { body }),
  })
  const words: Readonly<Record<MailSettings['security'], string>> = {
    starttls: t`STARTTLS, usually on port 587`,
    tls: t`TLS from the first byte, usually on port 465`,
    none: t`None: everything is sent in the clear`,
  }
  const submit = () =>
    form.submit(({ password = '', ...settings }) => {
      // Without a user name there is no sign-in; with one, a password that was not typed stays unchanged.
      const secret = settings.user === '' || password !== '' ? { password } : {}
      void save.run({ ...settings, ...secret })
    })
  return (
    <SectionForm form={form} isSaving={save.isRunning} onSubmit={submit} actions={<TestMail isDirty={form.isDirty} />}>
      <SwitchRow form={form} name="isOn" hint={t`Notices also go by mail to everyone who has an e-mail address`} />
      <TextRow form={form} name="host" hint={t`Such as smtp.example.com`} />
      <NumberRow form={form} name="port" maxLength={5} />
      <ChoiceRow form={form} name="security" choices={MAIL_SECURITY.toReversed().map((id) => ({ id, name: words[id] }))} />
      <TextRow form={form} name="user" autoComplete="off" hint={t`Empty for a server that asks for no sign-in`} />
      <TextRow
        form={form}
        name="password"
        kind="password"
        autoComplete="new-password"
        isRequired={false}
        hint={hasSecret['password'] === true ? t`One is kept; leave empty to keep it` : t`Is kept and never shown again`}
      />
      <TextRow form={form} name="fromAddress" inputMode="email" />
      <TextRow form={form} name="fromName" hint={t`Empty for the name of the site`} />
      <TextRow form={form} name="siteAddress" inputMode="url" hint={t`Where readers open the console; links in mail begin with it`} />
    </SectionForm>
  )
}

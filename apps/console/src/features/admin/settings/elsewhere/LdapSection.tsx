/** The LDAP directory that checks passwords, what is read from it, and who is let in. */
import { ldapFieldsSchema, type LdapSettings, ldapSettingsSchema, type RouteAnswer, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
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
import { TryLdapDialog } from './TryLdapDialog'
import { useSaveSection } from '../use-save-section'

/** The fields of the form are on one level; on the wire those that are read from an entry are one level deeper. */
const schema = ldapSettingsSchema.omit({ fields: true }).extend(ldapFieldsSchema.shape)
type Shown = z.input<typeof schema>

const DEFAULTS: Shown = {
  url: '',
  startTls: false,
  verifiesCertificate: true,
  ca: '',
  bindDn: '',
  bindPassword: '',
  baseDn: '',
  userField: 'uid',
  nickName: 'cn',
  phone: 'telephoneNumber',
  email: 'mail',
  avatar: '',
  remark: '',
  createsPeople: true,
  roleId: null,
}

function toWire({ nickName, phone, email, avatar, remark, ...rest }: z.output<typeof schema>): LdapSettings {
  return { ...rest, fields: { nickName, phone, email, avatar, remark } }
}

export function LdapSection() {
  const { t } = useLingui()
  const query = useRouteQuery(routes.getLdapSettings)
  return (
    <SectionPanel title={t`LDAP`} query={query}>
      {(answer) => <LdapForm {...answer} />}
    </SectionPanel>
  )
}

function LdapForm({ settings, hasBindPassword }: RouteAnswer<typeof routes.getLdapSettings>) {
  const { t } = useLingui()
  const roles = useRoleChoices()
  const [tried, setTried] = useState<LdapSettings | null>(null)
  const { fields, ...rest } = settings ?? { fields: {} }
  const form = useContractForm({
    schema,
    fields: {
      url: { label: t`Directory address`, invalid: t`Such as ldaps://ldap.example.com` },
      startTls: { label: 'StartTLS' },
      verifiesCertificate: { label: t`Check certificate` },
      ca: { label: t`Own CA certificate`, invalid: t`Paste the whole certificate, from BEGIN to END` },
      bindDn: { label: t`Account DN` },
      bindPassword: { label: t`Account password` },
      baseDn: { label: t`Search base` },
      userField: { label: t`User name attribute`, invalid: t`Such as uid or sAMAccountName` },
      nickName: { label: t({ message: 'Name', context: 'person' }) },
      phone: { label: t`Phone` },
      email: { label: t`E-mail` },
      avatar: { label: t`Picture` },
      remark: { label: t`Remark` },
      createsPeople: { label: t`New people` },
      roleId: { label: t`Their role` },
    },
    values: { ...DEFAULTS, ...rest, ...fields, bindPassword: '' },
  })
  const save = useSaveSection(form, {
    row: { secrets: ['bindPassword'] },
    read: routes.getLdapSettings,
    send: (body: LdapSettings) => call(routes.saveLdapSettings, { body }),
  })
  const attribute = { form, isRequired: false, autoComplete: 'off' } as const
  return (
    <>
      <SectionForm
        form={form}
        isSaving={save.isRunning}
        onSubmit={() => form.submit((values) => void save.run(toWire(values)))}
        actions={
          <Button variant="outlined" onClick={() => form.submit((values) => setTried(toWire(values)))}>
            {t`Try it`}
          </Button>
        }
      >
        <TextRow
          form={form}
          name="url"
          inputMode="url"
          hint={t`ldaps:// encrypts from the first byte; ldap:// sends passwords in the clear unless StartTLS is on`}
        />
        <SwitchRow form={form} name="startTls" hint={t`Encrypts a connection to an ldap:// address before anything else is sent`} />
        <SwitchRow
          form={form}
          name="verifiesCertificate"
          hint={t`Without it anybody in between can read passwords. Only for trying out.`}
        />
        <TextRow
          form={form}
          name="ca"
          multiline
          minRows={3}
          maxRows={8}
          hint={t`Certificates (PEM) of the authorities to trust instead of those this server knows. Leave empty to use those it knows.`}
        />
        <TextRow
          form={form}
          name="bindDn"
          autoComplete="off"
          hint={t`Looks people up, such as cn=reader,dc=example,dc=com; empty to look up without an account`}
        />
        <TextRow
          form={form}
          name="bindPassword"
          kind="password"
          autoComplete="new-password"
          isRequired={false}
          hint={hasBindPassword ? t`One is kept; leave empty to keep it` : t`Is kept encrypted and never shown again`}
        />
        <TextRow
          form={form}
          name="baseDn"
          autoComplete="off"
          hint={t`Everybody below it can sign in, such as ou=people,dc=example,dc=com`}
        />
        <TextRow
          form={form}
          name="userField"
          autoComplete="off"
          hint={t`Holds the name that people type; sAMAccountName in Active Directory`}
        />
        <Group title={t`Read from the directory at each sign-in`} note={t`Names of attributes; empty leaves the field as it is here.`}>
          <TextRow {...attribute} name="nickName" />
          <TextRow {...attribute} name="phone" />
          <TextRow {...attribute} name="email" />
          <TextRow {...attribute} name="avatar" />
          <TextRow {...attribute} name="remark" />
        </Group>
        <Group title={t`Who is let in`}>
          <SwitchRow
            form={form}
            name="createsPeople"
            hint={t`Gives whoever signs in for the first time an account. Otherwise only those who have one get in.`}
          />
          <ChoiceRow form={form} name="roleId" choices={roles} none={t`None`} hint={t`What new people may do`} />
        </Group>
      </SectionForm>
      {tried !== null && <TryLdapDialog settings={tried} onClose={() => setTried(null)} />}
    </>
  )
}

function Group({ title, note, children }: { readonly title: string; readonly note?: string; readonly children: React.ReactNode }) {
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        p: 0,
        pt: 4,
        border: 0,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        flexDirection: 'column',
        gap: 4,
        minWidth: 0,
      }}
    >
      <Box component="legend" sx={{ float: 'left', p: 0, fontWeight: 600 }}>
        {title}
      </Box>
      {note !== undefined && <Box sx={{ mt: -3, color: 'text.secondary', fontSize: 13 }}>{note}</Box>}
      {children}
    </Box>
  )
}

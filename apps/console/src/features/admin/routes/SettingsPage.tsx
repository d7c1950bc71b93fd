/** Site settings: name, logo, time zone, verification code. They take effect for everyone at once. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import type { FormEvent } from 'react'
import type { SiteSettings } from '@formwork/api-contract'
import { call } from '../../../shared/http/call'
import { refreshCalls } from '../../../shared/http/query-cache'
import { useAct } from '../../../shared/http/use-act'
import { useCall } from '../../../shared/http/use-call'
import { useSite } from '../../../shared/session/site'
import { FormField } from '../../../shared/ui/FormField'
import { LoadFailure } from '../../../shared/ui/LoadFailure'
import { Page, Panel } from '../../../shared/ui/Page'
import { TextInput } from '../../../shared/ui/TextInput'
import { showToast } from '../../../shared/ui/toast-store'
import { useFields } from '../../../shared/ui/use-fields'
import { TimeZonePicker } from '../components/TimeZonePicker'

export function SettingsPage() {
  const { t } = useLingui()
  const { data, error, isLoading, reload } = useCall(routes.getSettings, { query: { classify: 1 } })
  const site = data?.[0]
  return (
    <Page title={t({ message: 'Settings', context: 'page' })} width="reading">
      <Panel title={t`Site`}>
        {error !== undefined && !isLoading && <LoadFailure error={error} onRetry={reload} />}
        {site === undefined && isLoading && <Skeleton variant="rectangular" height={180} />}
        {site !== undefined && (
          <SettingsForm key={JSON.stringify(site.content)} settings={site.content} serverTimeZone={site.server_time_zone} />
        )}
      </Panel>
    </Page>
  )
}

function SettingsForm({ settings, serverTimeZone }: { readonly settings: SiteSettings; readonly serverTimeZone: string }) {
  const { t } = useLingui()
  const { values, errors, set, accept } = useFields({
    name: settings.name,
    logo: settings.logo,
    is_verify_code: settings.is_verify_code,
    time_zone: settings.time_zone,
  })
  const save = useAct(async () => {
    const content = { ...values, name: values.name.trim(), logo: values.logo.trim(), is_ldap: false } as const
    await call(routes.saveSettings, { body: { classify: 1, content } })
    useSite.setState(content)
    refreshCalls(routes.getSettings, routes.getDashboard)
    showToast('success', t`Settings saved.`)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const logo = values.logo.trim()
    const isFine = accept({
      ...(values.name.trim() === '' ? { name: t`Enter a name` } : {}),
      ...(logo === '' || /^\/(?!\/)/.test(logo) ? {} : { logo: t`Start with /: pictures come from this server only` }),
    })
    if (isFine) void save.run()
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 560 }}>
      <FormField label={t`Site name`} required error={errors.name} hint={t`Shown in the sidebar, at sign-in and in the browser tab`}>
        {(ids) => (
          <TextInput
            ids={ids}
            required
            value={values.name}
            onChange={(event) => set('name', event.target.value)}
            inputProps={{ maxLength: 30 }}
          />
        )}
      </FormField>
      <FormField label={t`Logo address`} error={errors.logo} hint={t`A square picture; empty for the product's own mark`}>
        {(ids) => (
          <TextInput
            ids={ids}
            value={values.logo}
            onChange={(event) => set('logo', event.target.value)}
            inputProps={{ maxLength: 2048, inputMode: 'url' }}
          />
        )}
      </FormField>
      <FormField
        label={t`Time zone`}
        hint={t`Where days begin: for ticket numbers and the numbers on the home page. Times are shown in each reader’s own.`}
      >
        {(ids) => (
          <TimeZonePicker
            ids={ids}
            value={values.time_zone}
            onChange={(timeZone) => set('time_zone', timeZone)}
            serverTimeZone={serverTimeZone}
          />
        )}
      </FormField>
      <FormField label={t`Sign-in check`} hint={t`Asks for a verification code at every sign-in`}>
        {(ids) => (
          <Switch
            checked={values.is_verify_code}
            onChange={(_, checked) => set('is_verify_code', checked)}
            slotProps={{ input: { id: ids.id, 'aria-describedby': ids.describedBy } }}
            sx={{ mt: '6px' }}
          />
        )}
      </FormField>
      <Box sx={{ pl: { xs: 0, sm: '112px' } }}>
        <Button type="submit" variant="contained" loading={save.isRunning}>
          {t`Save settings`}
        </Button>
      </Box>
    </Box>
  )
}

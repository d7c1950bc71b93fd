/** Site settings: name, logo, time zone, verification code. They take effect for everyone at once. */
import { type RouteBody, routes, type SiteSettings } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { FormEvent } from 'react'
import { Row } from '../../../shared/contract-form/Row'
import { SwitchRow } from '../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { useSite } from '../../../shared/session/site'
import { FormSummary } from '../../../shared/ui/inputs/FormSummary'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { Page, Panel } from '../../../shared/ui/layout/Page'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { TimeZonePicker } from '../components/TimeZonePicker'

export function SettingsPage() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.getSettings, { query: { classify: 1 } })
  const site = data?.[0]
  return (
    <Page title={t({ message: 'Settings', context: 'page' })} width="reading">
      <Panel title={t`Site`}>
        {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
        {site === undefined && isFetching && <Skeleton variant="rectangular" height={180} />}
        {site !== undefined && (
          <SettingsForm key={JSON.stringify(site.content)} settings={site.content} serverTimeZone={site.server_time_zone} />
        )}
      </Panel>
    </Page>
  )
}

function SettingsForm({ settings, serverTimeZone }: { readonly settings: SiteSettings; readonly serverTimeZone: string }) {
  const { t } = useLingui()
  const form = useContractForm({
    schema: routes.saveSettings.body.shape.content,
    under: ['content'],
    fields: {
      name: { label: t`Site name` },
      logo: { label: t`Logo address` },
      time_zone: { label: t`Time zone` },
      is_verify_code: { label: t`Sign-in check` },
    },
    values: { ...settings, is_ldap: false },
  })
  const save = useExclusiveMutation(
    async (content: RouteBody<typeof routes.saveSettings>['content']) => {
      await call(routes.saveSettings, { body: { classify: 1, content } })
      useSite.setState(content)
      invalidateRoutes(routes.getSettings, routes.getDashboard)
      showToast('success', t`Settings saved.`)
    },
    { onError: form.place },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit((content) => void save.run(content))
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 560 }}>
      {form.summary !== undefined && <FormSummary>{form.summary}</FormSummary>}
      <TextRow form={form} name="name" hint={t`Shown in the sidebar, at sign-in and in the browser tab`} />
      <TextRow form={form} name="logo" inputMode="url" hint={t`A square picture; empty for the product's own mark`} />
      <Row
        form={form}
        name="time_zone"
        hint={t`Where days begin: for ticket numbers and the numbers on the home page. Times are shown in each reader’s own.`}
      >
        {({ value, ...control }) => (
          <TimeZonePicker {...control} value={typeof value === 'string' ? value : ''} serverTimeZone={serverTimeZone} />
        )}
      </Row>
      <SwitchRow form={form} name="is_verify_code" hint={t`Asks for a verification code at every sign-in`} />
      <Box sx={{ pl: { xs: 0, sm: '112px' } }}>
        <Button type="submit" variant="contained" loading={save.isRunning}>
          {t`Save settings`}
        </Button>
      </Box>
    </Box>
  )
}

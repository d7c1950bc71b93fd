/** What the site is called and looks like, and where its days begin. */
import { routes, type SiteSettings } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { Row } from '../../../shared/contract-form/Row'
import { TextRow } from '../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { TimeZonePicker } from '../components/TimeZonePicker'
import { LogoRow } from './LogoRow'
import { SectionForm } from './SectionForm'
import { SectionPanel } from './SectionPanel'
import { useSaveSite } from './use-save-site'

const schema = routes.saveSettings.body.shape.content.required().pick({ name: true, logo: true, time_zone: true })

export function SiteSection() {
  const { t } = useLingui()
  const query = useRouteQuery(routes.getSettings, { query: { classify: 1 } })
  return (
    <SectionPanel title={t`Site`} query={query}>
      {([site]) => site !== undefined && <SiteForm settings={site.content} serverTimeZone={site.server_time_zone} />}
    </SectionPanel>
  )
}

function SiteForm({ settings, serverTimeZone }: { readonly settings: SiteSettings; readonly serverTimeZone: string }) {
  const { t } = useLingui()
  const { name, logo, time_zone } = settings
  const form = useContractForm({
    schema,
    under: ['content'],
    fields: {
      name: { label: t`Site name` },
      logo: { label: t`Logo` },
      time_zone: { label: t`Time zone` },
    },
    values: { name, logo, time_zone },
  })
  const save = useSaveSite(form)
  return (
    <SectionForm form={form} isSaving={save.isRunning} onSubmit={() => form.submit((content) => void save.run(content))}>
      <TextRow form={form} name="name" hint={t`Shown in the sidebar, at sign-in and in the browser tab`} />
      <LogoRow
        form={form}
        name="logo"
        hint={t`A square picture of at most 2 MiB; without one the product's own mark is shown`}
        onRefuse={(message) => form.say('logo', message)}
      />
      <Row
        form={form}
        name="time_zone"
        hint={t`Where days begin, for ticket numbers and the numbers on the home page. Times are shown in it.`}
      >
        {({ value, ...control }) => (
          <TimeZonePicker {...control} value={typeof value === 'string' ? value : ''} serverTimeZone={serverTimeZone} />
        )}
      </Row>
    </SectionForm>
  )
}

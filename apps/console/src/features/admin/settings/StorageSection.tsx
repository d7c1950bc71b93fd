/** How large uploads may be, of which kinds, and how long they are kept; what they take up now. */
import { type RouteAnswer, type RouteBodyInput, routes, STORAGE_SETTINGS, type UploadKind } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ManyChoicesRow } from '../../../shared/contract-form/ManyChoicesRow'
import { NumberRow } from '../../../shared/contract-form/NumberRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { formatBytes } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Fact } from '../../../shared/ui/layout/Page'
import { SectionForm } from './SectionForm'
import { SectionPanel } from './SectionPanel'
import { useSaveSection } from './use-save-section'

export function StorageSection() {
  const { t } = useLingui()
  const query = useRouteQuery(routes.getStorageSettings)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 }}>
      <SectionPanel title={t({ message: 'Storage', context: 'settings' })} query={query}>
        {(answer) => <StorageForm {...answer} />}
      </SectionPanel>
      <UsedStorage />
    </Box>
  )
}

function StorageForm({ content }: RouteAnswer<typeof routes.getStorageSettings>) {
  const { t } = useLingui()
  const form = useContractForm({
    schema: routes.saveStorageSettings.body,
    fields: {
      largestMebibytes: { label: t`Largest file` },
      kinds: { label: t`Kinds of files` },
      keepUnusedDays: { label: t`Keep unused` },
    },
    values: content,
  })
  const words: Readonly<Record<UploadKind, string>> = {
    pictures: t`Pictures`,
    pdf: t`PDF`,
    office: t`Office documents`,
    text: t`Text and CSV`,
    media: t`Sound and video`,
    archives: t`Archives (zip and the like)`,
  }
  const kinds = Object.entries(words).map(([id, name]) => ({ id, name }))
  const save = useSaveSection(form, {
    row: STORAGE_SETTINGS,
    read: routes.getStorageSettings,
    send: async (body: RouteBodyInput<typeof routes.saveStorageSettings>) => {
      await call(routes.saveStorageSettings, { body })
      invalidateRoutes(routes.getStorage)
    },
  })
  return (
    <SectionForm form={form} isSaving={save.isRunning} onSubmit={() => form.submit((body) => void save.run(body))}>
      <NumberRow form={form} name="largestMebibytes" maxLength={3} hint={t`In MiB, at most 100`} />
      <ManyChoicesRow form={form} name="kinds" choices={kinds} hint={t`None chosen: every kind is taken`} />
      <NumberRow
        form={form}
        name="keepUnusedDays"
        maxLength={3}
        hint={t`Days that an upload is kept which no ticket, form or person uses`}
      />
    </SectionForm>
  )
}

function UsedStorage() {
  const { t } = useLingui()
  const locale = useLocale()
  const query = useRouteQuery(routes.getStorage)
  const sweep = useExclusiveMutation(async () => {
    await call(routes.sweepStorage)
    showToast('success', t`The clean-up has begun. It takes a moment; the numbers follow.`)
  })
  return (
    <SectionPanel title={t`Used now`} query={query}>
      {({ files, bytes, unused, freeBytes, place }) => (
        <>
          <Box component="dl" className="fw-numeric" sx={{ m: 0, mb: 3 }}>
            <Fact label={t`Files`}>{new Intl.NumberFormat(locale).format(files)}</Fact>
            <Fact label={t({ message: 'Size', context: 'storage' })}>{formatBytes(bytes, locale)}</Fact>
            <Fact label={t`Unused`}>{new Intl.NumberFormat(locale).format(unused)}</Fact>
            <Fact label={t`Free`}>{freeBytes === null ? '—' : formatBytes(freeBytes, locale)}</Fact>
            <Fact label={t`Place`}>{place}</Fact>
          </Box>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            <Button variant="outlined" color="inherit" loading={sweep.isRunning} onClick={() => void sweep.run()}>
              {t`Clean up now`}
            </Button>
            <Button color="inherit" loading={query.isFetching} onClick={query.refetch}>
              {t`Refresh`}
            </Button>
          </Box>
        </>
      )}
    </SectionPanel>
  )
}

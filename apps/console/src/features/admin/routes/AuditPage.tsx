/** The audit log: who changed what, from where; newest first. Nothing can be changed here. */
import { type AuditEntry, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { call } from '../../../shared/http/call'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { Moment } from '../../../shared/ui/display/Moment'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { Page } from '../../../shared/ui/layout/Page'
import { DataTable } from '../../../shared/ui/tables/DataTable'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { NewestOlder } from '../../../shared/ui/tables/NewestOlder'
import { AUDIT_KIND_WORDS, subjectName } from '../audit-words'
import { AuditEntryDialog } from '../components/audit/AuditEntryDialog'
import { AuditFilters } from '../components/audit/AuditFilters'
import { useAuditQuery } from '../use-audit-query'
import { NOTHING } from '../../../shared/ui/display/nothing'

export function AuditPage() {
  const { t } = useLingui()
  const query = useAuditQuery()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listAudit, { query: query.asked }, { keepsRows: true })
  const [shown, setShown] = useState<AuditEntry | null>(null)
  const columns = useAuditColumns()
  const check = useExclusiveMutation(async () => {
    const { entries, broken } = await call(routes.checkAudit)
    const places = broken.map(({ chain, sequence }) => `${chain}/${sequence}`).join(', ')
    if (broken.length === 0) showToast('success', t`All ${entries} entries are as they were written`)
    else showToast('error', t`Entries were changed or are missing, first at ${places}`)
  })
  const rowActions = (entry: AuditEntry) => (
    <IconAction size="small" icon="eye" iconSize={16} label={t`Show entry`} onClick={() => setShown(entry)} />
  )
  const clearing =
    query.clear === null ? undefined : (
      <Button variant="outlined" color="inherit" onClick={query.clear}>
        {t`Clear filters`}
      </Button>
    )
  return (
    <Page
      title={t`Audit log`}
      actions={
        <Button variant="outlined" color="inherit" loading={check.isRunning} onClick={() => void check.run()}>
          {t`Check for changes`}
        </Button>
      }
      filters={<AuditFilters query={query} />}
      pager={<NewestOlder after={query.filters.after} page={data} onGo={query.goAfter} />}
    >
      <DataTable
        label={t`Audit log`}
        columns={columns}
        rowKey={({ id }) => id}
        rows={data?.list}
        isLoading={isFetching}
        error={error}
        onRetry={refetch}
        empty={{ drawing: 'search', title: t`No entry matches`, action: clearing }}
        onOpen={setShown}
        actions={rowActions}
      />
      {shown !== null && (
        <AuditEntryDialog
          entry={shown}
          onClose={() => setShown(null)}
          onPerson={(id) => {
            setShown(null)
            query.setFilter('person', id)
          }}
        />
      )}
    </Page>
  )
}

function useAuditColumns(): ListColumn<AuditEntry>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'time',
        header: t`Time`,
        meta: { width: 160 },
        cell: ({ row: { original: entry } }) => <Moment at={entry.at} />,
      },
      { id: 'actor', header: t`By`, cell: ({ row: { original: entry } }) => entry.actor?.name ?? NOTHING },
      {
        id: 'kind',
        header: t`Kind`,
        meta: { card: 'title' },
        cell: ({ row: { original: entry } }) => t(AUDIT_KIND_WORDS[entry.kind]),
      },
      { id: 'subject', header: t`About`, cell: ({ row: { original: entry } }) => subjectName(entry.subject) || NOTHING },
      { id: 'address', header: t`Address`, cell: ({ row: { original: entry } }) => entry.address || NOTHING },
    ],
    [t],
  )
}

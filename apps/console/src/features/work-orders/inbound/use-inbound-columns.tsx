/** The columns of the list of inbound webhooks. */
import type { InboundRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Moment } from '../../../shared/ui/display/Moment'
import { NOTHING } from '../../../shared/ui/display/nothing'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { RowSwitch } from '../planned/RowSwitch'
import { CallOutcome } from './calls/CallOutcome'

/** @param setEnabled - null: the reader may not */
export function useInboundColumns(setEnabled: ((row: InboundRow, enabled: boolean) => void) | null): ListColumn<InboundRow>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t({ message: 'Name', context: 'thing' }),
        meta: { card: 'title' },
        cell: ({ row: { original: row } }) => <RouterLink to={`/design/inbound/${row.id}`}>{row.name}</RouterLink>,
      },
      { id: 'process', header: t`Process`, cell: ({ row: { original: row } }) => row.process.name },
      { id: 'starter', header: t`In the name of`, cell: ({ row: { original: row } }) => row.starter.name },
      {
        id: 'last',
        header: t`Last call`,
        meta: { width: 160 },
        cell: ({ row: { original: row } }) => (row.last === null ? NOTHING : <Moment at={row.last.at} />),
      },
      {
        id: 'result',
        header: t`Result`,
        meta: { width: 220 },
        cell: ({ row: { original: row } }) => (row.last === null ? NOTHING : <CallOutcome {...row.last} />),
      },
      {
        id: 'enabled',
        header: t`Switched on`,
        meta: { card: 'badge', width: 104 },
        cell: ({ row: { original: row } }) => (
          <RowSwitch
            isOn={row.enabled}
            label={t`“${row.name}” takes calls`}
            onChange={setEnabled === null ? null : (enabled) => setEnabled(row, enabled)}
          />
        ),
      },
    ],
    [t, setEnabled],
  )
}

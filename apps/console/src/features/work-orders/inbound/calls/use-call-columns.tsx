/** The columns of the log of calls. */
import type { InboundCall } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Moment } from '../../../../shared/ui/display/Moment'
import { NOTHING } from '../../../../shared/ui/display/nothing'
import type { ListColumn } from '../../../../shared/ui/tables/list-table'
import { CallOutcome } from './CallOutcome'

export function useCallColumns(): ListColumn<InboundCall>[] {
  const { t, i18n } = useLingui()
  return useMemo(
    () => [
      { id: 'time', header: t`Time`, meta: { width: 160, card: 'title' }, cell: ({ row: { original: row } }) => <Moment at={row.at} /> },
      { id: 'result', header: t`Result`, cell: ({ row: { original: row } }) => <CallOutcome {...row} /> },
      { id: 'key', header: t`Its sender’s key`, cell: ({ row: { original: row } }) => row.callKey || NOTHING },
      {
        id: 'tries',
        header: t`Attempts`,
        meta: { align: 'right', width: 96, card: 'none' },
        cell: ({ row: { original: row } }) => i18n.number(row.tries),
      },
    ],
    [t, i18n],
  )
}

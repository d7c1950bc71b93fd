/** The columns of the list of schedules. */
import type { ScheduleRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { Moment } from '../../../shared/ui/display/Moment'
import { NOTHING } from '../../../shared/ui/display/nothing'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { LastOutcome } from './LastOutcome'
import { RowSwitch } from '../planned/RowSwitch'
import { useRuleWords } from './use-rule-words'

/** @param setEnabled - null: the reader may not */
export function useScheduleColumns(setEnabled: ((row: ScheduleRow, enabled: boolean) => void) | null): ListColumn<ScheduleRow>[] {
  const { t } = useLingui()
  const ruleWords = useRuleWords()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t({ message: 'Name', context: 'thing' }),
        meta: { card: 'title' },
        cell: ({ row: { original: row } }) => <RouterLink to={`/design/schedules/${row.id}`}>{row.name}</RouterLink>,
      },
      {
        id: 'process',
        header: t`Process`,
        cell: ({ row: { original: row } }) => (
          <>
            {row.process.name}
            <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{row.starter.name}</Box>
          </>
        ),
      },
      { id: 'rule', header: t`Repeats`, cell: ({ row: { original: row } }) => ruleWords(row.rule) },
      {
        id: 'next',
        header: t`Next time`,
        meta: { width: 160 },
        cell: ({ row: { original: row } }) => (row.nextRunAt === null ? row.enabled ? t`Over` : NOTHING : <Moment at={row.nextRunAt} />),
      },
      {
        id: 'last',
        header: t`Last time`,
        meta: { width: 220 },
        cell: ({ row: { original: row } }) => (row.outcome === null ? NOTHING : <LastOutcome outcome={row.outcome} />),
      },
      {
        id: 'enabled',
        header: t`Switched on`,
        meta: { card: 'badge', width: 104 },
        cell: ({ row: { original: row } }) => (
          <RowSwitch
            isOn={row.enabled}
            label={t`“${row.name}” runs`}
            onChange={setEnabled === null ? null : (enabled) => setEnabled(row, enabled)}
          />
        ),
      },
    ],
    [t, ruleWords, setEnabled],
  )
}

/** What the list tells of a schedule. */
import type { ScheduleRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import { useMemo } from 'react'
import { Moment } from '../../../shared/ui/display/Moment'
import { NOTHING } from '../../../shared/ui/display/nothing'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { LastOutcome } from './LastOutcome'
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
        cell: ({ row: { original: row } }) =>
          setEnabled === null ? (
            <StatusTag tone={row.enabled ? 'success' : 'neutral'}>{row.enabled ? t`On` : t`Off`}</StatusTag>
          ) : (
            <Switch
              size="small"
              checked={row.enabled}
              // The row itself opens.
              onClick={(event) => event.stopPropagation()}
              onChange={(_, enabled) => setEnabled(row, enabled)}
              slotProps={{ input: { 'aria-label': t`“${row.name}” runs` } }}
            />
          ),
      },
    ],
    [t, ruleWords, setEnabled],
  )
}

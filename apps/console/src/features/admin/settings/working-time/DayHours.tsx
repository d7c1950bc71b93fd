/** The working hours of one weekday: added, changed, removed, and copied to others. */
import { WORKING_TIME_LIMITS } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useId } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { TextInput } from '../../../../shared/ui/inputs/TextInput'
import { focusBesideRemoved, REMOVES } from '../../../../shared/ui/navigation/focus-beside-removed'
import { CopyHours, type CopiedTo } from './CopyHours'
import { type HoursProblem, type HoursRow, withHours } from './working-time-draft'

export interface DayHoursProps {
  readonly name: string
  readonly rows: readonly HoursRow[]
  readonly problems: ReadonlyMap<number, HoursProblem>
  readonly onChange: (rows: readonly HoursRow[]) => void
  readonly onCopy: (days: CopiedTo) => void
}

export function DayHours({ name, rows, problems, onChange, onCopy }: DayHoursProps) {
  const { t } = useLingui()
  const id = useId()
  const words: Readonly<Record<HoursProblem, string>> = {
    incomplete: t`Enter when they begin and end`,
    backward: t`They end before they begin`,
    overlap: t`They overlap with hours above`,
  }
  const change = (key: number, changes: Partial<HoursRow>) => onChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplate: {
          xs: '"name actions" auto "hours hours" auto / minmax(0, 1fr) auto',
          sm: '"name hours actions" auto / 80px minmax(0, 1fr) auto',
        },
        columnGap: 3,
        rowGap: { xs: 2, sm: 1 },
        alignItems: { xs: 'center', sm: 'start' },
      }}
    >
      <Box id={id} sx={{ gridArea: 'name', lineHeight: '32px' }}>
        {name}
      </Box>
      <Box ref={focusBesideRemoved} sx={{ gridArea: 'hours', display: 'flex', flexDirection: 'column', gap: 2 }}>
        {rows.length === 0 && <Box sx={{ lineHeight: '32px', color: 'text.secondary' }}>{t`No work`}</Box>}
        {rows.map(({ key, from, to }, index) => {
          const number = index + 1
          const problem = problems.get(key)
          const ids = { id: `${id}-${key}`, describedBy: problem && `${id}-${key}-note`, isInvalid: problem !== undefined }
          const time = (label: string, end: 'from' | 'to', value: string) => (
            <TextInput
              ids={{ ...ids, id: `${ids.id}-${end}` }}
              type="time"
              value={value}
              // With room for a clock of twelve hours.
              sx={{ width: 132, flex: '0 1 auto', minWidth: 0 }}
              inputProps={{ 'aria-label': label, 'aria-describedby': ids.describedBy }}
              onChange={(event) => change(key, { [end]: event.target.value })}
            />
          )
          return (
            <Box key={key}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, sm: 1 } }}>
                {time(t`${name}, beginning of hours ${number}`, 'from', from)}
                <span aria-hidden>–</span>
                {time(t`${name}, end of hours ${number}`, 'to', to)}
                <IconAction
                  {...REMOVES}
                  forFingers
                  icon="trash"
                  iconSize={16}
                  label={t`Remove hours ${number} of ${name}`}
                  onClick={() => onChange(rows.filter((row) => row.key !== key))}
                />
              </Box>
              {problem !== undefined && (
                <Box
                  id={ids.describedBy}
                  role="alert"
                  sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1, fontSize: 12, color: 'error.main' }}
                >
                  <Icon name="errorCircle" size={14} />
                  {words[problem]}
                </Box>
              )}
            </Box>
          )
        })}
      </Box>
      <Box sx={{ gridArea: 'actions', display: 'flex', alignItems: 'start', gap: { xs: 2, sm: 0 } }}>
        <IconAction
          forFingers
          icon="plus"
          iconSize={16}
          label={t`Add hours on ${name}`}
          disabled={rows.length >= WORKING_TIME_LIMITS.hours}
          onClick={() => onChange(withHours(rows))}
        />
        <CopyHours name={name} onCopy={onCopy} />
      </Box>
    </Box>
  )
}

/** Edits when a schedule is due: how often, on which days and how days off are treated, at what time, from when until when; with the next dates. */
import { MAX_DAYS_BETWEEN, type RepeatKind, type ScheduleRule } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { Ref } from 'react'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../shared/ui/inputs/TextInput'
import { DayOffRow } from './DayOffRow'
import { RepeatDays } from './RepeatDays'
import { withKind } from './rule-edit'
import { RulePreview } from './RulePreview'

export interface RuleRowProps {
  readonly rule: ScheduleRule
  readonly onChange: (rule: ScheduleRule) => void
  readonly isReadOnly: boolean
  /** What is wrong with it. */
  readonly error: string | undefined
  readonly inputRef: Ref<HTMLInputElement>
}

/** As the server has it. With it the browser takes no more than four digits of a year. */
const LAST_DAY = '9998-12-31'
const KINDS = ['daily', 'weekly', 'monthly', 'yearly'] as const satisfies readonly RepeatKind[]

export function RuleRow({ rule, onChange, isReadOnly, error, inputRef }: RuleRowProps) {
  const { t } = useLingui()
  const words: Readonly<Record<RepeatKind, string>> = { daily: t`Daily`, weekly: t`Weekly`, monthly: t`Monthly`, yearly: t`Yearly` }
  const day = (label: string, value: string, onDay: (day: string) => void, isRequired: boolean) => (
    <FormField label={label} required={isRequired} layout="above">
      {(ids) => (
        <TextInput
          ids={ids}
          type="date"
          required={isRequired}
          value={value}
          onChange={(event) => onDay(event.target.value)}
          inputProps={{ max: LAST_DAY }}
        />
      )}
    </FormField>
  )
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <FormField label={t`Repeats`} required error={error}>
        {(ids) => (
          <Select
            id={ids.id}
            value={rule.repeat.kind}
            disabled={isReadOnly}
            error={ids.isInvalid}
            inputProps={{ 'aria-label': t`Repeats` }}
            inputRef={inputRef}
            SelectDisplayProps={{ 'aria-describedby': ids.describedBy, 'aria-invalid': ids.isInvalid }}
            onChange={({ target }) => {
              const kind = KINDS.find((one) => one === target.value)
              if (kind !== undefined) onChange(withKind(rule, kind))
            }}
            sx={{ minWidth: 160 }}
          >
            {KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {words[kind]}
              </MenuItem>
            ))}
          </Select>
        )}
      </FormField>
      <RepeatDays
        repeat={rule.repeat}
        most={MAX_DAYS_BETWEEN}
        isReadOnly={isReadOnly}
        onChange={(repeat) => onChange({ ...rule, repeat })}
      />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 3, alignItems: 'start', pl: { sm: '112px' } }}
      >
        <FormField label={t`At`} required layout="above">
          {(ids) => (
            <TextInput
              ids={ids}
              type="time"
              required
              value={rule.time}
              onChange={({ target }) => onChange({ ...rule, time: target.value })}
            />
          )}
        </FormField>
        {day(t`First day`, rule.from, (from) => onChange({ ...rule, from }), true)}
        {day(t`Last day`, rule.until ?? '', (until) => onChange({ ...rule, until: until === '' ? null : until }), false)}
      </Box>
      <DayOffRow rule={rule} isReadOnly={isReadOnly} onChange={onChange} />
      <RulePreview rule={rule} />
    </Box>
  )
}

/** A length of time: a number and its unit. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { isWithin, type Unit, UNITS, unitOf } from '../duration'
import { ChoiceSelect } from './ChoiceSelect'
import { NumberInput } from './NumberInput'

export interface DurationInputProps {
  /** Of the number. */
  readonly label: string
  readonly unitLabel: string
  readonly seconds: number
  /** Seconds. */
  readonly least: number
  readonly most: number
  /** The largest unit that it is said in; days unless it is named. */
  readonly largest?: Unit
  readonly isReadOnly: boolean
  /** `isTyped`: the number is being typed, which counts as one step of undo. */
  readonly onChange: (seconds: number, isTyped: boolean) => void
}

export function DurationInput({ label, unitLabel, seconds, least, most, largest = 'days', isReadOnly, onChange }: DurationInputProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Unit>('days')
  // What was chosen shows while it says the length exactly: undo may bring another one.
  const unit = seconds % UNITS[chosen] === 0 && isWithin(chosen, largest) ? chosen : unitOf(seconds, largest)
  const size = UNITS[unit]
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      <NumberInput
        key={unit}
        label={label}
        value={seconds / size}
        least={Math.ceil(least / size)}
        most={Math.floor(most / size)}
        isReadOnly={isReadOnly}
        onChange={(count) => onChange(count * size, true)}
      />
      <ChoiceSelect
        label={unitLabel}
        value={unit}
        isReadOnly={isReadOnly}
        choices={[
          ...(unit === 'seconds' ? [{ value: unit, label: t`seconds` }] : []),
          { value: 'minutes', label: t`minutes` },
          { value: 'hours', label: t`hours` },
          ...(largest === 'days' ? [{ value: largest, label: t`days` }] : []),
        ]}
        onChange={(next) => {
          setChosen(next)
          // The number stays: "2 hours" become "2 days".
          onChange(Math.min(Math.max((seconds / size) * UNITS[next], least), most), false)
        }}
      />
    </Box>
  )
}

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
  /** Null: none. */
  readonly seconds: number | null
  /** Seconds. */
  readonly least: number
  readonly most: number
  /** The largest unit to show it in; days by default. */
  readonly largest?: Unit
  /** Chosen among the units where there need not be any length. */
  readonly none?: { readonly label: string; readonly onNone: () => void }
  readonly isReadOnly: boolean
  /** `isTyped`: the number is being typed, which counts as one step of undo. */
  readonly onChange: (seconds: number, isTyped: boolean) => void
}

export function DurationInput(props: DurationInputProps) {
  const { label, unitLabel, seconds: given, least, most, largest = 'days', none, isReadOnly, onChange } = props
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Unit>('days')
  // The value before it was cleared: choosing a unit restores it.
  const [seconds, setSeconds] = useState(given ?? UNITS.hours)
  if (given !== null && given !== seconds) setSeconds(given)
  // The chosen unit is shown while it expresses the length exactly: undo may bring another one.
  const unit = seconds % UNITS[chosen] === 0 && isWithin(chosen, largest) ? chosen : unitOf(seconds, largest)
  const size = UNITS[unit]
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      {given !== null && (
        <NumberInput
          key={unit}
          label={label}
          value={seconds / size}
          least={Math.ceil(least / size)}
          most={Math.floor(most / size)}
          isReadOnly={isReadOnly}
          onChange={(count) => onChange(count * size, true)}
        />
      )}
      <ChoiceSelect<Unit | 'none'>
        label={given === null ? label : unitLabel}
        value={given === null ? 'none' : unit}
        isReadOnly={isReadOnly}
        choices={[
          ...(unit === 'seconds' ? [{ value: unit, label: t`seconds` }] : []),
          { value: 'minutes', label: t`minutes` },
          { value: 'hours', label: t`hours` },
          ...(largest === 'days' ? [{ value: largest, label: t`days` }] : []),
          ...(none === undefined ? [] : [{ value: 'none' as const, label: none.label }]),
        ]}
        onChange={(next) => {
          if (next === 'none') {
            none?.onNone()
            return
          }
          setChosen(next)
          if (given === null && next === unit) {
            onChange(seconds, false)
            return
          }
          // The number stays: "2 hours" become "2 days".
          onChange(Math.min(Math.max((seconds / size) * UNITS[next], least), most), false)
        }}
      />
    </Box>
  )
}

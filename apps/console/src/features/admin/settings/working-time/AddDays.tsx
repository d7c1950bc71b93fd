/** Adds a day that differs from its weekday, or all from one day to another. */
import { type SpecialDay, WORKING_TIME_LIMITS } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../../shared/ui/inputs/TextInput'
import { type NewDays, type NewDaysProblem, withDays } from './working-time-draft'

export interface AddDaysProps {
  readonly days: readonly SpecialDay[]
  /** With the first day that was added. */
  readonly onAdd: (days: readonly SpecialDay[], first: string) => void
}

const NONE: NewDays = { first: '', last: '', kind: 'off', name: '' }

export function AddDays({ days, onAdd }: AddDaysProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(NONE)
  const [problem, setProblem] = useState<NewDaysProblem>()
  const most = WORKING_TIME_LIMITS.days
  const words: Readonly<Record<NewDaysProblem, string>> = {
    missing: t`Choose the day`,
    backward: t`The last day is before the first`,
    many: t`There is room for ${most} days; remove some of past years`,
  }
  const change = (changes: Partial<NewDays>) => {
    setProblem(undefined)
    setTyped((before) => ({ ...before, ...changes }))
  }
  const add = () => {
    const next = withDays(days, typed)
    if (typeof next === 'string') {
      setProblem(next)
      return
    }
    onAdd(next, typed.first)
    setTyped({ ...NONE, kind: typed.kind })
  }
  // Enter adds the day; the form around it saves the section.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  const day = (label: string, name: 'first' | 'last', own: readonly NewDaysProblem[]) => (
    <FormField label={label} layout="above" error={problem !== undefined && own.includes(problem) ? words[problem] : undefined}>
      {(ids) => (
        <TextInput
          ids={ids}
          type="date"
          value={typed[name]}
          inputProps={{ max: '9999-12-31' }}
          onKeyDown={onKeyDown}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </FormField>
  )
  return (
    <Box role="group" aria-label={t`Add days`} sx={{ p: 3, bgcolor: 'background.sunken', borderRadius: '6px' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3, alignItems: 'start' }}>
        {day(t`First day`, 'first', ['missing'])}
        {day(t`Last day (empty for one day)`, 'last', ['backward', 'many'])}
        <FormField label={t({ message: 'Kind', context: 'day' })} layout="above">
          {(ids) => (
            <Select
              fullWidth
              value={typed.kind}
              inputProps={{ id: ids.id, 'aria-label': t({ message: 'Kind', context: 'day' }) }}
              onChange={(event) => change({ kind: event.target.value })}
            >
              <MenuItem value="off">{t`Day off`}</MenuItem>
              <MenuItem value="work">{t`Make-up workday`}</MenuItem>
            </Select>
          )}
        </FormField>
        <FormField label={t({ message: 'Name', context: 'day' })} layout="above">
          {(ids) => (
            <TextInput
              ids={ids}
              value={typed.name}
              placeholder={t`National Day`}
              autoComplete="off"
              inputProps={{ maxLength: WORKING_TIME_LIMITS.name }}
              onKeyDown={onKeyDown}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </FormField>
      </Box>
      <Button color="inherit" variant="outlined" sx={{ mt: 3 }} startIcon={<Icon name="plus" size={16} />} onClick={add}>
        {t`Add to the list`}
      </Button>
    </Box>
  )
}

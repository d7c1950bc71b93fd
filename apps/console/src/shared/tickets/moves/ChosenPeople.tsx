/** Whom the mover chooses for a later step. */
import { MOVE_LIMITS } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { type Colleague, ColleaguePicker } from '../../people/ColleaguePicker'
import { FormField } from '../../ui/inputs/FormField'

export interface ChosenPeopleProps {
  /** Of the step. */
  readonly name: string
  readonly value: readonly Colleague[]
  readonly onChange: (people: readonly Colleague[]) => void
}

export function ChosenPeople({ name, value, onChange }: ChosenPeopleProps) {
  const { t } = useLingui()
  const label = t`Who goes on at “${name}”`
  return (
    <FormField label={label} required layout="above">
      {(ids) => <ColleaguePicker ids={ids} label={label} isRequired value={value} onChange={onChange} most={MOVE_LIMITS.people} />}
    </FormField>
  )
}

/** The people chosen for a later step. */
import { MOVE_LIMITS } from '@formwork/api-contract'
import { ColleaguePicker } from '../../people/ColleaguePicker'
import { FormField, type FormFieldProps } from '../../ui/inputs/FormField'
import type { ChosenStep } from './use-chosen-people'

export interface ChosenPeopleProps extends Pick<FormFieldProps, 'label' | 'layout' | 'hint'> {
  readonly step: ChosenStep
}

export function ChosenPeople({ step, ...field }: ChosenPeopleProps) {
  const { isRequired, error, source, people, inputRef, onChange } = step
  return (
    <FormField required={isRequired} error={error} {...field}>
      {(ids) => (
        <ColleaguePicker
          ids={ids}
          label={field.label}
          isRequired={isRequired}
          inputRef={inputRef}
          source={source}
          value={people}
          onChange={onChange}
          most={MOVE_LIMITS.people}
        />
      )}
    </FormField>
  )
}

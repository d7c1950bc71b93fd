/** The field that a row of a condition compares, found by its name. */
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { FlowField } from '../../conditions/flow-fields'
import { SearchSelect } from '../controls/SearchSelect'
import { useEditor } from '../editor-context'

export interface ConditionFieldProps {
  readonly model: string
  readonly onChange: (field: FlowField) => void
}

export function ConditionField({ model, onChange }: ConditionFieldProps) {
  const { t } = useLingui()
  const { fields, isReadOnly } = useEditor()
  const id = useId()
  const choices = fields.map((field) => ({ value: field.model, label: field.label, detail: field.form?.name ?? '' }))
  return (
    <SearchSelect
      ids={{ id, describedBy: undefined, isInvalid: false }}
      label={t`Field`}
      value={choices.find(({ value }) => value === model) ?? { value: model, label: t`Missing field: ${model}` }}
      choices={choices}
      isReadOnly={isReadOnly}
      onChange={(chosen) => {
        const field = fields.find((one) => one.model === chosen)
        if (field !== undefined) onChange(field)
      }}
    />
  )
}

/** The number a role or a department is sorted by. */
import { useLingui } from '@lingui/react/macro'
import { FormField } from '../../../shared/ui/FormField'
import { TextInput } from '../../../shared/ui/TextInput'

export interface OrderFieldProps {
  /** As typed; see `isOrder`. */
  readonly order: string
  readonly error: string | undefined
  readonly onOrder: (order: string) => void
}

export function OrderField({ order, error, onOrder }: OrderFieldProps) {
  const { t } = useLingui()
  return (
    <FormField label={t`Order`} error={error}>
      {(ids) => (
        <TextInput
          ids={ids}
          value={order}
          onChange={(event) => onOrder(event.target.value)}
          inputProps={{ inputMode: 'numeric', maxLength: 4 }}
          fullWidth={false}
          sx={{ width: 96 }}
        />
      )}
    </FormField>
  )
}

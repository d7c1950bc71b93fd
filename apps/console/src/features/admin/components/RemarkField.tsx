/** What the administrators note about a person or a role. */
import { useLingui } from '@lingui/react/macro'
import { FormField } from '../../../shared/ui/FormField'
import { TextInput } from '../../../shared/ui/TextInput'

export function RemarkField({ remark, onRemark }: { readonly remark: string; readonly onRemark: (remark: string) => void }) {
  const { t } = useLingui()
  return (
    <FormField label={t`Remark`}>
      {(ids) => (
        <TextInput
          ids={ids}
          multiline
          minRows={2}
          value={remark}
          onChange={(event) => onRemark(event.target.value)}
          inputProps={{ maxLength: 500 }}
        />
      )}
    </FormField>
  )
}

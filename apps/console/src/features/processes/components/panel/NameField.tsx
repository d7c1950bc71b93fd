/** The name of what is selected in the flow. */
import { useLingui } from '@lingui/react/macro'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../../shared/ui/inputs/TextInput'
import { useEditor } from '../editor-context'

export function NameField({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  return (
    <FormField label={t`Name`} layout="above">
      {(ids) => (
        <TextInput
          ids={ids}
          value={name}
          disabled={isReadOnly}
          inputProps={{ maxLength: 100 }}
          onChange={(event) => onName(event.target.value)}
        />
      )}
    </FormField>
  )
}

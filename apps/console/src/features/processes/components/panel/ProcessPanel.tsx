/** The settings of the whole process: name, category, icon, remark, and the form its tickets fill in. */
import { fieldFacts, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { TILE_ICONS } from '../../../../shared/ui/icons/IconTile'
import { TextInput } from '../../../../shared/ui/inputs/TextInput'
import { useFocusOnError } from '../../../../shared/ui/inputs/use-focus-on-error'
import { useEditor, useEditorState } from '../editor-context'
import { FormChoice } from '../../forms/FormChoice'
import { FormHint } from '../../forms/FormHint'
import { FurtherForms } from '../../forms/FurtherForms'
import { furtherForms } from '../../forms/process-forms'
import { IconChoice } from '../../categories/IconChoice'
import { CategoryChoice } from './CategoryChoice'
import { PersonRules } from './PersonRules'
import { ProcessRules } from './ProcessRules'

const { name, remark } = routes.createProcess.body.shape
const longest = {
  name: fieldFacts(name).maxLength,
  remark: fieldFacts(remark).maxLength,
}

export interface ProcessPanelProps {
  readonly formName: string
  readonly nameError: string | undefined
  readonly onNamed: () => void
}

export function ProcessPanel({ formName, nameError, onNamed }: ProcessPanelProps) {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const draft = useEditorState(({ draft }) => draft)
  const nameField = useFocusOnError(nameError)

  return (
    <Box sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 4 }}>
      <FormField label={t`Name`} layout="above" required error={nameError}>
        {(ids) => (
          <TextInput
            ids={ids}
            required
            inputRef={nameField}
            value={draft.name}
            disabled={isReadOnly}
            placeholder={t`For example: Leave request`}
            inputProps={{ maxLength: longest.name }}
            onChange={(event) => {
              store.describe({ name: event.target.value })
              onNamed()
            }}
          />
        )}
      </FormField>
      <FormPicker formName={formName} />
      <FurtherForms />
      <CategoryChoice />
      <Box>
        <Box sx={{ mb: 1 }}>{t`Icon`}</Box>
        <IconChoice
          label={t`Icon`}
          value={draft.icon || TILE_ICONS[0]}
          tone={draft.name}
          disabled={isReadOnly}
          onChange={(icon) => store.describe({ icon })}
        />
      </Box>
      <FormField label={t`Remark`} layout="above" hint={t`Shown in the catalogue under the name.`}>
        {(ids) => (
          <TextInput
            ids={ids}
            multiline
            minRows={2}
            maxRows={6}
            value={draft.remark}
            disabled={isReadOnly}
            inputProps={{ maxLength: longest.remark }}
            onChange={(event) => store.describe({ remark: event.target.value })}
          />
        )}
      </FormField>
      <ProcessRules />
      <PersonRules />
    </Box>
  )
}

function FormPicker({ formName }: { readonly formName: string }) {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const formId = useEditorState(({ draft }) => draft.formId)
  const further = furtherForms(useEditorState(({ draft }) => draft.definition))
  return (
    <FormChoice
      label={t`Form`}
      hint={
        formId === null ? (
          t`Filled in by whoever starts a ticket; conditions compare its fields.`
        ) : (
          <FormHint formId={formId} text={t`Open this form in the designer`} />
        )
      }
      isReadOnly={isReadOnly}
      value={formId === null ? null : { id: formId, name: formName }}
      without={further.map((form) => form.formId)}
      onChange={(chosen) => store.describe({ formId: chosen })}
    />
  )
}

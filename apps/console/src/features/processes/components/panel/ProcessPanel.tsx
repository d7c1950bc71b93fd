/** The settings of the whole process: name, category, icon, remark, and the form its tickets fill in. */
import { fieldFacts, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import TextField from '@mui/material/TextField'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { IconTile, TILE_ICONS } from '../../../../shared/ui/icons/IconTile'
import { RouterLink } from '../../../../shared/ui/navigation/RouterLink'
import { TextInput } from '../../../../shared/ui/inputs/TextInput'
import { useEditor, useEditorState } from '../editor-context'
import { PersonRules } from './PersonRules'
import { ProcessRules } from './ProcessRules'

const { name, category, remark } = routes.createProcess.body.shape
const longest = {
  name: fieldFacts(name).maxLength,
  category: fieldFacts(category).maxLength,
  remark: fieldFacts(remark).maxLength,
}

export function ProcessPanel({ formName, nameError }: { readonly formName: string; readonly nameError: string | undefined }) {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const draft = useEditorState(({ draft }) => draft)
  const others = useRouteQuery(routes.listProcesses, { query: { pageSize: 100 } })
  const categories = [...new Set((others.data?.list ?? []).map((process) => process.category).filter((category) => category !== ''))]

  return (
    <Box sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 4 }}>
      <FormField label={t`Name`} layout="above" required error={nameError}>
        {(ids) => (
          <TextInput
            ids={ids}
            required
            value={draft.name}
            disabled={isReadOnly}
            placeholder={t`For example: Leave request`}
            inputProps={{ maxLength: longest.name }}
            onChange={(event) => store.describe({ name: event.target.value })}
          />
        )}
      </FormField>
      <FormPicker formName={formName} />
      <FormField label={t`Category`} layout="above" hint={t`Groups processes in the catalogue.`}>
        {(ids) => (
          <Autocomplete
            freeSolo
            id={ids.id}
            disabled={isReadOnly}
            options={categories}
            inputValue={draft.category}
            onInputChange={(_, category) => {
              if (category !== draft.category) store.describe({ category: category.slice(0, longest.category) })
            }}
            renderInput={(params) => <TextField {...params} placeholder={t`For example: HR`} />}
          />
        )}
      </FormField>
      <Box role="radiogroup" aria-label={t`Icon`}>
        <Box sx={{ mb: 1 }}>{t`Icon`}</Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 36px)', gap: '2px' }}>
          {TILE_ICONS.map((icon) => (
            <ButtonBase
              key={icon}
              role="radio"
              aria-checked={(draft.icon || TILE_ICONS[0]) === icon}
              aria-label={icon}
              disabled={isReadOnly}
              onClick={() => store.describe({ icon })}
              sx={{
                p: '2px',
                borderRadius: '8px',
                border: 2,
                borderColor: 'transparent',
                '&[aria-checked="true"]': { borderColor: 'primary.main' },
              }}
            >
              <IconTile icon={icon} name={draft.name} size={28} />
            </ButtonBase>
          ))}
        </Box>
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
  const { data, isFetching } = useRouteQuery(routes.listForms, { query: { pageSize: 100 } })
  const forms = data?.list ?? []
  const chosen = formId === null ? null : (forms.find((form) => form.id === formId) ?? { id: formId, name: formName || '…', fieldCount: 0 })
  return (
    <FormField
      label={t`Form`}
      layout="above"
      hint={
        formId === null ? (
          t`Filled in by whoever starts a ticket; conditions compare its fields.`
        ) : (
          <RouterLink to={`/design/forms/${formId}`}>{t`Open this form in the designer`}</RouterLink>
        )
      }
    >
      {(ids) => (
        <Autocomplete
          id={ids.id}
          disabled={isReadOnly}
          loading={isFetching}
          value={chosen}
          options={forms.map(({ id, name, fieldCount }) => ({ id, name, fieldCount }))}
          getOptionLabel={(form) => form.name}
          getOptionKey={(form) => form.id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          noOptionsText={t`No form found`}
          openText={t`Open`}
          closeText={t`Close`}
          clearText={t`Remove the form`}
          onChange={(_, form) => store.describe({ formId: form?.id ?? null })}
          renderOption={({ key, ...props }, form) => (
            <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 2, fontSize: 14 }}>
              <span>{form.name}</span>
              <Box component="span" className="fw-numeric" sx={{ color: 'text.secondary', fontSize: 12, ml: 'auto' }}>
                {t`${form.fieldCount} fields`}
              </Box>
            </Box>
          )}
          renderInput={(params) => <TextField {...params} placeholder={t`Choose a form`} />}
        />
      )}
    </FormField>
  )
}

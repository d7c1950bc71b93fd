/** The category of a process: one of those there are, in their order and with their icons, or a new one by its name. */
import { type CategoryRow, fieldFacts, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { usePermission } from '../../../../shared/session/access'
import { IconTile } from '../../../../shared/ui/icons/IconTile'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { useComposedWord } from '../../../../shared/ui/inputs/use-composed-word'
import { useEditor, useEditorState } from '../editor-context'

const longest = fieldFacts(routes.createProcess.body.shape.category).maxLength ?? 50

export function CategoryChoice() {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const composed = useComposedWord()
  const category = useEditorState(({ draft }) => draft.category)
  const mayAdd = usePermission(['process:admin:classify:add'])
  const { data, isFetching } = useRouteQuery(routes.listCategories)
  const categories = data?.list ?? []
  const known = categories.find(({ name }) => name === category)
  const put = (name: string) => {
    if (name !== category) store.describe({ category: name.slice(0, longest) })
  }
  const isNew = category !== '' && data !== undefined && known === undefined
  return (
    <FormField
      label={t`Category`}
      layout="above"
      hint={
        isNew
          ? mayAdd
            ? t`A new category: it is made when you save.`
            : t`There is no such category.`
          : t`Groups processes in the catalogue.`
      }
    >
      {(ids) => (
        <Autocomplete<CategoryRow, false, false, true>
          freeSolo
          id={ids.id}
          disabled={isReadOnly}
          loading={isFetching}
          options={categories}
          value={known ?? category}
          inputValue={category}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
          isOptionEqualToValue={(option, value) => option.name === (typeof value === 'string' ? value : value.name)}
          // The chosen value does not filter the list: it is opened to choose another.
          filterOptions={composed.filtering((options, { inputValue }) =>
            known === undefined ? options.filter(({ name }) => name.toLowerCase().includes(inputValue.trim().toLowerCase())) : options,
          )}
          openText={t`Open`}
          closeText={t`Close`}
          clearText={t`Clear`}
          onChange={(_, chosen) => put(chosen === null ? '' : typeof chosen === 'string' ? chosen : chosen.name)}
          onInputChange={(_, name, reason) => {
            if (reason === 'input' || reason === 'clear') put(name)
          }}
          renderOption={({ key, ...props }, { id, name, icon, processes }) => (
            <Box component="li" key={`${key} ${id}`} {...props} sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: 14 }}>
              <IconTile icon={icon} name={name} size={28} />
              <span>{name}</span>
              <Box component="span" className="fw-numeric" sx={{ color: 'text.secondary', fontSize: 12, ml: 'auto' }}>
                {processes}
              </Box>
            </Box>
          )}
          renderInput={(params) => <TextField {...params} {...composed.composing} placeholder={t`For example: HR`} />}
        />
      )}
    </FormField>
  )
}

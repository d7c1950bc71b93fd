/** Picks people by name. Asks the server while typing; the chosen ones are chips. */
import { type Person, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useDeferredValue, useState } from 'react'
import { useCall } from '../../../shared/http/use-call'
import { FormField } from '../../../shared/ui/FormField'
import { useEditor } from './editor-context'

export interface PeoplePickerProps {
  readonly ids: readonly string[]
  readonly isReadOnly: boolean
  readonly onChange: (ids: string[]) => void
}

export function PeoplePicker({ ids, isReadOnly, onChange }: PeoplePickerProps) {
  const { t } = useLingui()
  const { peopleNames } = useEditor()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const keyword = useDeferredValue(typed.trim())
  const { data, isLoading } = useCall(routes.searchPeople, { query: keyword === '' ? {} : { keyword } }, { enabled: isOpen })
  const found = data?.list ?? []
  const chosen = ids.map((id): Person => found.find((person) => person.id === id) ?? { id, name: peopleNames.get(id) ?? '…', detail: '' })

  return (
    <FormField label={t`People`} layout="above">
      {(fieldIds) => (
        <Autocomplete
          multiple
          id={fieldIds.id}
          size="small"
          disabled={isReadOnly}
          value={chosen}
          options={found}
          loading={isLoading}
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          inputValue={typed}
          onInputChange={(_, text) => setTyped(text)}
          onChange={(_, people) => onChange(people.map((person) => person.id))}
          getOptionLabel={(person) => person.name}
          getOptionKey={(person) => person.id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          // The server has searched already.
          filterOptions={(people) => people}
          noOptionsText={t`Nobody found`}
          loadingText={t`Searching…`}
          openText={t`Open`}
          closeText={t`Close`}
          clearText={t`Clear`}
          renderInput={(params) => <TextField {...params} placeholder={ids.length === 0 ? t`Search by name` : ''} />}
          renderOption={({ key, ...props }, person) => (
            <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 2, fontSize: 14 }}>
              <span>{person.name}</span>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, ml: 'auto' }}>
                {person.detail}
              </Box>
            </Box>
          )}
        />
      )}
    </FormField>
  )
}

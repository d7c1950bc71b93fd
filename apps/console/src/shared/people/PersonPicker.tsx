/** Chooses one person by typing part of the name. */
import { type Person, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useDeferredValue, useMemo, useState } from 'react'
import { useCall } from '../http/use-call'
import type { FieldIds } from '../ui/FormField'

export interface PersonPickerProps {
  readonly ids: FieldIds
  readonly label: string
  readonly value: string | null
  /** Whom `value` may name although a search does not find them. */
  readonly current?: Person | undefined
  readonly onChange: (id: string | null) => void
  readonly isRequired?: boolean
}

export function PersonPicker({ ids, label, value, current: known, onChange, isRequired = false }: PersonPickerProps) {
  const { t } = useLingui()
  const [word, setWord] = useState('')
  const keyword = useDeferredValue(word.trim())
  const found = useCall(routes.searchPeople, { query: { keyword } })
  const chosen = useCall(routes.searchPeople, { query: { ids: value ?? '' } }, { enabled: value !== null })
  const options = useMemo(() => {
    const all = [...(known === undefined || known.id !== value ? [] : [known]), ...(chosen.data?.list ?? []), ...(found.data?.list ?? [])]
    return [...new Map(all.map((person) => [person.id, person])).values()]
  }, [chosen.data, found.data, known, value])
  const current = options.find(({ id }) => id === value) ?? null
  return (
    <Autocomplete<Person>
      id={ids.id}
      options={options}
      value={current}
      loading={found.isLoading}
      onChange={(_, person) => onChange(person?.id ?? null)}
      onInputChange={(_, text, reason) => setWord(reason === 'input' ? text : '')}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(all) => all}
      noOptionsText={t`Nobody with this name`}
      loadingText={t`Searching`}
      clearText={t`Clear`}
      openText={t`Open`}
      closeText={t`Close`}
      renderOption={({ key, ...rest }, person) => (
        <Box component="li" key={key} {...rest} sx={{ gap: 2 }}>
          {person.name}
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
            {person.detail}
          </Box>
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <OutlinedInput
          fullWidth={params.fullWidth}
          id={params.id}
          disabled={params.disabled}
          ref={slotProps.input.ref}
          endAdornment={slotProps.input.endAdornment}
          className={slotProps.input.className}
          inputProps={{
            ...slotProps.htmlInput,
            'aria-label': label,
            'aria-required': isRequired,
            'aria-invalid': ids.isInvalid,
            'aria-describedby': ids.describedBy,
          }}
        />
      )}
    />
  )
}

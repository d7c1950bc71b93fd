/** Chooses colleagues by name: one, or several. For anybody signed in, unlike the picker of those who manage people. */
import { useLingui } from '@lingui/react/macro'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useDeferredValue, useState } from 'react'
import type { PickerField } from '../ui/inputs/SearchPicker'
import { isNoChoice, pickerBox } from '../ui/inputs/picker-box'
import { useComposedWord } from '../ui/inputs/use-composed-word'
import { EVERYBODY, type FoundPerson, type PeopleSource, useFoundPeople } from './people-source'
import { peopleShown } from './people-shown'
import { AwayUntil } from './AwayUntil'
import { PersonAvatar } from './PersonAvatar'

export interface Colleague {
  readonly id: string
  readonly name: string
}

export interface ColleaguePickerProps extends PickerField {
  readonly value: readonly Colleague[]
  readonly onChange: (people: readonly Colleague[]) => void
  /** The last chosen one replaces the first where there is room for one only. */
  readonly most: number
  /** Who is not offered. */
  readonly without?: readonly string[]
  /** Everybody by default. */
  readonly source?: PeopleSource
  /** Default false. */
  readonly autoFocus?: boolean
}

const NO_IDS: readonly string[] = []

export function ColleaguePicker({
  ids,
  label,
  isRequired = false,
  inputRef,
  value,
  onChange,
  most,
  without = NO_IDS,
  source = EVERYBODY,
  autoFocus = false,
}: ColleaguePickerProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [word, setWord] = useState('')
  const composed = useComposedWord(setWord)
  const keyword = useDeferredValue(word.trim())
  const found = useFoundPeople(source, keyword)
  const isBehind = found.isFetching || keyword !== word.trim()
  const shown = peopleShown({ list: found.list, word, isBehind, textsOf: ({ name, beside }) => [name, beside] })
  const offered = shown.filter(({ id }) => !without.includes(id))
  return (
    <Autocomplete<FoundPerson, true>
      multiple
      // Enter picks the first hit.
      autoHighlight
      getOptionDisabled={isNoChoice}
      id={ids.id}
      options={offered}
      value={[...value]}
      onChange={(_, people) => onChange(people.slice(-most).map(({ id, name }) => ({ id, name })))}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        // 'reset' only reports new options, as after every letter: the typed text stays.
        if (reason === 'reset') return
        setTyped(text)
        composed.typed(text)
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterSelectedOptions={most > 1}
      // The server has searched already.
      filterOptions={(all) => all}
      loading={isBehind}
      noOptionsText={t`Nobody with this name`}
      loadingText={t`Searching`}
      clearText={t`Clear`}
      openText={t`Open`}
      closeText={t`Close`}
      renderOption={({ key, ...option }, person) => (
        <Box component="li" key={key} {...option} sx={{ columnGap: 2, flexWrap: 'wrap' }}>
          <PersonAvatar id={person.id} name={person.name} size={20} />
          <span>{person.name}</span>
          {person.backAt !== undefined && <AwayUntil at={person.backAt} />}
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontSize: 12 }}>
            {person.beside}
          </Box>
        </Box>
      )}
      renderValue={(people, getItemProps) =>
        people.map((person, index) => {
          const { key, ...item } = getItemProps({ index })
          return (
            <Chip
              key={key}
              {...item}
              size="small"
              label={person.name}
              avatar={<PersonAvatar id={person.id} name={person.name} size={20} />}
            />
          )
        })
      }
      renderInput={(params) => (
        <OutlinedInput
          {...pickerBox(params)}
          error={ids.isInvalid}
          inputRef={inputRef}
          autoFocus={autoFocus}
          sx={{ flexWrap: 'wrap' }}
          inputProps={{
            ...params.slotProps.htmlInput,
            ...composed.composing,
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

/** Picks people by name. Asks the server while typing; the chosen ones are chips. */
import { type Person, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useDeferredValue, useState } from 'react'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { peopleShown } from '../../../../shared/people/people-shown'
import { useEditor } from '../editor-context'
import { type IdPickerProps, NamedPicker } from './NamedPicker'
import { nameOrStandIn } from '../../files/stand-in'

export interface PeoplePickerProps extends IdPickerProps {
  /** Default: people. */
  readonly label?: string
}

export function PeoplePicker({ ids, isReadOnly, onChange, label }: PeoplePickerProps) {
  const { t } = useLingui()
  const { peopleNames } = useEditor()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const keyword = useDeferredValue(typed.trim())
  const { data, isFetching } = useRouteQuery(
    routes.searchPeople,
    { query: keyword === '' ? {} : { keyword } },
    { enabled: isOpen, keepsRows: true },
  )
  const isBehind = isFetching || keyword !== typed.trim()
  const found = peopleShown({ list: data?.list ?? [], word: typed, isBehind, textsOf: ({ name, detail }) => [name, detail] })
  const chosen = ids.map(
    (id): Person => found.find((person) => person.id === id) ?? { id, name: nameOrStandIn(peopleNames.get(id), id), detail: '' },
  )

  return (
    <NamedPicker
      label={label ?? t`People`}
      placeholder={t`Search by name`}
      disabled={isReadOnly}
      value={chosen}
      options={found}
      onIds={onChange}
      loading={isBehind}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onSearch={setTyped}
      // The server has searched already.
      filterOptions={(people) => people}
      noOptionsText={t`Nobody found`}
      loadingText={t`Searching…`}
      renderOption={({ key, ...props }, person) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 2, fontSize: 14 }}>
          <span>{person.name}</span>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, ml: 'auto' }}>
            {person.detail}
          </Box>
        </Box>
      )}
    />
  )
}

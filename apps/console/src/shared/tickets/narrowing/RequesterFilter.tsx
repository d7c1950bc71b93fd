/** Narrows a list of tickets to those that one person started; the server searches among everybody. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useDeferredValue, useMemo, useState } from 'react'
import { useRouteQuery } from '../../http/use-route-query'
import { AwayUntil } from '../../people/AwayUntil'
import { peopleShown } from '../../people/people-shown'
import { PersonAvatar } from '../../people/PersonAvatar'
import { SearchPicker } from '../../ui/inputs/SearchPicker'

interface Requester {
  readonly id: string
  readonly name: string
  readonly username: string
  readonly backAt?: string | undefined
}

const awayOf = ({ backAt }: Requester) => backAt !== undefined && <AwayUntil at={backAt} />
const pictureOf = ({ id, name }: Requester) => <PersonAvatar id={id} name={name} size={20} />

const IDS = { id: 'requester-filter', describedBy: undefined, isInvalid: false }

export interface RequesterFilterProps {
  /** An id; empty for tickets of everybody. */
  readonly requester: string
  readonly onChange: (requester: string) => void
}

export function RequesterFilter({ requester, onChange }: RequesterFilterProps) {
  const { t } = useLingui()
  const [isOpened, setOpened] = useState(false)
  const [word, setWord] = useState('')
  const keyword = useDeferredValue(word.trim())
  const found = useRouteQuery(routes.sourcePeople, { query: { keyword } }, { enabled: isOpened, keepsRows: true })
  const chosen = useRouteQuery(routes.sourcePeople, { query: { ids: requester } }, { enabled: requester !== '' })
  const isBehind = found.isFetching || keyword !== word.trim()
  const list = found.data?.list
  const shown = useMemo(
    () => peopleShown({ list: list ?? [], word, isBehind, textsOf: ({ name, username }) => [name, username] }),
    [list, word, isBehind],
  )
  // Nobody has this id, or the name is not there yet: that the list is narrowed has to be seen.
  const unknown = t`One requester`
  const people = useMemo(() => {
    const named: readonly Requester[] = chosen.data?.list ?? []
    const now = requester === '' || named.length > 0 ? named : [{ id: requester, name: unknown, username: '' }]
    // Who is chosen stays the same object while others are looked for, or the field would take back what is typed.
    return [...new Map([...now, ...shown, ...now].map((person) => [person.id, person])).values()]
  }, [chosen.data, shown, requester, unknown])
  return (
    <Box sx={{ width: { xs: '100%', md: 168 } }}>
      <SearchPicker<Requester>
        ids={IDS}
        label={t`Requester`}
        placeholder={t`Any requester`}
        choices={people}
        value={people.find(({ id }) => id === requester) ?? null}
        onChange={(person) => onChange(person?.id ?? '')}
        onSearch={setWord}
        onOpen={() => setOpened(true)}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        pictureOf={pictureOf}
        stateOf={awayOf}
        detailOf={({ username }) => username}
        loading={isBehind}
        // The server has searched already; who is chosen now is offered beside others only before somebody else is looked for.
        filterOptions={(all) => (word.trim() === '' ? all : [...shown])}
        noOptionsText={t`Nobody with this name`}
        loadingText={t`Searching`}
        clearText={t`Clear`}
      />
    </Box>
  )
}

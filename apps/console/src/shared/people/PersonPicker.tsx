/** Chooses one person by typing part of the name; the server searches. */
import { type Person, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { useRouteQuery } from '../http/use-route-query'
import { AwayUntil } from './AwayUntil'
import { peopleShown } from './people-shown'
import { PersonAvatar } from './PersonAvatar'
import { type PickerField, SearchPicker } from '../ui/inputs/SearchPicker'

export interface PersonPickerProps extends PickerField {
  /** The id of the person, or '' for nobody. */
  readonly value: string
  readonly onChange: (id: string | null) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
  /** The person the value may name although a search does not find them. */
  readonly current?: Person | undefined
  /** Ids of those who are not offered. */
  readonly without?: readonly string[]
}

const NOBODY: readonly string[] = []

const awayOf = ({ backAt }: Person) => backAt !== undefined && <AwayUntil at={backAt} />
const pictureOf = ({ id, name }: Person) => <PersonAvatar id={id} name={name} size={20} />

export function PersonPicker({ value: chosenId, onChange, current: known, without = NOBODY, ...field }: PersonPickerProps) {
  const { t } = useLingui()
  const [word, setWord] = useState('')
  const keyword = useDeferredValue(word.trim())
  const found = useRouteQuery(routes.searchPeople, { query: { keyword } }, { keepsRows: true })
  const chosen = useRouteQuery(routes.searchPeople, { query: { ids: chosenId } }, { enabled: chosenId !== '' })
  const isBehind = found.isFetching || keyword !== word.trim()
  const list = found.data?.list
  const shown = useMemo(() => {
    const offered = (list ?? []).filter(({ id }) => !without.includes(id))
    return peopleShown({ list: offered, word, isBehind, textsOf: ({ name, detail }) => [name, detail] })
  }, [list, word, isBehind, without])
  const people = useMemo(() => {
    const now = [...(known === undefined || known.id !== chosenId ? [] : [known]), ...(chosen.data?.list ?? [])]
    // The chosen person stays the same object while others are searched for, or the field would take back what is typed.
    return [...new Map([...now, ...shown, ...now].map((person) => [person.id, person])).values()]
  }, [chosen.data, shown, known, chosenId])
  return (
    <SearchPicker<Person>
      {...field}
      choices={people}
      value={people.find(({ id }) => id === chosenId) ?? null}
      onChange={(person) => onChange(person?.id ?? null)}
      onSearch={setWord}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      pictureOf={pictureOf}
      stateOf={awayOf}
      detailOf={({ detail }) => detail}
      loading={isBehind}
      // The server has searched already; the chosen person is offered beside others only before another search.
      filterOptions={(all) => (word.trim() === '' ? all : [...shown])}
      noOptionsText={t`Nobody with this name`}
      loadingText={t`Searching`}
      clearText={t`Clear`}
    />
  )
}

/** A row that chooses one person by typing part of the name. */
import { type Person, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { Row, type RowControl, type RowProps } from '../contract-form/Row'
import { useRouteQuery } from '../http/use-route-query'
import { SearchPicker } from '../ui/SearchPicker'

interface Known {
  /** Whom the value may name although a search does not find them. */
  readonly current?: Person | undefined
}

export function PersonRow<Name extends string>({ current, ...row }: RowProps<Name> & Known) {
  return <Row {...row}>{(control) => <PersonPicker {...control} current={current} />}</Row>
}

function PersonPicker({ ids, label, isRequired, value, onChange, onBlur, inputRef, current: known }: RowControl & Known) {
  const { t } = useLingui()
  const [word, setWord] = useState('')
  const keyword = useDeferredValue(word.trim())
  const chosenId = typeof value === 'string' ? value : ''
  const found = useRouteQuery(routes.searchPeople, { query: { keyword } })
  const chosen = useRouteQuery(routes.searchPeople, { query: { ids: chosenId } }, { enabled: chosenId !== '' })
  const people = useMemo(() => {
    const all = [
      ...(known === undefined || known.id !== chosenId ? [] : [known]),
      ...(chosen.data?.list ?? []),
      ...(found.data?.list ?? []),
    ]
    return [...new Map(all.map((person) => [person.id, person])).values()]
  }, [chosen.data, found.data, known, chosenId])
  return (
    <SearchPicker<Person>
      ids={ids}
      label={label}
      isRequired={isRequired}
      inputRef={inputRef}
      choices={people}
      value={people.find(({ id }) => id === chosenId) ?? null}
      onChange={(person) => onChange(person?.id ?? null)}
      onBlur={onBlur}
      onSearch={setWord}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      detailOf={({ detail }) => detail}
      loading={found.isFetching}
      // The server has searched already.
      filterOptions={(all) => all}
      noOptionsText={t`Nobody with this name`}
      loadingText={t`Searching`}
      clearText={t`Clear`}
    />
  )
}

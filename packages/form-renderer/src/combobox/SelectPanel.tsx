/** The open list of a select: filtered here or searched at its source, of any length, one choice or several. Loaded when it is first opened. */
import type { Choice } from '@formwork/form-schema'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { ChoiceNotice, MoreChoices } from '../choices/ChoiceNotice'
import type { ChoiceOptions } from '../choices/use-choices'
import { isCharacter, movedRow, NOT_TYPED, rowBeginningWith, typeAhead } from './list-keys'
import { OptionList, optionId } from './OptionList'
import type { PanelProps } from './panel-props'
import { useFoundChoices } from './use-found-choices'

export interface SelectPanelProps extends PanelProps {
  readonly model: string
  readonly options: ChoiceOptions
  readonly selected: readonly unknown[]
  readonly isMultiple: boolean
  /** True when characters type a search; otherwise they jump to a row. */
  readonly filterable: boolean
  readonly textOfChoice: (choice: Choice) => string
  readonly onPick: (choice: Choice) => void
}

export function SelectPanel(props: SelectPanelProps) {
  const { id, labelId, query, clearQuery, onKeys, onActive, close, selected, isMultiple, filterable, textOfChoice, onPick } = props
  const messages = useLargerMessages()
  const { state, choices } = useFoundChoices(props)
  const selectedTexts = useMemo(() => new Set(selected.map(String)), [selected])
  const rows = useMemo(
    () =>
      choices.map((choice) => ({
        key: String(choice.value),
        text: textOfChoice(choice),
        isSelected: selectedTexts.has(String(choice.value)),
      })),
    [choices, textOfChoice, selectedTexts],
  )
  const [active, setActive] = useActiveRow(query, rows)
  const typed = useRef(NOT_TYPED)
  const more = state.status === 'ready' ? state.more : undefined
  const hasMore = more !== undefined

  const pick = (index: number) => {
    const choice = choices[index]
    if (!choice) return
    onPick(choice)
    setActive(index)
    if (!isMultiple) close()
    else if (query !== '') clearQuery()
  }
  useLayoutEffect(() => {
    onKeys((event) => {
      const moved = movedRow(event.key, active, rows.length, hasMore)
      if (moved !== null) {
        setActive(moved)
        return true
      }
      if (event.key === 'Enter' || (event.key === ' ' && !filterable)) {
        pick(active)
        return true
      }
      if (event.key === 'Tab' || filterable) return false
      if (event.key === 'Home' || event.key === 'End') {
        setActive(event.key === 'Home' ? 0 : rows.length - 1)
        return true
      }
      if (!isCharacter(event)) return false
      typed.current = typeAhead(typed.current, event.key, event.timeStamp)
      const found = rowBeginningWith(
        rows.map(({ text }) => text),
        typed.current.text,
        active,
      )
      if (found >= 0) setActive(found)
      return true
    })
    return () => onKeys(null)
  })
  useEffect(() => onActive(active >= 0 && active < rows.length ? optionId(id, active) : undefined), [onActive, id, active, rows.length])

  const load = more && !more.isLoading && more.problem === null ? more.load : null
  const onSeen = useCallback(
    (index: number) => {
      if (load && index >= rows.length - 1) load()
    },
    [load, rows.length],
  )
  const isFiltered = query !== ''
  return (
    <>
      {rows.length > 0 && (
        <OptionList
          id={id}
          labelId={labelId}
          rows={rows}
          active={active}
          isMultiple={isMultiple}
          onPick={pick}
          onHover={setActive}
          onSeen={onSeen}
        />
      )}
      {rows.length === 0 && state.status === 'ready' && isFiltered ? <p className="fw-notice">{messages.noMatches}</p> : null}
      {rows.length === 0 && !(state.status === 'ready' && isFiltered) ? <ChoiceNotice state={state} /> : null}
      {rows.length > 0 && <MoreChoices state={state} />}
      <span className="fw-visually-hidden" role="status">
        {isFiltered && state.status === 'ready' ? messages.matchCount(rows.length) : ''}
      </span>
    </>
  )
}

/** The current row: what is chosen when the list opens, the first match while a search is typed. */
function useActiveRow(query: string, rows: readonly { readonly isSelected: boolean }[]) {
  const [active, setActive] = useState(-1)
  const [seen, setSeen] = useState({ query: '', isEmpty: true })
  if (seen.query !== query || seen.isEmpty !== (rows.length === 0)) {
    setSeen({ query, isEmpty: rows.length === 0 })
    setActive(query === '' ? rows.findIndex(({ isSelected }) => isSelected) : rows.length > 0 ? 0 : -1)
  }
  return [active, setActive] as const
}

/** Which rows of a list are chosen, across all of its pages, until its filters change; also while another page is open. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RowSelection } from '../list-table'
import type { Choice, ChoiceMemory } from './choice-memory'

export interface ChosenRowsOptions<Row> {
  readonly keyOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  /** Those in view; undefined until the first answer. */
  readonly shown: readonly Row[] | undefined
  /** The filters of the list: other filters drop the choice. */
  readonly scope: string
  /** Where the choice is stored while the list is not open, and the name of the list there. */
  readonly kept: { readonly choices: ChoiceMemory<Row>; readonly list: string }
  readonly most: number
  /** More were to be chosen; the choice is unchanged. */
  readonly onTooMany: () => void
}

export interface ChosenRows<Row> {
  /** In the order in which they were chosen. */
  readonly rows: readonly Row[]
  /** How many of them are not in view. */
  readonly elsewhere: number
  readonly selection: RowSelection<Row>
  readonly clear: () => void
  /** Removes these from the choice. */
  readonly drop: (keys: readonly string[]) => void
}

type Chosen<Row> = Choice<Row>['chosen']

export function useChosenRows<Row>({ keyOf, nameOf, shown, scope, kept, most, onTooMany }: ChosenRowsOptions<Row>): ChosenRows<Row> {
  const { choices, list } = kept
  const [choice, setChoice] = useState<Choice<Row>>(() => choices.read(list, scope) ?? { scope, chosen: new Map() })
  if (choice.scope !== scope) setChoice({ scope, chosen: new Map() })
  useEffect(() => choices.keep(list, choice), [choices, list, choice])
  const { chosen } = choice
  const inView = shown ?? []
  const setChosen = useCallback((next: Chosen<Row>) => setChoice(({ scope }) => ({ scope, chosen: next })), [])
  /** Key of the row that was chosen last: a range starts there. */
  const from = useRef<string | null>(null)
  const onChoose = (rows: readonly Row[], isChosen: boolean, isRange = false) => {
    const [row] = rows
    const all = isRange && row !== undefined ? rangeTo(row) : rows
    const next = new Map(chosen)
    for (const each of all) {
      if (isChosen) next.set(keyOf(each), each)
      else next.delete(keyOf(each))
    }
    if (next.size > most) return onTooMany()
    if (rows.length === 1 && row !== undefined) from.current = keyOf(row)
    setChosen(next)
  }
  const rangeTo = (row: Row): readonly Row[] => {
    const [first, last] = [inView.findIndex((each) => keyOf(each) === from.current), inView.findIndex((each) => keyOf(each) === keyOf(row))]
    return first < 0 || last < 0 ? [row] : inView.slice(Math.min(first, last), Math.max(first, last) + 1)
  }
  return {
    rows: useMemo(() => {
      // The present row, where it is in view: it may have been chosen before it was changed.
      const current = new Map(shown?.map((row) => [keyOf(row), row]))
      return [...chosen].map(([key, row]) => current.get(key) ?? row)
    }, [chosen, shown, keyOf]),
    elsewhere: shown === undefined ? 0 : chosen.size - inView.filter((row) => chosen.has(keyOf(row))).length,
    selection: { chosen: useMemo(() => new Set(chosen.keys()), [chosen]), onChoose, nameOf },
    clear: useCallback(() => setChosen(new Map()), [setChosen]),
    drop: useCallback((keys) => {
      const gone = new Set(keys)
      setChoice(({ scope, chosen }) => ({ scope, chosen: new Map([...chosen].filter(([key]) => !gone.has(key))) }))
    }, []),
  }
}

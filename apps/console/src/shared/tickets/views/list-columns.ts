/** Which columns of a list of tickets are shown: those in its address, of the chosen view, or of the person's choice for the list. */
import type { TicketList } from '@formwork/api-contract'
import { useCallback, useMemo } from 'react'
import { useAddressParams } from '../../ui/navigation/use-address-params'
import { type Preferences, setPreference, usePreferences } from '../../ui/theme/preferences'

/** Always shown. */
const ALWAYS = 'title'
/** Hidden by default. */
const AT_FIRST_HIDDEN = 'updated'

const preferenceOf = (list: TicketList) => `${list}Columns` as const satisfies keyof Preferences

export interface ListColumnsChoice {
  /** Ids of those that are shown, in the order of the list. */
  readonly shown: readonly string[]
  /** They are the list's default. */
  readonly isAsAtFirst: boolean
  readonly choose: (ids: readonly string[]) => void
  readonly startOver: () => void
}

/** The shown columns of a list for a choice; undefined or empty: the default. */
export function shownColumns(all: readonly string[], chosen: readonly string[] | undefined): readonly string[] {
  const isChosen = chosen !== undefined && all.some((id) => id !== ALWAYS && chosen.includes(id))
  return all.filter((id) => id === ALWAYS || (isChosen ? chosen.includes(id) : id !== AT_FIRST_HIDDEN))
}

/**
 * @param all - ids of the columns that the list has, the same at every render
 * @param view - the columns of the chosen view; null: no view is chosen, and changes are the person's own for this list
 */
export function useListColumns(list: TicketList, all: readonly string[], view: readonly string[] | null): ListColumnsChoice {
  const own = usePreferences((preferences) => preferences[preferenceOf(list)])
  const [params, writeAddress] = useAddressParams()
  const asked = params.get('columns')
  const shown = useMemo(() => shownColumns(all, asked?.split(',') ?? view ?? own), [all, asked, view, own])
  const isForViewOnly = view !== null || asked !== null
  const choose = useCallback(
    (chosen: readonly string[]) => {
      const ids = all.filter((id) => chosen.includes(id))
      if (isForViewOnly) writeAddress({ columns: ids.join(',') }, { replace: true })
      else setPreference({ [preferenceOf(list)]: ids })
    },
    [all, isForViewOnly, list, writeAddress],
  )
  const first = useMemo(() => shownColumns(all, undefined), [all])
  return {
    shown,
    isAsAtFirst: shown.join() === first.join(),
    choose,
    startOver: () => choose(isForViewOnly ? first : []),
  }
}

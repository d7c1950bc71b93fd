/** Which columns of a list of tickets are shown: as its address says, as the chosen view says, or as the person has chosen for the list. */
import type { TicketList } from '@formwork/api-contract'
import { useCallback, useMemo } from 'react'
import { useAddressParams } from '../../ui/navigation/use-address-params'
import { type Preferences, setPreference, usePreferences } from '../../ui/theme/preferences'

/** What every list shows, whatever was chosen. */
const ALWAYS = 'title'
/** Shown by no list before somebody wants it. */
const AT_FIRST_HIDDEN = 'updated'

const preferenceOf = (list: TicketList) => `${list}Columns` as const satisfies keyof Preferences

export interface ListColumnsChoice {
  /** Ids of those that are shown, in the order of the list. */
  readonly shown: readonly string[]
  /** They are those that the list begins with. */
  readonly isAsAtFirst: boolean
  readonly choose: (ids: readonly string[]) => void
  readonly startOver: () => void
}

/** What of the columns of a list is shown when these were chosen; undefined or none: as at first. */
export function shownColumns(all: readonly string[], chosen: readonly string[] | undefined): readonly string[] {
  const isChosen = chosen !== undefined && all.some((id) => id !== ALWAYS && chosen.includes(id))
  return all.filter((id) => id === ALWAYS || (isChosen ? chosen.includes(id) : id !== AT_FIRST_HIDDEN))
}

/**
 * @param all - ids of the columns that the list has, the same at every render
 * @param view - the columns of the chosen view; null: no view is chosen, and what is chosen now is the person's own for this list
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

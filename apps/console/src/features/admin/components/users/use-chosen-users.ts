/** Which users are chosen, on whatever page of the list they stand. */
import { MOST_PEOPLE, type UserRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import type { RowSelection } from '../../../../shared/ui/tables/list-table'

export interface ChosenUsers {
  readonly users: readonly UserRow[]
  readonly selection: RowSelection<UserRow>
  readonly clear: () => void
}

export function useChosenUsers(): ChosenUsers {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<ReadonlyMap<string, UserRow>>(new Map())
  const onChoose = (rows: readonly UserRow[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const user of rows) {
      if (isChosen) next.set(user.userId, user)
      else next.delete(user.userId)
    }
    if (next.size > MOST_PEOPLE) showToast('info', t`At most ${MOST_PEOPLE} users can be changed at once.`)
    else setChosen(next)
  }
  return {
    users: [...chosen.values()],
    selection: { chosen: new Set(chosen.keys()), onChoose, nameOf: ({ nickName }) => nickName },
    clear: () => setChosen(new Map()),
  }
}

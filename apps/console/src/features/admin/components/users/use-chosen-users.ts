/** Which users are chosen, on whatever page of the list they stand. */
import { MOST_PEOPLE, type UserRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { type ChosenRows, useChosenRows } from '../../../../shared/ui/tables/choosing/use-chosen-rows'

/** @param shown - those in view; undefined until the first answer. */
export function useChosenUsers(shown: readonly UserRow[] | undefined): ChosenRows<UserRow> {
  const { t } = useLingui()
  return useChosenRows({
    keyOf: ({ userId }) => userId,
    nameOf: ({ nickName }) => nickName,
    shown,
    most: MOST_PEOPLE,
    onTooMany: () => showToast('info', t`At most ${MOST_PEOPLE} users can be changed at once`),
  })
}

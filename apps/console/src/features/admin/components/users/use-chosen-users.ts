/** Which users are chosen, across all pages of the list. */
import { MAX_PEOPLE, type UserRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { createChoiceMemory } from '../../../../shared/ui/tables/choosing/choice-memory'
import { type ChosenRows, useChosenRows } from '../../../../shared/ui/tables/choosing/use-chosen-rows'

const choices = createChoiceMemory<UserRow>()
const keyOf = ({ userId }: UserRow) => userId
const nameOf = ({ nickName }: UserRow) => nickName

/**
 * @param shown - those in view; undefined until the first answer.
 * @param filters - the filters of the list: other filters begin another choice.
 */
export function useChosenUsers(shown: readonly UserRow[] | undefined, filters: Readonly<Record<string, string>>): ChosenRows<UserRow> {
  const { t } = useLingui()
  return useChosenRows({
    keyOf,
    nameOf,
    shown,
    scope: JSON.stringify(filters),
    kept: { choices, list: 'users' },
    most: MAX_PEOPLE,
    onTooMany: () => showToast('info', t`At most ${MAX_PEOPLE} users can be changed at once`),
  })
}

/** Actions on one category besides editing it: moving it past its neighbours, and removing it. */
import { type CategoryRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { usePermission } from '../../../shared/session/access'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import type { RowMenuEntry } from '../../../shared/ui/menus/RowMenu'

export function useCategoryMenu(rows: readonly CategoryRow[]): (category: CategoryRow) => RowMenuEntry[] {
  const { t } = useLingui()
  const canEdit = usePermission(['process:admin:classify:edit'])
  const canRemove = usePermission(['process:admin:classify:delete'])
  const move = useExclusiveMutation(async (category: CategoryRow, by: -1 | 1) => {
    const ids = rows.map(({ id }) => id)
    const at = ids.indexOf(category.id)
    await call(routes.orderCategories, { body: { ids: ids.with(at, ids[at + by] ?? '').with(at + by, category.id) } })
    invalidateRoutes(routes.listCategories, routes.listCatalogue)
    const place = at + by + 1
    showToast('success', t`“${category.name}” is number ${place} now`)
  })
  const remove = useExclusiveMutation(async ({ id, name }: CategoryRow) => {
    const text = t`A category that processes are in cannot be removed.`
    if (!(await confirm({ title: t`Remove “${name}”?`, text, action: t`Remove category`, tone: 'error' }))) return
    await call(routes.deleteCategory, { params: { id } })
    invalidateRoutes(routes.listCategories)
    showToast('success', t`“${name}” removed`)
  })
  return (category) => {
    const at = rows.findIndex(({ id }) => id === category.id)
    const up: RowMenuEntry = { label: t`Move up`, icon: 'arrowUp', onChoose: () => void move.run(category, -1) }
    const down: RowMenuEntry = { label: t`Move down`, icon: 'arrowDown', onChoose: () => void move.run(category, 1) }
    return [
      ...(canEdit && at > 0 ? [up] : []),
      ...(canEdit && at < rows.length - 1 ? [down] : []),
      ...(canRemove ? [{ label: t`Remove`, icon: 'trash' as const, isDestructive: true, onChoose: () => void remove.run(category) }] : []),
    ]
  }
}

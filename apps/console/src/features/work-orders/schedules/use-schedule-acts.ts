/** Actions on a schedule in its list: switching it on and off, trying it, and removing it. */
import { routes, type ScheduleRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { usePermission } from '../../../shared/session/access'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import type { RowMenuEntry } from '../../../shared/ui/menus/RowMenu'

export function useScheduleActs() {
  const { t } = useLingui()
  const canEdit = usePermission(['process:admin:schedule:edit'])
  const canRemove = usePermission(['process:admin:schedule:delete'])
  const { run: runEnabling } = useExclusiveMutation(async ({ id, name }: ScheduleRow, enabled: boolean) => {
    await call(routes.setScheduleEnabled, { params: { id }, body: { enabled } })
    invalidateRoutes(routes.listSchedules, routes.getSchedule)
    showToast('success', enabled ? t`“${name}” runs again` : t`“${name}” is switched off`)
  })
  const start = useExclusiveMutation(async ({ id, name, starter }: ScheduleRow) => {
    const person = starter.name
    const text = t`A ticket is started at once in the name of ${person}, with what the schedule holds. When it is due next does not change.`
    if (!(await confirm({ title: t`Start “${name}” now?`, text, action: t`Start now` }))) return
    const outcome = await call(routes.startScheduleNow, { params: { id } })
    invalidateRoutes(routes.listSchedules, routes.getSchedule, routes.listAllTickets)
    if (outcome.kind === 'started') showToast('success', t`Ticket ${outcome.number} started`)
    else showToast('warning', t`No ticket was started: ${outcome.message}`)
  })
  const remove = useExclusiveMutation(async ({ id, name }: ScheduleRow) => {
    const text = t`It starts no tickets any more. Those it has started stay.`
    if (!(await confirm({ title: t`Remove “${name}”?`, text, action: t`Remove schedule`, tone: 'error' }))) return
    await call(routes.deleteSchedule, { params: { id } })
    invalidateRoutes(routes.listSchedules)
    showToast('success', t`“${name}” removed`)
  })
  const menuOf = (row: ScheduleRow): RowMenuEntry[] => [
    ...(canEdit ? [{ label: t`Start now`, icon: 'send' as const, onChoose: () => void start.run(row) }] : []),
    ...(canRemove ? [{ label: t`Remove`, icon: 'trash' as const, isDestructive: true, onChoose: () => void remove.run(row) }] : []),
  ]
  // The same each time: a cell of another function is another cell, and its switch loses the focus.
  const setEnabled = useCallback((row: ScheduleRow, enabled: boolean) => void runEnabling(row, enabled), [runEnabling])
  return { menuOf, setEnabled }
}

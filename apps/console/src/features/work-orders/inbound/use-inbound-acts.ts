/** Actions on an inbound webhook in its list: switching it on and off, a new address, and removing it. */
import { type InboundRow, type InboundSecrets, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { usePermission } from '../../../shared/session/access'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import type { RowMenuEntry } from '../../../shared/ui/menus/RowMenu'

export function useInboundActs(onSecrets: (secrets: InboundSecrets) => void) {
  const { t } = useLingui()
  const canEdit = usePermission(['process:admin:inbound:edit'])
  const canRemove = usePermission(['process:admin:inbound:delete'])
  const [renewed, setRenewed] = useState<InboundRow | null>(null)
  const { run: runEnabling } = useExclusiveMutation(async ({ id, name }: InboundRow, enabled: boolean) => {
    await call(routes.setInboundEnabled, { params: { id }, body: { enabled } })
    invalidateRoutes(routes.listInboundWebhooks, routes.getInboundWebhook)
    showToast('success', enabled ? t`“${name}” takes calls again` : t`“${name}” refuses calls now`)
  })
  const renew = useExclusiveMutation(async ({ id }: InboundRow, graceHours: 0 | 24 | 168) => {
    const secrets = await call(routes.renewInboundSecrets, { params: { id }, body: { graceHours } })
    invalidateRoutes(routes.getInboundWebhook)
    setRenewed(null)
    onSecrets(secrets)
  })
  const remove = useExclusiveMutation(async ({ id, name }: InboundRow) => {
    const text = t`Its address stops working, and the log of its calls goes with it. The tickets it has started stay.`
    if (!(await confirm({ title: t`Remove “${name}”?`, text, action: t`Remove webhook`, tone: 'error' }))) return
    await call(routes.deleteInboundWebhook, { params: { id } })
    invalidateRoutes(routes.listInboundWebhooks)
    showToast('success', t`“${name}” removed`)
  })
  const menuOf = (row: InboundRow): RowMenuEntry[] => [
    ...(canEdit ? [{ label: t`Renew the address`, icon: 'key' as const, onChoose: () => setRenewed(row) }] : []),
    ...(canRemove ? [{ label: t`Remove`, icon: 'trash' as const, isDestructive: true, onChoose: () => void remove.run(row) }] : []),
  ]
  // The same each time: a cell of another function is another cell, and its switch loses the focus.
  const setEnabled = useCallback((row: InboundRow, enabled: boolean) => void runEnabling(row, enabled), [runEnabling])
  return { menuOf, setEnabled, renewed, renew, closeRenewing: () => setRenewed(null) }
}

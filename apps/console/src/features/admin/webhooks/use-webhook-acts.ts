/** Actions on a webhook of the list, besides changing it. */
import { routes, type Webhook } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import type { RowMenuEntry } from '../../../shared/ui/menus/RowMenu'
import { bodyOf } from './webhook-body'

export function useWebhookActs(onSecret: (secret: string) => void): (webhook: Webhook) => RowMenuEntry[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const test = useExclusiveMutation(async ({ id }: Webhook) => {
    await call(routes.testWebhook, { params: { id } })
    invalidateRoutes(routes.listWebhooks, routes.listDeliveries)
    void navigate(`/system/webhooks/${id}`)
  })
  const renew = useExclusiveMutation(async ({ id, name }: Webhook) => {
    const text = t`The receiver refuses calls until it has the new secret. What it refuses meanwhile is sent again.`
    if (!(await confirm({ title: t`Renew the secret of “${name}”?`, text, action: t`Renew secret`, tone: 'error' }))) return
    onSecret((await call(routes.renewWebhookSecret, { params: { id } })).secret)
  })
  const toggle = useExclusiveMutation(async (webhook: Webhook) => {
    const { id, name, enabled } = webhook
    try {
      await call(routes.changeWebhook, { params: { id }, body: { ...bodyOf(webhook), enabled: !enabled } })
    } finally {
      invalidateRoutes(routes.listWebhooks)
    }
    showToast(
      'success',
      enabled
        ? t({ message: `“${name}” is switched off`, context: 'webhook' })
        : t({ message: `“${name}” is switched on`, context: 'webhook' }),
    )
  })
  const remove = useExclusiveMutation(async ({ id, name }: Webhook) => {
    const text = t`The log of its deliveries goes with it, and what waits to be sent is not sent any more.`
    if (!(await confirm({ title: t`Remove “${name}”?`, text, action: t`Remove`, tone: 'error' }))) return
    await call(routes.removeWebhook, { params: { id } })
    invalidateRoutes(routes.listWebhooks)
    showToast('success', t`“${name}” is removed`)
  })
  return (webhook) => [
    { label: t`Send a test event`, icon: 'send', onChoose: () => void test.run(webhook) },
    ...(webhook.kind === 'signed' ? [{ label: t`Renew secret`, icon: 'key', onChoose: () => void renew.run(webhook) } as const] : []),
    webhook.enabled
      ? { label: t`Switch off`, icon: 'ban', onChoose: () => void toggle.run(webhook) }
      : { label: t`Switch on`, icon: 'play', onChoose: () => void toggle.run(webhook) },
    { label: t`Remove`, icon: 'trash', onChoose: () => void remove.run(webhook), isDestructive: true },
  ]
}

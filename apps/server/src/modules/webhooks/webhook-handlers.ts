/** Calls of webhooks and their deliveries. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import * as deliveries from './delivery-service'
import * as service from './webhook-service'

type WebhookCalls =
  | 'listWebhooks'
  | 'createWebhook'
  | 'changeWebhook'
  | 'renewWebhookSecret'
  | 'removeWebhook'
  | 'listWebhookMessages'
  | 'testWebhook'
  | 'listDeliveries'
  | 'resendDelivery'

export function webhookHandlers(deps: Deps): Pick<Handlers, WebhookCalls> {
  return {
    listWebhooks: () => service.listWebhooks(deps),
    createWebhook: ({ actor, body }) => service.createWebhook(deps, actor, body),
    changeWebhook: async ({ actor, params, body }) => {
      await service.changeWebhook(deps, actor, params.id, body)
      return null
    },
    renewWebhookSecret: ({ actor, params }) => service.renewSecret(deps, actor, params.id),
    removeWebhook: async ({ actor, params }) => {
      await service.removeWebhook(deps, actor, params.id)
      return null
    },
    listWebhookMessages: ({ query }) => service.listMessages(deps, query.locale),
    testWebhook: async ({ actor, params }) => {
      await deliveries.testWebhook(deps, actor, params.id)
      return null
    },
    listDeliveries: ({ params, query }) => deliveries.listDeliveries(deps, params.id, query.after),
    resendDelivery: async ({ actor, params }) => {
      await deliveries.resendDelivery(deps, actor, params.id, params.deliveryId)
      return null
    },
  }
}

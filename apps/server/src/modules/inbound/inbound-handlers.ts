/** The calls around inbound webhooks; what comes in at one is received in `http/inbound-routes.ts`. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import * as calls from './call-service'
import * as service from './inbound-service'
import { previewCall } from './preview-call'

type InboundCalls =
  | 'listInboundWebhooks'
  | 'getInboundWebhook'
  | 'createInboundWebhook'
  | 'updateInboundWebhook'
  | 'setInboundEnabled'
  | 'renewInboundSecrets'
  | 'deleteInboundWebhook'
  | 'previewInboundWebhook'
  | 'listInboundCalls'
  | 'getInboundCall'
  | 'retryInboundCall'

export function inboundHandlers(deps: Deps): Pick<Handlers, InboundCalls> {
  return {
    listInboundWebhooks: ({ actor, query, locale }) => service.listInbound(deps, actor, query, locale),
    getInboundWebhook: ({ actor, params, locale }) => service.getInbound(deps, actor, params.id, locale),
    createInboundWebhook: ({ actor, body, facts, locale }) => service.createInbound(deps, actor, body, { site: facts.site, locale }),
    updateInboundWebhook: async ({ actor, params: { id }, body: { revision, ...fields }, locale }) => {
      await service.updateInbound(deps, actor, { id, revision, fields }, locale)
      return null
    },
    setInboundEnabled: async ({ actor, params, body }) => {
      await service.setInboundEnabled(deps, actor, params.id, body.enabled)
      return null
    },
    renewInboundSecrets: ({ actor, params: { id }, body: { graceHours }, facts, locale }) =>
      service.renewSecrets(deps, actor, { id, graceHours }, { site: facts.site, locale }),
    deleteInboundWebhook: async ({ actor, params }) => {
      await service.deleteInbound(deps, actor, params.id)
      return null
    },
    previewInboundWebhook: ({ actor, body, locale }) => previewCall(deps, actor, body, locale),
    listInboundCalls: ({ actor, params, query, locale }) => calls.listCalls(deps, actor, params.id, { after: query.after, locale }),
    getInboundCall: ({ actor, params, locale }) => calls.getCall(deps, actor, params, locale),
    retryInboundCall: ({ actor, params, locale }) => calls.retryCall(deps, actor, params, locale),
  }
}

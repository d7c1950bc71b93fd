/** Every change around inbound webhooks, by the call and the kind of its entry in the audit log. */
import { type AuditStage, HEADERS } from './audit-stage'

const PLACE = '/api/v2/inbound-webhooks'

export function inboundChanges(stage: AuditStage) {
  const fields = () => ({
    name: stage.fresh(),
    processId: stage.processId,
    starterId: stage.office.requester.user.id,
    values: { reason: '告警', days: 1 },
  })
  const make = (more: object = {}) => stage.admin.post(PLACE, { ...fields(), ...more }, HEADERS)
  const made = async () => `${PLACE}/${(await make()).textAt('id')}`
  const triedAgain = async () => {
    const answer = await make({ enabled: false })
    const place = `${PLACE}/${answer.textAt('id')}`
    await stage.test.anonymous.post(new URL(answer.textAt('address')).pathname, {})
    const call = (await stage.admin.get(`${place}/calls`)).textAt('list.0.id')
    return stage.admin.post(`${place}/calls/${call}/retry`, undefined, HEADERS)
  }
  return {
    createInboundWebhook: { 'inbound.created': () => make() },
    updateInboundWebhook: { 'inbound.changed': async () => stage.admin.put(await made(), { ...fields(), revision: 1 }, HEADERS) },
    setInboundEnabled: { 'inbound.changed': async () => stage.admin.put(`${await made()}/enabled`, { enabled: false }, HEADERS) },
    renewInboundSecrets: {
      'inbound.secrets-renewed': async () => stage.admin.post(`${await made()}/secrets`, { graceHours: 24 }, HEADERS),
    },
    deleteInboundWebhook: { 'inbound.removed': async () => stage.admin.delete(await made(), HEADERS) },
    retryInboundCall: { 'inbound.call-retried': triedAgain },
  }
}

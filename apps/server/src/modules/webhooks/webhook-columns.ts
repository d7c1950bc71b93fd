/** What of a webhook stands in its row, and what is sealed there, by its kind. */
import type { RouteBody, routes } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { refuseAt } from '../../domain/refusal'
import { type RobotPlace, placeOf, placeText, shownAddress } from './robots/robot-place'
import { newSecret, secretPurpose } from './signature'
import type { WebhookRow } from './webhook-repo'

/** Fields of a new one, or of a changed one, whose empty address or secret means that the stored one stays. */
export type Fields = RouteBody<typeof routes.createWebhook>
type Columns = Pick<WebhookRow, 'kind' | 'name' | 'enabled' | 'events' | 'processIds' | 'includeValues' | 'locale' | 'isSigned'>

/** The columns of other kinds get values without effect. */
export function columnsOf(fields: Fields): Columns {
  const { name, enabled } = fields
  const [events, processIds] = [[...new Set(fields.events)], [...new Set(fields.processIds)]]
  const shared = { name, enabled, events, processIds }
  return fields.kind === 'signed'
    ? { ...shared, kind: fields.kind, includeValues: fields.includeValues, locale: null, isSigned: false }
    : { ...shared, kind: fields.kind, includeValues: false, locale: fields.locale, isSigned: fields.isSigned }
}

interface Placed {
  /** As it may be shown. */
  readonly url: string
  /** In clear, to be sealed; missing: what is sealed stays. */
  readonly secret?: string
  /** Its address; null: it cannot be read any more. */
  readonly address: string | null
  /** The secrets that were given again, by the names of their fields. */
  readonly changedSecrets: readonly string[]
}

export function placeOfNew(fields: Fields): Placed & { readonly secret: string } {
  if (fields.kind === 'signed') return { url: fields.url, secret: newSecret(), address: fields.url, changedSecrets: [] }
  const address = fields.url
  const signingSecret = fields.isSigned ? fields.signingSecret : ''
  return { url: shownAddress(address), secret: placeText({ address, signingSecret }), address, changedSecrets: [] }
}

/**
 * @param kept - the sealed part of a robot, null where it cannot be read
 * @throws {Refusal} `webhook.secret-again` at the field that has to be given again
 */
export function placeOfEdited(fields: Fields, before: Pick<WebhookRow, 'url'>, kept: RobotPlace | null): Placed {
  if (fields.kind === 'signed') return { url: fields.url, address: fields.url, changedSecrets: [] }
  // An unreadable one may be switched off, since nothing is lost by that.
  if (kept === null && fields.url === '' && fields.signingSecret === '') return { url: before.url, address: null, changedSecrets: [] }
  const address = fields.url === '' ? kept?.address : fields.url
  const secret = !fields.isSigned ? '' : fields.signingSecret === '' ? kept?.signingSecret : fields.signingSecret
  if (fields.isSigned && (secret ?? '') === '') throw refuseAt(['signingSecret'], 'webhook.secret-again')
  const changedSecrets = [
    ...(address !== undefined && address !== kept?.address ? ['url'] : []),
    ...(secret !== undefined && secret !== (kept?.signingSecret ?? '') ? ['signingSecret'] : []),
  ]
  if (changedSecrets.length === 0) return { url: before.url, address: address ?? null, changedSecrets }
  if (address === undefined) throw refuseAt(['url'], 'webhook.secret-again')
  return { url: shownAddress(address), secret: placeText({ address, signingSecret: secret ?? '' }), address, changedSecrets }
}

export async function openPlace(
  { secrets }: Pick<Deps, 'secrets'>,
  { id, kind, secret }: Pick<WebhookRow, 'id' | 'kind' | 'secret'>,
): Promise<RobotPlace | null> {
  const opened = kind === 'signed' ? null : await secrets.open(secretPurpose(id), secret)
  return opened === null ? null : placeOf(opened)
}

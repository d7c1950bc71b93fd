/** The two secrets of an inbound webhook: the one in its address, of which a hash is kept, and the one that calls are signed with, which is sealed. */
import { type InboundSecrets, pathOf, routes } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { hashToken, newToken } from '../session/tokens'
import { newSecret } from '../webhooks/signature'

export const signingPurpose = (webhookId: string): string => `inbound webhook ${webhookId}`

export interface NewSecrets {
  readonly shown: InboundSecrets
  readonly kept: { readonly secretHash: Buffer; readonly signingSecret: string }
}

/** @param site - where people reach it, as `https://site.example` */
export async function newSecrets({ secrets }: Pick<Deps, 'secrets'>, webhookId: string, site: string): Promise<NewSecrets> {
  const [secret, signingSecret] = [newToken(), newSecret()]
  const address = site + pathOf(routes.receiveInboundCall, { secret })
  const sealed = await secrets.seal(signingPurpose(webhookId), signingSecret)
  return { shown: { address, signingSecret }, kept: { secretHash: hashToken(secret), signingSecret: sealed } }
}

/** For which site passkeys are: the address people use, which is configured (`PUBLIC_URL`) or read from the request. */
import type { Deps } from '../../deps'
import type { CallFacts } from '../call'

export interface RelyingParty {
  /** The host without its port: what a passkey is bound to. */
  readonly id: string
  /** As the browser names the page. */
  readonly origin: string
}

/** A forged `Host` gains nothing: the browser signs with the page's own. */
export function relyingParty({ publicUrl }: Pick<Deps, 'publicUrl'>, { site }: Pick<CallFacts, 'site'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl ?? site)
  return { id: hostname, origin }
}

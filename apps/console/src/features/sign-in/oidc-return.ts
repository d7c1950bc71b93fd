/** Stored in this tab while somebody is at the OpenID provider, and taken back on their return. Another tab, or an address of somebody else, completes nothing. */
import { tabStorage } from '../../shared/browser-storage'

const KEPT = 'oidc-sign-in'

interface Kept {
  readonly ticket: string
  /** Where the address asked to go; not to be trusted. */
  readonly redirect: string
}

export interface OidcReturn extends Kept {
  /** Of the address, as the provider wrote it. */
  readonly query: string
}

export function keepForReturn(kept: Kept): void {
  tabStorage.write(KEPT, JSON.stringify(kept))
}

/** Removes it, from the address and the history too. @returns null for a page that is not a return. */
export function takeReturn(): OidcReturn | null {
  const query = new URLSearchParams(location.search)
  if (!query.has('state') || !(query.has('code') || query.has('error'))) return null
  const text = tabStorage.read(KEPT)
  tabStorage.remove(KEPT)
  history.replaceState(history.state, '', location.pathname)
  return { query: query.toString(), ...readKept(text) }
}

function readKept(text: string | null): Kept {
  try {
    const { ticket, redirect }: Partial<Record<keyof Kept, unknown>> = Object(JSON.parse(text ?? '{}'))
    return { ticket: typeof ticket === 'string' ? ticket : '', redirect: typeof redirect === 'string' ? redirect : '' }
  } catch {
    return { ticket: '', redirect: '' }
  }
}

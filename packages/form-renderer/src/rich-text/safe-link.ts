/** Which addresses a link in a rich text may lead to. */
import { isSafeAddress } from '@formwork/form-schema'

const SCHEMES = /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()./-]+)$/i

/** True for web addresses, paths and anchors of this site, mail and telephone. */
export function isSafeLink(address: string): boolean {
  const trimmed = address.trim()
  return SCHEMES.test(trimmed) || (!/^blob:/i.test(trimmed) && isSafeAddress(trimmed))
}

/**
 * What a person typed as the address of a link, with the scheme they left out.
 *
 * @returns null when it may not be followed.
 * @example readLink('example.com') // 'https://example.com'
 */
export function readLink(typed: string): string | null {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  const address = /^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(text) ? text : `https://${text}`
  return text !== '' && isSafeLink(address) ? address : null
}

/** The address of a robot and its signing secret: sealed as one, and shown only as far as needed to distinguish robots. */
import { z } from 'zod'

const placeSchema = z.object({ address: z.string(), signingSecret: z.string() })
export type RobotPlace = z.output<typeof placeSchema>

/** As it is sealed. */
export const placeText = ({ address, signingSecret }: RobotPlace): string => JSON.stringify({ address, signingSecret })

/** @returns null when the address belongs to no known robot */
export function placeOf(text: string): RobotPlace | null {
  try {
    return placeSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const SHOWN_LAST_CHARACTERS = 4
/** Shorter addresses are not shown at all. */
const LONG_ENOUGH = 24

/** The host, and the last characters of the secret part. */
export function shownAddress(address: string): string {
  const url = URL.parse(address)
  // Nothing of an address that is refused before it is stored.
  if (url === null) return ''
  const { origin, pathname, search } = url
  const secret = `${pathname}${search}`
  return `${origin}/…${secret.length < LONG_ENOUGH ? '' : secret.slice(-SHOWN_LAST_CHARACTERS)}`
}

/** Parts of an address that are shorter name a path, not a robot. */
const SECRET_LENGTH = 8

/** A response that repeats the address of its call is stored without it, wherever it occurs and however it is encoded. */
export function withoutSecrets(text: string, { address, signingSecret }: RobotPlace): string {
  const { pathname, search } = new URL(address)
  const written = [...pathname.split('/'), ...search.slice(1).split(/[&=]/)]
  const parts = [...written.flatMap((part) => [part, decoded(part)]), signingSecret, encodeURIComponent(signingSecret)]
  return parts
    .filter(({ length }) => length >= SECRET_LENGTH)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, part) => left.replaceAll(part, '…'), text)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

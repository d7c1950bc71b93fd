/** Errors of fields, in words. One list for those the browser finds and those of the server: both run the same schema. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface FieldWords {
  /** The name of the field, as people read it. */
  readonly label: string
  /** In place of the usual sentence when nothing was entered or chosen. */
  readonly missing?: string
  /** The text for a rule of the form itself, which no schema describes. */
  readonly invalid?: string
}

/** zod's code for it, and the code's limit, format or type. */
export interface IssueFacts {
  readonly code: string
  readonly params?: object | undefined
}

const FORMATS = {
  username: msg`Use letters, digits and . _ @ -`,
  'role-key': msg`Start with a letter, then letters, digits, _ or -`,
  code: msg`Use letters, digits, _ and -`,
  'menu-path': msg`Use letters, digits, _ - : and / between parts`,
  email: msg`This is not an e-mail address`,
  host: msg`This is not the name of a machine`,
  'site-address': msg`Start with https:// or http://`,
  logo: msg`Start with /: pictures come from this server only`,
} as const

const isKnownFormat = (format: unknown): format is keyof typeof FORMATS => typeof format === 'string' && Object.hasOwn(FORMATS, format)

export function issueText({ code, params = {} }: IssueFacts, { label, missing, invalid }: FieldWords): string {
  const { minimum, maximum, origin, format, expected } = { minimum: 0, maximum: 0, origin: '', format: '', expected: '', ...params }
  if (expected === 'number' || expected === 'int') return i18n._(msg`Enter a whole number`)
  // Ids and fixed words are chosen, not typed: an invalid one means that nothing was chosen.
  if ((code === 'too_small' && origin === 'array') || code === 'invalid_type' || code === 'invalid_value' || format === 'uuid')
    return missing ?? i18n._(msg`Make a choice for “${label}”`)
  if (code === 'too_small' && origin === 'string')
    return minimum === 1 ? (missing ?? i18n._(msg`Fill in “${label}”`)) : i18n._(msg`Use at least ${minimum} characters`)
  if (code === 'too_small') return i18n._(msg`Enter ${minimum} or more`)
  if (code === 'too_big' && origin === 'string') return i18n._(msg`Use at most ${maximum} characters`)
  if (code === 'too_big' && origin === 'array') return i18n._(msg`Choose at most ${maximum}`)
  if (code === 'too_big') return i18n._(msg`Enter ${maximum} or less`)
  if (format === 'name') return i18n._(msg`“${label}” contains characters that nobody sees. Type it instead of pasting it`)
  if (isKnownFormat(format)) return i18n._(FORMATS[format])
  return invalid ?? i18n._(msg`“${label}” cannot be saved like this`)
}

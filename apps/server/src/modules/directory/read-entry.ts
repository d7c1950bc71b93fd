/** What an entry of the directory says of a person, cut and cleaned to what is stored here. */
import { type LdapField, type LdapSettings, siteSettingsSchema, userEditSchema, usernameSchema } from '@formwork/api-contract'
import type { Entry } from 'ldapts'
import { usernameKeyOf } from '../session/account-repo'

export interface DirectoryPerson {
  readonly username: string
  readonly nickName: string
  readonly phone: string
  readonly email: string
  /** Of a picture on this site; others would not be shown. */
  readonly avatar: string
  readonly remark: string
}

const { nickName, phone, email, remark } = userEditSchema.shape
const { logo: avatar } = siteSettingsSchema.shape
const LONGEST = { nickName: 64, phone: 32, remark: 500 } as const

/**
 * @param typed - at sign-in
 * @returns null when the entry's user name is another one than was typed, or none that can be had here. A directory compares more loosely than we do
 *     (spaces, forms of a letter); failures are counted by what was typed, and each spelling would be counted separately.
 */
export function readEntry(
  entry: Entry,
  { userField, fields }: Pick<LdapSettings, 'userField' | 'fields'>,
  typed: string,
): DirectoryPerson | null {
  const name = valuesOf(entry, userField).find((value) => usernameKeyOf(value) === usernameKeyOf(typed))
  const username = usernameSchema.safeParse(name)
  if (!username.success) return null
  const textOf = (field: LdapField) =>
    fields[field] === '' ? '' : (valuesOf(entry, fields[field])[0] ?? '').replaceAll('\u0000', '').toWellFormed().trim()
  const cut = (field: keyof typeof LONGEST) => Array.from(textOf(field)).slice(0, LONGEST[field]).join('')
  return {
    username: username.data,
    nickName: parsed(nickName, cut('nickName')) || username.data,
    phone: parsed(phone, cut('phone')),
    email: parsed(email, textOf('email')),
    avatar: parsed(avatar, textOf('avatar')),
    remark: parsed(remark, cut('remark')),
  }
}

const parsed = (
  schema: { safeParse(value: unknown): { readonly success: boolean; readonly data?: string | undefined } },
  text: string,
): string => schema.safeParse(text).data ?? ''

/** Texts only; names of attributes are compared as directories do, whatever their case. */
function valuesOf(entry: Entry, attribute: string): string[] {
  const name = attribute.toLowerCase()
  // The library adds an empty list under the name that was asked for when the directory spells it otherwise.
  return Object.entries(entry)
    .flatMap(([key, value]) => (key.toLowerCase() === name ? value : []))
    .filter((one) => typeof one === 'string')
}

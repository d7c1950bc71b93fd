/** What people have written, prepared for a message: one line of limited length, without anything that a chat would read as markup. */

/** Ends of lines, control characters, marks that change the text direction, and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/gu
const MAX_CHARACTERS = 120

/** For places that take no markup. */
export function oneLine(text: string): string {
  const line = text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/gu, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= MAX_CHARACTERS
    ? line
    : `${characters
        .slice(0, MAX_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`
}

/** Signs of emphasis, links, code, headings, tables, images, tags, entities, and the one that calls people. */
const MARKUP = /[!#$&*<>@[\\\]^_`{|}~]/g
const FULL_WIDTH = 0xfee0

/**
 * For places that take markup: their dialects have no escape character, so each such character is replaced by its full-width form, which has no meaning to
 * them and reads the same. A text that begins like an address is no address any more.
 */
export const withoutMarkup = (text: string): string =>
  oneLine(text)
    .replaceAll('://', '：//')
    .replaceAll(MARKUP, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + FULL_WIDTH))

/** As a line of its own. */
export const labelled = (label: string, value: string): string => `${label}${/\p{Script=Han}/u.test(label) ? '：' : ': '}${value}`

/** In a link of our own, whose address the settings name. */
export const linkAddress = (address: string): string =>
  address.replaceAll(/[()<>[\]|\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

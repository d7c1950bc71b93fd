/** What people have written, on its way into a message: one line of a bounded length, and nothing in it that a chat would take for markup of its own. */

/** Ends of lines, control characters, and marks that turn the direction of what stands beside them or are seen by nobody. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/gu
const MOST_CHARACTERS = 120

/** For places that take no markup. */
export function oneLine(text: string): string {
  const line = text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/gu, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= MOST_CHARACTERS
    ? line
    : `${characters
        .slice(0, MOST_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`
}

/** Signs of emphasis, links, code, headings, tables, images, tags, entities, and the one that calls people. */
const MARKUP = /[!#$&*<>@[\\\]^_`{|}~]/g
const FULL_WIDTH = 0xfee0

/**
 * For places that take markup: their dialects know no sign that takes its meaning from another one, so each stands as its wide twin, which means nothing to
 * them and reads the same. What begins like an address does not any more.
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

/** Mentions in the text of a comment: an @ followed by a name. The ids are kept beside the text, since names are not unique. */
export interface Mentioned {
  readonly id: string
  readonly name: string
}

/** The word after an @ at the cursor, with the position of the @. */
export interface OpenMention {
  readonly at: number
  readonly word: string
}

/** No name is longer. */
const LONGEST = 32

/** An @ at the beginning of a word (Chinese has no spaces: after any character that belongs to no address), with no space after it yet. */
export function openMention(text: string, cursor: number): OpenMention | null {
  const before = text.slice(Math.max(0, cursor - LONGEST - 1), cursor)
  const at = before.lastIndexOf('@')
  if (at < 0) return null
  const word = before.slice(at + 1)
  const isAddress = /[\w.+-]$/.test(before.slice(0, at))
  return isAddress || /[\s@]/.test(word) ? null : { at: cursor - word.length - 1, word }
}

/** The text with that name in place of the open word, and the new cursor position. */
export function withMention(text: string, { at, word }: OpenMention, name: string): { readonly text: string; readonly cursor: number } {
  const before = `${text.slice(0, at)}@${name} `
  return { text: `${before}${text.slice(at + 1 + word.length).replace(/^ /, '')}`, cursor: before.length }
}

/** The chosen people whose name is still in the text; each once. */
export function mentionedIn(text: string, chosen: readonly Mentioned[]): Mentioned[] {
  const each = new Map(chosen.map((person) => [person.id, person]))
  return [...each.values()].filter(({ name }) => text.includes(`@${name}`))
}

export type TextPart = { readonly kind: 'text' | 'mention'; readonly text: string; readonly at: number }

/** A text in its parts, so that mentions can be shown as such. The longest name wins where one begins with another. */
export function partsOf(text: string, mentions: readonly Mentioned[]): TextPart[] {
  const names = [...new Set(mentions.map(({ name }) => `@${name}`))].toSorted((a, b) => b.length - a.length)
  const parts: TextPart[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = names.find((one) => text.startsWith(one, at))
    if (name === undefined || at < from) continue
    if (at > from) parts.push({ kind: 'text', text: text.slice(from, at), at: from })
    parts.push({ kind: 'mention', text: name, at })
    from = at + name.length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from), at: from })
  return parts
}

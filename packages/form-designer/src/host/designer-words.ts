/** Words of a host's over those of a language. */
import type { DesignerMessages } from '../messages/designer-messages'

/** Any part of `T`, as deep as it goes; a sentence stays a function of the same arguments. */
type PartOf<T> = T extends (...args: never) => unknown ? T : T extends object ? { readonly [K in keyof T]?: PartOf<T[K]> } : T

/**
 * Words of the designer that a host says differently.
 *
 * @example const words: DesignerWords = { toolbar: { preview: 'Try it' }, widgets: { input: 'Line of text' } }
 */
export type DesignerWords = PartOf<DesignerMessages>

/** The messages with the host's words in front. What is no word of ours is left out, whatever a host without a compiler hands over. */
export function withWords(messages: DesignerMessages, words: DesignerWords | undefined): DesignerMessages {
  if (words === undefined) return messages
  const { palette, ...others } = merged(messages, words)
  // A tab is a short form of the title: with another title it is left out.
  const isRetitled = typeof words.palette?.title === 'string' && typeof words.palette.tab !== 'string'
  return { ...others, palette: isRetitled ? { ...palette, tab: palette.title } : palette }
}

function merged<T extends object>(ours: T, theirs: object): T {
  const given = new Map(Object.entries(theirs))
  const entries = Object.entries(ours).map(([name, value]: [string, unknown]) => {
    const next: unknown = given.get(name)
    if (typeof value === 'object' && value !== null) return [name, typeof next === 'object' && next !== null ? merged(value, next) : value]
    return [name, typeof next === typeof value ? next : value]
  })
  // The same keys, and for each of them a value of the same kind.
  return Object.fromEntries(entries) as T
}

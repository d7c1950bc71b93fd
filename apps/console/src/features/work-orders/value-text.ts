/** A value of a form in a few words, for a line of the timeline. */
export interface ValueWords {
  readonly yes: string
  readonly no: string
  readonly empty: string
  /** Between entries of a list. */
  readonly and: string
}

/** Longer texts are cut: the form has them whole. */
const LONGEST = 200

export function valueText(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return words.empty
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return cut(value.map((entry) => valueText(entry, words)).join(words.and))
  if (typeof value === 'object') return cut(named(value) ?? JSON.stringify(value))
  return cut(typeof value === 'string' ? value : JSON.stringify(value))
}

/** Files and chosen entries carry a name. */
function named(value: object): string | null {
  const name = 'name' in value ? value.name : 'label' in value ? value.label : null
  return typeof name === 'string' ? name : null
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** Makes text of a form safe to print: control sequences in a definition must not reach the terminal. */

// Control characters, line ends, marks that turn the writing direction, and the invisible ones: each is printed as its escape.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** One line of printable text; control characters become `\u{…}`. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
}

/** A path as `list[2].options["a b"]`; the empty path is the empty text. */
export function placeText(path: readonly (string | number)[]): string {
  const parts = path.map((part, index) => {
    if (typeof part === 'number') return `[${part}]`
    if (!/^[\p{L}\p{N}_$-]+$/u.test(part)) return `[${JSON.stringify(part)}]`
    return index === 0 ? part : `.${part}`
  })
  return printable(parts.join(''))
}

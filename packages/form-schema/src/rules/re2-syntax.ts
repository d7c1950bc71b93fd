/**
 * Rewrites the source of a JavaScript regular expression so that RE2 reads it with the same meaning. The two agree on most of the syntax;
 * this covers where they differ silently: white space beyond ASCII, escaped letters without a meaning, and brackets inside classes.
 */

/** White space as JavaScript counts it, the ideographic space of Chinese text included. */
const SPACE = '\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}'
const NOT_SPACE =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}' +
  '\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}'

/** Letters and digits that JavaScript gives a meaning after a backslash. `k` is not among them: a reference by name is refused. */
const MEANINGFUL = /[bBcdDfnpPrtuvwWx0-9]/

/**
 * The source for RE2, or null when it refers back to a group by name, which cannot run in linear time.
 */
export function toRe2Syntax(source: string): string | null {
  let written = ''
  let isInClass = false
  for (let at = 0; at < source.length; at++) {
    const character = source.charAt(at)
    if (character === '\\') {
      at++
      const codePoint = source.codePointAt(at)
      if (codePoint === undefined) return `${written}\\` // a lone backslash at the end: RE2 refuses it with its own words
      const escaped = String.fromCodePoint(codePoint)
      if (escaped.length > 1) at++
      if (escaped === 'k' && source.charAt(at + 1) === '<') return null
      written += escapeFor(escaped, isInClass)
    } else if (isInClass) {
      if (character === ']') isInClass = false
      // RE2 would read `[:alpha:]` inside a class.
      written += character === '[' ? '\\[' : character
    } else {
      if (character === '[') isInClass = true
      written += character
    }
  }
  return written
}

function escapeFor(escaped: string, isInClass: boolean): string {
  if (escaped === 's') return isInClass ? SPACE : `[${SPACE}]`
  if (escaped === 'S') return isInClass ? NOT_SPACE : `[${NOT_SPACE}]`
  if (escaped === 'b' && isInClass) return '\\x{8}'
  const isAsciiSign = /^[!-/:-@[-`{-~ ]$/.test(escaped)
  if (isAsciiSign || MEANINGFUL.test(escaped)) return `\\${escaped}`
  return escaped
}

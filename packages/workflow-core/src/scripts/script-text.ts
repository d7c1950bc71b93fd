/** What is seen in the text of a script without an engine that reads it: whether it does anything, and which fields it reads by name. */

/** Texts and comments, of which only the former may hold what looks like the latter. Regular expressions are not told apart: what is said of them is a warning. */
const TEXT_OR_COMMENT = /(["'`])(?:\\[\s\S]|(?!\1)[^\\])*\1|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

const withoutComments = (code: string): string => code.replaceAll(TEXT_OR_COMMENT, (found) => (found.startsWith('/') ? ' ' : found))
/** Where texts stand, nothing is read. */
const withoutTexts = (code: string): string => withoutComments(code).replaceAll(TEXT_OR_COMMENT, (found) => found.slice(0, 1).repeat(2))

export const scriptSays = (code: string): boolean => withoutComments(code).trim() !== ''

const BY_NAME = /(?<![.\w$])values\s*(?:\?\.|\.)\s*([A-Za-z_$][\w$]*)/g
const BY_TEXT = /(?<![.\w$])values\s*(?:\?\.)?\[\s*(["'])([^"'\\\n]+)\1\s*\]/g
/** Then `values` is something of the script's own. */
const OWN_VALUES = /(?:\b(?:let|const|var|function)\s+values\b)|[({,]\s*values\s*(?:=>|\)\s*=>)/

/** Each once, in the order in which they are read; none where they cannot be told. */
export function fieldsRead(code: string): string[] {
  const bare = withoutTexts(code)
  if (OWN_VALUES.test(bare)) return []
  const named = [...bare.matchAll(BY_NAME)].map(([, name = '']) => name)
  const quoted = [...withoutComments(code).matchAll(BY_TEXT)].map(([, , name = '']) => name)
  return [...new Set([...named, ...quoted])]
}

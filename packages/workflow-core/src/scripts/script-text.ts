/** What the text of a script shows without an engine: whether it does anything, and which fields it reads by name. */

/** Texts and comments, of which only the former may contain what looks like the latter. Regular expressions are not recognised: findings about them are warnings. */
const TEXT_OR_COMMENT = /(["'`])(?:\\[\s\S]|(?!\1)[^\\])*\1|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

const withoutComments = (code: string): string => code.replaceAll(TEXT_OR_COMMENT, (found) => (found.startsWith('/') ? ' ' : found))
/** Where texts stand, nothing is read. */
const withoutTexts = (code: string): string => withoutComments(code).replaceAll(TEXT_OR_COMMENT, (found) => found.slice(0, 1).repeat(2))

export const hasStatements = (code: string): boolean => withoutComments(code).trim() !== ''

const BY_NAME = /(?<![.\w$])values\s*(?:\?\.|\.)\s*([A-Za-z_$][\w$]*)/g
const BY_TEXT = /(?<![.\w$])values\s*(?:\?\.)?\[\s*(["'])([^"'\\\n]+)\1\s*\]/g
/** Then `values` is something of the script's own. */
const OWN_VALUES = /(?:\b(?:let|const|var|function)\s+values\b)|[({,]\s*values\s*(?:=>|\)\s*=>)/

/** Each once, in order; none where they cannot be determined. */
export function fieldsRead(code: string): string[] {
  const bare = withoutTexts(code)
  if (OWN_VALUES.test(bare)) return []
  const named = [...bare.matchAll(BY_NAME)].map(([, name = '']) => name)
  const quoted = [...withoutComments(code).matchAll(BY_TEXT)].map(([, , name = '']) => name)
  return [...new Set([...named, ...quoted])]
}

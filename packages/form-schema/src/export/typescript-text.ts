/** Pieces of TypeScript source made from a form's texts: nothing of a form can end a comment, a string or a line. */
import type { ChoiceValue } from '../options/choices'

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/
/** What a `//` comment or an unaware reader would take for the end of a line, and what no source file can hold. */
const LINE_ENDS_AND_HALVES = /[\u2028\u2029\0]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Words that name nothing: those of the language, and types that are there already. */
const TAKEN: ReadonlySet<string> = new Set(
  `any as async await bigint boolean break case catch class const continue debugger default delete do else enum export extends false finally for function if
  implements import in instanceof interface let never new null number object package private protected public return static string super switch symbol
  this throw true try typeof undefined unknown var void while with yield`.split(/\s+/),
)

/** @throws {RangeError} when `name` is no identifier, or one that is taken. */
export function checkIdentifier(name: string): void {
  if (!IDENTIFIER.test(name) || TAKEN.has(name)) throw new RangeError(`${name} is not an identifier`)
}

/** A key of an object or interface: itself when it is an identifier, else a string. */
export function asPropertyName(name: string): string {
  return IDENTIFIER.test(name) ? name : asLiteral(name)
}

/** A literal of the language: a string in single quotes, a number, a boolean, null. */
export function asLiteral(value: ChoiceValue | null): string {
  if (typeof value !== 'string') return String(value)
  const inside = JSON.stringify(value).slice(1, -1).replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)
  return `'${inside.replaceAll(LINE_ENDS_AND_HALVES, escaped)}'`
}

/** A text as a one-line comment; '' when there is nothing to say. */
export function asComment(text: string): string {
  const line = oneLine(text)
  return line === '' ? '' : `/** ${line} */`
}

/** A text on one line that cannot end a comment. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(LINE_ENDS_AND_HALVES, '\uFFFD').replaceAll('*/', String.raw`*\/`).trim()
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

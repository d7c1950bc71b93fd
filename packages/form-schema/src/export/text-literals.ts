/** Checks of texts by regular expressions of our own, or safe ones: never stricter than `validateValues`. */
import type { FurtherRules } from '../options/further-rules'
import type { TextForm } from '../value-shape'
import { patternLiteral } from './safe-pattern'
import type { MemberShape } from './value-shapes'

/** The shape of a text by its data type; an address has fine points that an expression does not tell. */
const DATA_TYPE_LITERALS: Partial<Readonly<Record<string, string>>> = {
  hex: '/^#?(?:[\\dA-Fa-f]{3}|[\\dA-Fa-f]{6})$/u',
  email: '/^[^\\s<>()[\\]\\\\,;:@"]{1,64}@[^\\s@]{1,253}$/u',
  url: '/^(?:[Hh][Tt][Tt][Pp][Ss]?:|[Ff][Tt][Pp]:)?\\/\\/\\S{1,2048}$/u',
}

const COLOR_LITERAL = '/^(?:#(?:[\\dA-Fa-f]{3}|[\\dA-Fa-f]{6}|[\\dA-Fa-f]{8})|[Rr][Gg][Bb][Aa]?\\([\\d\\s,.]{5,58}\\))$/u'

const TOKENS: Readonly<Record<string, string>> = {
  yyyy: '\\d{4}',
  MM: '(?:0[1-9]|1[0-2])',
  dd: '(?:0[1-9]|[12]\\d|3[01])',
  HH: '(?:[01]\\d|2[0-3])',
  mm: '[0-5]\\d',
  ss: '[0-5]\\d',
}

/** Regular-expression literals that every accepted text of this shape matches; all have the flag `u` and no other. */
export function textLiterals({ form, pattern }: Extract<MemberShape, { kind: 'text' }>): readonly string[] {
  return [formLiteral(form), patternLiteral(pattern)].filter((literal) => literal !== null)
}

/** The same expressions without their slashes, for notations that have no literals. */
export const textPatterns = (shape: Extract<MemberShape, { kind: 'text' }>): readonly string[] =>
  textLiterals(shape).map((literal) => literal.slice(1, -2))

/** A text that becomes a number or a boolean, with the rules for its spelling. */
type SpeltShape = Extract<MemberShape, { kind: 'number-text' | 'boolean-text' }>

/** The rules for the spelling of such a value, as the source of one function; empty without any. */
export function spellingSource({ maxLength, pattern }: SpeltShape, { minLength = 0 }: FurtherRules): readonly string[] {
  const literal = patternLiteral(pattern)
  const asked = [
    ...(minLength > 0 ? [`text.length >= ${minLength}`] : []),
    ...(maxLength === null ? [] : [`text.length <= ${maxLength}`]),
    ...(literal === null ? [] : [`${literal}.test(text)`]),
  ]
  return asked.length === 0 ? [] : [`(text: string) => ${asked.join(' && ')}`]
}

function formLiteral(form: TextForm): string | null {
  switch (form.is) {
    case 'typed':
      return DATA_TYPE_LITERALS[form.dataType] ?? null
    case 'date':
    case 'time':
      return formatLiteral(form.format)
    case 'color':
      return COLOR_LITERAL
    case 'lines':
    case 'html':
    case 'own':
      return null
  }
}

/** A text of the given date format: `/^\d{4}-(?:0[1-9]|1[0-2])$/u` for `yyyy-MM`. Whether the day exists is not asked. */
export function formatLiteral(format: string): string {
  const pieces = format.match(/yyyy|MM|dd|HH|mm|ss|[^]/gu) ?? []
  return `/^${pieces.map((piece) => (Object.hasOwn(TOKENS, piece) ? TOKENS[piece] : literalPiece(piece))).join('')}$/u`
}

function literalPiece(character: string): string {
  if (/[\p{L}\p{N} :,_-]/u.test(character)) return character
  if (/[/.()[\]]/.test(character)) return `\\${character}`
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

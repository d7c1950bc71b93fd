/** One value as people read it: labels instead of codes, dates and numbers as their language writes them. */
import { htmlText } from './html-text'
import { isList, isObject, ownValue } from '../json'
import type { TreeChoice } from '../options/choice-tree'
import { choicePath } from '../options/choice-tree'
import { type Choice, choiceLabel, findChoice } from '../options/choices'
import type { ValueShape } from '../value-shape'
import type { AnswerWords } from './answer-words'
import { momentText } from './moment-text'

/** How values are written. */
export interface TextStyle {
  /** The language of numbers and dates. */
  readonly locale: string
  readonly words: AnswerWords
  /** Where moments in milliseconds are read; the time zone of the machine where it is undefined. */
  readonly timeZone: string | undefined
  /** The choices of a field that loads them; null where they are not known. */
  readonly choices: readonly TreeChoice[] | null
}

/** The texts of a value, one for each of its parts: the items of a list, the start and end of a pair as one, else the value. */
export function displayTexts(value: unknown, shape: ValueShape, style: TextStyle): readonly string[] {
  if (shape.kind === 'list' && isList(value)) return value.flatMap((item) => displayTexts(item, shape.item, style))
  return [displayText(value, shape, style)]
}

function displayText(value: unknown, shape: ValueShape, style: TextStyle): string {
  const { locale, words, timeZone, choices } = style
  switch (shape.kind) {
    case 'text':
      return plainText(value, shape, style)
    case 'number':
    case 'number-text':
      return typeof value === 'number' ? numberText(value, locale) : asText(value)
    case 'boolean':
    case 'boolean-text':
      return value === true || value === 'true' ? words.yes : value === false || value === 'false' ? words.no : asText(value)
    case 'timestamp':
      return typeof value === 'number' ? momentText(new Date(value), shape.format, locale, timeZone) : asText(value)
    case 'choice':
      return labelOf(shape.choices ?? choices ?? [], value)
    case 'path':
      return pathText(shape.tree ?? choices, value)
    case 'pair':
      return isList(value) ? value.map((item) => displayText(item, shape.item, style)).join(words.between) : asText(value)
    case 'list':
      return isList(value) ? displayTexts(value, shape, style).join(words.comma) : asText(value)
    case 'file':
      return fileName(value)
    case 'row':
    case 'object':
    case 'anything':
      return asText(value)
  }
}

function plainText(value: unknown, { form }: Extract<ValueShape, { kind: 'text' }>, { locale }: TextStyle): string {
  const text = asText(value)
  switch (form.is) {
    case 'html':
      return htmlText(text)
    case 'date':
    case 'time':
      return momentText(text, form.format, locale, 'UTC')
    case 'typed':
    case 'lines':
    case 'color':
    case 'own':
      return text
  }
}

/** Every stored digit: rounding is left to the caller. */
function numberText(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value)
}

function labelOf(choices: readonly Choice[], value: unknown): string {
  const choice = findChoice(choices, value)
  return choice === undefined ? asText(value) : choiceLabel(choice)
}

function pathText(tree: readonly TreeChoice[] | null, path: unknown): string {
  if (!isList(path)) return asText(path)
  const nodes = tree === null ? null : choicePath(tree, path)
  return (nodes?.map(choiceLabel) ?? path.map(asText)).join(' / ')
}

/** The name of a stored file; the last part of its address where it has none. */
export function fileName(file: unknown): string {
  if (!isObject(file)) return asText(file)
  const [name, url] = [ownValue(file, 'name'), asText(ownValue(file, 'url'))]
  return typeof name === 'string' && name !== '' ? name : (url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? url)
}

/** A value without a text of its own: as JSON, and values that JSON cannot express as the program prints them. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'bigint' || typeof value === 'symbol') return value.toString()
  return JSON.stringify(value, withBigNumbers) ?? ''
}

const withBigNumbers = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

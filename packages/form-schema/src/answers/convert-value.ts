/** An answer as another field takes it. */
import { equalJson } from '../equal-json'
import { isList, isObject } from '../json'
import { cleanFieldValue, validateField } from '../rules/validate-field'
import type { ValueIssueCode } from '../rules/value-issue'
import { parseDateText } from '../rules/values/date-text'
import { itemOf, type ValueShape } from '../value-shape'
import { behaviourOf } from '../widgets/behaviours'
import { type AnyKnownWidget, definitionOf } from '../widgets/index'
import { ANSWER_WORDS } from './answer-words'
import { asText, displayTexts, type TextStyle } from './display-text'
import { readEntry } from './read-text'

/** The value itself where the new field takes one of its kind, else what its texts mean there; undefined where nothing does. */
export function convertValue(old: AnyKnownWidget, field: AnyKnownWidget, value: unknown): unknown {
  const before = definitionOf(old).valueShape(old.options)
  const shape = definitionOf(field).valueShape(field.options)
  if (before === null || shape === null) return undefined
  const candidates = [
    value,
    ...textsOf(value, before).flatMap((entry) => readAs(entry, shape)),
    rewritten(value, itemOf(before), itemOf(shape)),
  ]
  const found = candidates.find((candidate) => isTaken(field, candidate))
  // Where the shape has not changed, every earlier value stays: an answer may be unfinished.
  if (found === undefined) return equalJson(before, shape) ? value : undefined
  // A value past a limit has no stored form: it stays unchanged.
  return problemsOf(field, found).length > 0 ? found : cleanFieldValue(field, found)
}

const problemsOf = (field: AnyKnownWidget, value: unknown) => validateField(field, value, { required: false })

/** Rules that a value of the right kind may break: it is still the answer, and `validateValues` reports the problem. */
const LIMITS_ALONE: ReadonlySet<string> = new Set<ValueIssueCode>([
  'min',
  'max',
  'step',
  'pattern',
  'upload',
  'minLength',
  'minItems',
  'maxItems',
  'fileSize',
  'fileType',
  'unique',
  'mustBeTrue',
])

function isTaken(field: AnyKnownWidget, value: unknown): boolean {
  return !behaviourOf(field).isEmpty(value, field.options) && problemsOf(field, value).every(({ code }) => LIMITS_ALONE.has(code))
}

/** What is stored, as a list and as one text, then the same with the labels that people saw. */
function textsOf(value: unknown, shape: ValueShape): readonly (string | readonly string[])[] {
  const stored = [value].flat().map((item) => (isObject(item) || isList(item) ? asText(item) : String(item)))
  return [stored, displayTexts(value, shape, STORED)].flatMap((texts) => [texts, texts.join(',')])
}

const STORED: TextStyle = {
  locale: 'en',
  words: { ...ANSWER_WORDS.en, yes: 'true', no: 'false', between: ',' },
  timeZone: 'UTC',
  choices: null,
}

function readAs(entry: string | readonly string[], shape: ValueShape): readonly unknown[] {
  const takesMany = shape.kind === 'list' || shape.kind === 'pair' || shape.kind === 'path'
  // Several values have no single answer.
  if (typeof entry !== 'string' && !takesMany && entry.length !== 1) return []
  const read = readEntry(entry, shape)
  return read.ok ? [read.value] : []
}

/** Dates in the format of the new field, where the old one says all that it asks for. */
function rewritten(value: unknown, before: ValueShape, after: ValueShape): unknown {
  const [from, to] = [formatOf(before), formatOf(after)]
  if (from === null || to === null || !TOKENS.every(([token]) => !to.includes(token) || from.includes(token))) return undefined
  const rewrite = (text: unknown) => {
    const parts = typeof text === 'string' ? parseDateText(text, from) : null
    if (parts === null) return text
    return TOKENS.reduce((written, [token, part]) => written.replace(token, String(parts[part]).padStart(token.length, '0')), to)
  }
  return isList(value) ? value.map(rewrite) : rewrite(value)
}

const TOKENS = [
  ['yyyy', 'year'],
  ['MM', 'month'],
  ['dd', 'day'],
  ['HH', 'hour'],
  ['mm', 'minute'],
  ['ss', 'second'],
] as const

function formatOf(shape: ValueShape): string | null {
  return shape.kind === 'text' && (shape.form.is === 'date' || shape.form.is === 'time') ? shape.form.format : null
}

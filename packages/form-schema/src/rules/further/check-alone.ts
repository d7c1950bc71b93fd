/** Rules about one value by itself: lengths, counts, files, consents. */
import { logicOf } from '../../conditions/condition'
import { marksRows } from '../../form-definition'
import { isList, isObject, ownValue } from '../../json'
import type { FurtherRules } from '../../options/further-rules'
import { behaviourOf, hasChoices, hasRows } from '../../widgets/behaviours'
import type { AnyKnownWidget } from '../../widgets/index'
import { isComputed } from '../field-rules'
import { isRemovedRow } from '../row-status'
import type { FieldContext } from '../validate-field'
import type { ValueIssue } from '../value-issue'
import type { FurtherCode } from '../../messages/rule-messages'
import { furtherIssue } from './further-issue'

export function checkAlone(field: AnyKnownWidget, value: unknown, words: FieldContext): readonly ValueIssue[] {
  const { rules } = logicOf(field)
  // Nobody can correct a computed value.
  if (rules === undefined || isComputed(field)) return []
  const problems = behaviourOf(field).isEmpty(value, field.options) ? consentProblems(value, rules) : problemsOf(field, value, rules)
  return problems.map(([code, params]) => furtherIssue({ field, path: [field.model], words }, code, params))
}

type Problem = readonly [code: FurtherCode, params: ValueIssue['params']]

function problemsOf(field: AnyKnownWidget, value: unknown, rules: FurtherRules): readonly Problem[] {
  const { minLength = 0 } = rules
  const problems: Problem[] = []
  // A number in a field of text counts as it is written, for `maxlength` and the pattern too.
  const text = 'dataType' in field.options && (typeof value === 'number' || typeof value === 'boolean') ? String(value) : value
  if (typeof text === 'string' && countCharacters(text) < minLength)
    problems.push(['minLength', { min: minLength, found: countCharacters(text) }])
  if (isList(value)) problems.push(...listProblems(field, value, rules))
  return [...problems, ...consentProblems(value, rules)]
}

/** As people and JSON Schema count: a character past U+FFFF is one. */
const countCharacters = (text: string) => Array.from(text).length

function consentProblems(value: unknown, { mustBeTrue }: FurtherRules): readonly Problem[] {
  return mustBeTrue === true && value !== true && value !== 'true' ? [['mustBeTrue', {}]] : []
}

function listProblems(field: AnyKnownWidget, list: readonly unknown[], rules: FurtherRules): readonly Problem[] {
  const { minItems = 0, maxItems = Infinity, maxFileSize, fileTypes } = rules
  const isMarked = hasRows(field) && marksRows(field)
  const items = list.filter((item) => !(isMarked && isRemovedRow(item)))
  const problems: Problem[] = []
  // A choice that a sender names twice is stored once.
  const found = hasChoices(field) ? new Set(items.map((item) => (isObject(item) || isList(item) ? item : String(item)))).size : items.length
  if (found < minItems) problems.push(['minItems', { min: minItems, found }])
  if (found > maxItems) problems.push(['maxItems', { max: maxItems, found }])
  const tooLarge =
    maxFileSize === undefined ? undefined : items.find((file) => Number(isObject(file) && ownValue(file, 'size')) > maxFileSize)
  if (maxFileSize !== undefined && tooLarge !== undefined)
    problems.push(['fileSize', { max: sizeText(maxFileSize), name: fileText(tooLarge) }])
  const stranger = fileTypes === undefined ? undefined : items.find((file) => !isOfTypes(file, fileTypes))
  if (fileTypes !== undefined && stranger !== undefined)
    problems.push(['fileType', { types: fileTypes.join(', '), name: fileText(stranger) }])
  return problems
}

const UNITS = ['B', 'KB', 'MB', 'GB']

function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${UNITS[power]}`
}

function textIn(file: unknown, member: string): string {
  const found = isObject(file) ? ownValue(file, member) : undefined
  return typeof found === 'string' ? found : ''
}

const fileText = (file: unknown) => textIn(file, 'name') || (textIn(file, 'url').split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '')

/** By its extension, or by the type that its upload control noted. What says neither is refused by a rule about types. */
function isOfTypes(file: unknown, types: readonly string[]): boolean {
  const [name, type] = [fileText(file).toLowerCase(), textIn(file, 'type').toLowerCase()]
  return types.some((each) => {
    const wanted = each.toLowerCase()
    // A server may give a file a name of its own, without an extension.
    if (wanted.startsWith('.')) return name.endsWith(wanted) || (!name.includes('.') && EXTENSIONS[type]?.includes(wanted) === true)
    return wanted.endsWith('/*')
      ? groupOf(name, type) === wanted.slice(0, -2)
      : type === wanted || EXTENSIONS[wanted]?.some((end) => name.endsWith(end)) === true
  })
}

/** The group of a file without a type of its own, by the extensions that pages use. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/bmp': ['.bmp'],
  'text/plain': ['.txt'],
  'text/csv': ['.csv'],
  'audio/mpeg': ['.mp3'],
  'video/mp4': ['.mp4'],
}

function groupOf(name: string, type: string): string | undefined {
  const known = type === '' ? Object.keys(EXTENSIONS).find((each) => EXTENSIONS[each]?.some((end) => name.endsWith(end))) : type
  return known?.split('/')[0]
}

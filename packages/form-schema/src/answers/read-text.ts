/** Values out of the strings that a table or a page sends: one field at a time, by the shape of its value. */
import { checkJsonText } from '../import/check-json-text'
import { isList } from '../json'
import type { TreeChoice } from '../options/choice-tree'
import { type ChoiceValue, findChoice } from '../options/choices'
import type { ValueShape } from '../value-shape'

/** A value, or that a text cannot be read as this shape. */
export type TextReading = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly expected: string }

const fits = (value: unknown): TextReading => ({ ok: true, value })
const unfit = (expected: string): TextReading => ({ ok: false, expected })

/** Reads what one field was sent as: a text, or several for a list. A value that is no text stays as it is. */
export function readEntry(entry: unknown, shape: ValueShape): TextReading {
  if (isList(entry)) return readEntries(entry, shape)
  return typeof entry === 'string' ? readText(entry, shape) : fits(entry)
}

function readEntries(entries: readonly unknown[], shape: ValueShape): TextReading {
  if (shape.kind === 'path') return pathOf(entries, shape.tree)
  if (shape.kind === 'list') return all(entries, (entry) => readEntry(entry, shape.item))
  // A page sends both inputs of a range that nobody filled.
  if (shape.kind === 'pair' && entries.every(isBlank)) return fits([])
  if (shape.kind === 'pair') return entries.length === 2 ? all(entries, (entry) => readEntry(entry, shape.item)) : unfit('range')
  // When a page sends a name twice for one value, the last counts, as in a browser that goes back.
  return readEntry(entries.at(-1), shape)
}

const isBlank = (entry: unknown) => typeof entry === 'string' && entry.trim() === ''

function all(entries: readonly unknown[], read: (entry: unknown) => TextReading): TextReading {
  const readings = entries.map(read)
  return readings.find(({ ok }) => !ok) ?? fits(readings.flatMap((reading) => (reading.ok ? [reading.value] : [])))
}

function readText(text: string, shape: ValueShape): TextReading {
  const entry = text.trim()
  switch (shape.kind) {
    case 'text':
    case 'boolean-text':
      return fits(text)
    // The field's own check says which digits it takes, and its stored form is a number; a program may have written that one with an exponent.
    case 'number-text':
      return fits(isNumber(entry) && !DECIMAL.test(entry) ? Number(entry) : entry)
    case 'number':
      return isNumber(entry) ? fits(Number(entry)) : unfit('number')
    case 'timestamp':
      return momentOf(entry)
    case 'boolean':
      return YES.has(entry.toLowerCase()) ? fits(true) : NO.has(entry.toLowerCase()) ? fits(false) : unfit('boolean')
    case 'choice':
      return choiceOf(shape.choices, entry)
    case 'path':
      return pathOf(listIn(entry) ?? entry.split('/').map((step) => step.trim()), shape.tree)
    case 'list':
      return listOf(entry, shape.item)
    case 'pair':
      return readEntries(listIn(entry) ?? entry.split(BETWEEN), shape)
    case 'file':
    case 'row':
    case 'object': {
      const parsed = parsedJson(entry)
      return typeof parsed === 'object' && parsed !== null ? fits(parsed) : unfit(shape.kind)
    }
    case 'anything':
      return fits(parsedJson(entry) ?? text)
  }
}

const DECIMAL = /^[+-]?(?:\d{1,309}(?:\.\d{0,340})?|\.\d{1,340})$/
/** Digits, or a number as a program writes one that is too large or small for them: `1e+21`. */
const isNumber = (text: string) => DECIMAL.test(text) || (Number.isFinite(Number(text)) && String(Number(text)) === text)
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/
/** A checkbox of a page sends `on`. */
const YES: ReadonlySet<string> = new Set(['true', 'yes', 'on', '1', '是'])
const NO: ReadonlySet<string> = new Set(['false', 'no', 'off', '0', '否'])
const BETWEEN = /\s+(?:to|-|–)\s+|\s*(?:~|至)\s*/
const COMMAS = /\s*[,，、;；\n]\s*/

/** Milliseconds, or a moment that names its zone: which one any other text means is not known. */
function momentOf(text: string): TextReading {
  if (/^-?\d{1,16}$/.test(text)) return fits(Number(text))
  const moment = ISO_MOMENT.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? unfit('milliseconds') : fits(moment)
}

type Named = { readonly value: ChoiceValue; readonly label?: string }

/** A choice by its value, else by its label. */
function nodeOf<Node extends Named>(choices: readonly Node[], text: unknown): Node | undefined {
  return findChoice(choices, text) ?? choices.find(({ label }) => label?.trim() === String(text))
}

function choiceOf(choices: readonly Named[] | null, text: string): TextReading {
  if (choices === null) return fits(text)
  const choice = nodeOf(choices, text)
  return choice === undefined ? unfit('choice') : fits(choice.value)
}

function pathOf(steps: readonly unknown[], tree: readonly TreeChoice[] | null): TextReading {
  if (tree === null) return fits(steps)
  const path: ChoiceValue[] = []
  let level = tree
  for (const step of steps) {
    const node = nodeOf(level, step)
    if (node === undefined) return unfit('path')
    path.push(node.value)
    level = node.children ?? []
  }
  return fits(path)
}

/** JSON, or items with commas between them. A label may hold a comma itself. */
function listOf(text: string, item: ValueShape): TextReading {
  const list = listIn(text)
  if (list !== null) return all(list, (entry) => readEntry(entry, item))
  if (item.kind === 'choice' && item.choices !== null) {
    const whole = nodeOf(item.choices, text)
    if (whole !== undefined) return fits([whole.value])
  }
  const parts = text.split(COMMAS).filter((part) => part !== '')
  return all(parts, (part) => readEntry(part, item))
}

function listIn(text: string): readonly unknown[] | null {
  const parsed = text.startsWith('[') ? parsedJson(text) : null
  return isList(parsed) ? parsed : null
}

function parsedJson(text: string): unknown {
  const read = checkJsonText(text)
  return read.ok ? read.value : undefined
}

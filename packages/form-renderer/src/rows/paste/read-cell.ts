/** Turns the text of a spreadsheet's cell into the value of a field, by the field's type. What fits is then judged by the rules as if typed. */
import {
  type AnyKnownWidget,
  behaviourOf,
  type Choice,
  dateValueKind,
  parseDateText,
  readColor,
  type TreeChoice,
} from '@formwork/form-schema'
import type { RowMessages } from '../../messages/row-messages'
import { tidyDate } from '../../parts/date-text'
import { dateValueOf } from '../../parts/date-value'
import { readNumber } from '../../parts/number-text'

/** Why a text does not fit a field. */
export type Unfit = keyof RowMessages['pasteReasons']

export type CellReading = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: Unfit }

const fits = (value: unknown): CellReading => ({ ok: true, value })
const unfit = (reason: Unfit): CellReading => ({ ok: false, reason })

/** @param text - one cell; an empty one clears the field. */
export function readCell(field: AnyKnownWidget, text: string): CellReading {
  const entry = text.trim()
  if (entry === '') return fits(behaviourOf(field).emptyValue(field.options))
  switch (field.type) {
    case 'input':
      return fits(entry.replaceAll(/\s*[\r\n]+\s*/g, ' '))
    case 'textarea':
      return fits(text)
    case 'editor':
      return fits(paragraphs(text))
    case 'number':
    case 'rate':
      return readAmount(entry)
    case 'slider':
      return field.options.range ? readPair(entry) : readAmount(entry)
    case 'switch':
      return readSwitch(entry)
    case 'select':
      return field.options.multiple ? readChoices(field.options, entry) : readChoice(field.options, entry)
    case 'radio':
      return readChoice(field.options, entry)
    case 'checkbox':
      return readChoices(field.options, entry)
    case 'cascader':
      return readPath(field.options, entry)
    case 'date':
      return readDates(field.options, dateValueKind(field.options), entry)
    case 'time':
      return readTimes(field.options, entry)
    case 'color':
      return readColor(entry) ? fits(entry) : unfit('color')
    case 'blank':
      return field.options.defaultType === 'String' ? fits(text) : unfit('type')
    default:
      return unfit('type')
  }
}

/** Signs of money and the marks between thousands, as spreadsheets show numbers. */
const NUMBER_DRESS = /^[¥￥$€£]\s*|\s*元$|(?<=\d)[,，](?=\d{3}(?:\D|$))/g

function amountOf(text: string): number | null {
  const number = readNumber(text.replaceAll(NUMBER_DRESS, ''))
  return typeof number === 'number' ? number : null
}

function readAmount(text: string): CellReading {
  const amount = amountOf(text)
  return amount === null ? unfit('number') : fits(amount)
}

function readPair(text: string): CellReading {
  const amounts = splitRange(text).map(amountOf)
  return amounts.length === 2 && amounts.every((amount) => amount !== null) ? fits(amounts) : unfit('number')
}

const YES = new Set(['是', '开', 'true', 'yes', 'y', 'on', '1', '√', '✓', '✔'])
const NO = new Set(['否', '关', 'false', 'no', 'n', 'off', '0', '×', '✗', '✘'])

function readSwitch(text: string): CellReading {
  const word = text.toLowerCase()
  if (YES.has(word)) return fits(true)
  return NO.has(word) ? fits(false) : unfit('switch')
}

interface ChoiceOptions {
  readonly remote: boolean | 99
  readonly options: readonly Choice[]
}

/** A choice by its label or its value. Choices from elsewhere are not known here. */
function choiceOf({ remote, options }: ChoiceOptions, text: string): Choice | undefined {
  return remote === false ? nodeOf(options, text) : undefined
}

function nodeOf<Node extends { readonly value: unknown; readonly label?: string | undefined }>(
  nodes: readonly Node[],
  text: string,
): Node | undefined {
  const names = (node: Node) => [node.label ?? '', String(node.value)].map((name) => name.trim())
  const word = text.toLowerCase()
  return nodes.find((node) => names(node).includes(text)) ?? nodes.find((node) => names(node).some((name) => name.toLowerCase() === word))
}

function readChoice(options: ChoiceOptions, text: string): CellReading {
  const choice = choiceOf(options, text)
  return choice ? fits(choice.value) : unfit('choice')
}

function readChoices(options: ChoiceOptions, text: string): CellReading {
  // A label may hold a comma itself.
  const whole = choiceOf(options, text)
  if (whole) return fits([whole.value])
  const choices = splitList(text).map((part) => choiceOf(options, part))
  const values = choices.flatMap((choice) => (choice ? [choice.value] : []))
  return values.length === choices.length ? fits([...new Set(values)]) : unfit('choice')
}

function readPath(
  { remote, options }: { readonly remote: boolean | 99; readonly options: readonly TreeChoice[] },
  text: string,
): CellReading {
  if (remote !== false) return unfit('choice')
  const path: unknown[] = []
  let level = options
  for (const part of text.split(/\s*[/>／]\s*/)) {
    const node = nodeOf(level, part)
    if (!node) return unfit('choice')
    path.push(node.value)
    level = node.children ?? []
  }
  return fits(path)
}

interface DateOptions {
  readonly type: string
  readonly format: string
  readonly timestamp: boolean
  readonly isRange: boolean
}

function readDates(options: DateOptions, kind: 'single' | 'list' | 'range', text: string): CellReading {
  const parts = kind === 'single' ? [text] : kind === 'list' ? splitList(text) : splitRange(text)
  const texts = parts.map((part) => tidyDate(part, options.format))
  const isRead = texts.every((part) => parseDateText(part, options.format)) && (kind !== 'range' || texts.length === 2)
  if (!isRead) return unfit('date')
  const values = texts.map((part) => dateValueOf(part, options))
  return fits(kind === 'single' ? values[0] : values)
}

function readTimes({ format, isRange }: { readonly format: string; readonly isRange: boolean }, text: string): CellReading {
  const texts = (isRange ? splitRange(text) : [text]).map((part) => tidyDate(part, format))
  if (!texts.every((part) => parseDateText(part, format)) || texts.length !== (isRange ? 2 : 1)) return unfit('date')
  return fits(isRange ? texts : texts[0])
}

const splitList = (text: string) => text.split(/\s*[,，、;；\n]\s*/).filter((part) => part !== '')
const splitRange = (text: string) => text.split(/\s*(?:~|～|至|到|–|—|\bto\b|\s-\s)\s*/)

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function paragraphs(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? character))
  return lines.map((line) => `<p>${line}</p>`).join('')
}

/** Turns the text of a spreadsheet's cell into the value of a field, by the field's type. The value is then validated as if typed. */
import {
  type AddedWidget,
  type AnyKnownWidget,
  behaviourOf,
  type Choice,
  dateValueKind,
  parseDateText,
  readColor,
  type TreeChoice,
  type WidgetOptions,
  type WidgetType,
} from '@formwork/form-schema'
import type { RowMessages } from '../../messages/row-messages'
import { tidyDate } from '../../values/date-text'
import { dateValueOf } from '../../values/date-value'
import { readNumber } from '../../values/number-text'

/** Why a text does not fit a field. */
export type Unfit = keyof RowMessages['pasteReasons']

export type CellReading = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: Unfit }

const fits = (value: unknown): CellReading => ({ ok: true, value })
const unfit = (reason: Unfit): CellReading => ({ ok: false, reason })

/** @param text - one cell; an empty one clears the field. */
export function readCell(field: AnyKnownWidget, text: string): CellReading {
  const entry = text.trim()
  if (entry === '') return fits(behaviourOf(field).emptyValue(field.options))
  if (field.type === 'added') return readAdded(field, text)
  return readerOf(field.type)(field.options, { entry, text })
}

function readerOf<T extends WidgetType>(type: T): Reader<WidgetOptions<T>> {
  return READERS[type]
}

/** A type of the host's reads its own text. */
function readAdded({ definition, options }: AddedWidget, text: string): CellReading {
  const value = definition.fromText?.(text, options)
  return value === undefined ? unfit('type') : fits(value)
}

type Reader<Options> = (options: Options, cell: { readonly entry: string; readonly text: string }) => CellReading

const readNothing = () => unfit('type')

/** How each type reads a cell that holds something; `entry` is without white space around it. A new type has to say. */
const READERS: { readonly [T in WidgetType]: Reader<WidgetOptions<T>> } = {
  input: (_, { entry }) => fits(entry.replaceAll(/\s*[\r\n]+\s*/g, ' ')),
  textarea: (_, { text }) => fits(text),
  editor: (_, { text }) => fits(paragraphs(text)),
  number: (_, { entry }) => readAmount(entry),
  rate: (_, { entry }) => readAmount(entry),
  slider: ({ range }, { entry }) => (range ? readPair(entry) : readAmount(entry)),
  switch: (_, { entry }) => readSwitch(entry),
  select: (options, { entry }) => (options.multiple ? readChoices(options, entry) : readChoice(options, entry)),
  radio: (options, { entry }) => readChoice(options, entry),
  checkbox: (options, { entry }) => readChoices(options, entry),
  cascader: (options, { entry }) => readPath(options, entry),
  date: (options, { entry }) => readDates(options, dateValueKind(options), entry),
  time: (options, { entry }) => readTimes(options, entry),
  color: (_, { entry }) => (readColor(entry) ? fits(entry) : unfit('color')),
  blank: ({ defaultType }, { text }) => (defaultType === 'String' ? fits(text) : unfit('type')),
  imgupload: readNothing,
  file: readNothing,
  subform: readNothing,
  grid: readNothing,
  tabs: readNothing,
  collapse: readNothing,
  card: readNothing,
  steps: readNothing,
  divider: readNothing,
  text: readNothing,
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

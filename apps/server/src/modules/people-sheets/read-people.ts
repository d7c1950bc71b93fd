/** The cells of a sheet as people, without a database: what is wrong by itself is found here, what they name is looked up elsewhere. */
import { routes, type Sex, SHEET_ROWS } from '@formwork/api-contract'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import type { RefusalCode, RefusalParams } from '../../domain/refusal'
import { usernameKeyOf } from '../session/account-repo'
import { readCell } from '../sheets/safe-cell'
import { type Column, columnOf, COLUMNS, HEADINGS, REQUIRED, SEX_WORDS, STATUS_WORDS } from './sheet-columns'

/** One thing that is wrong, by the row as a spreadsheet counts it. */
export interface SheetProblem {
  readonly row: number
  readonly column: Column
  readonly code: RefusalCode
  readonly params?: RefusalParams
}

export interface SheetPerson {
  readonly row: number
  readonly username: string
  readonly nickName: string
  /** From the topmost department down. */
  readonly department: string
  readonly roles: readonly string[]
  readonly posts: readonly string[]
  readonly phone: string
  readonly email: string
  readonly sex: Sex
  readonly status: '0' | '1'
  readonly remark: string
}

export interface ReadSheet {
  readonly people: readonly SheetPerson[]
  readonly problems: readonly SheetProblem[]
}

const { username, nickName, phone, email, remark } = routes.createUser.body.shape
/** The same rules as when somebody is entered by hand. */
const TEXTS = { username, nickName, phone, email, remark } as const
const TEXT_COLUMNS = ['username', 'nickName', 'phone', 'email', 'remark'] as const

/** @throws {Refusal} when it has no heading of ours, no rows, or more than `SHEET_ROWS` */
export function readPeople(cells: readonly (readonly string[])[], locale: Locale): ReadSheet {
  const [heading = [], ...rows] = cells
  const places = new Map(heading.flatMap((text, at) => (columnOf(text) === null ? [] : [[columnOf(text), at] as const])))
  const missing = COLUMNS.find((column) => REQUIRED.has(column) && !places.has(column))
  if (missing !== undefined) throw refuse('sheet.columns', { column: HEADINGS[locale][missing] })
  const filled = rows
    .map((row, at) => ({ row: at + 2, text: (column: Column) => readCell(row[places.get(column) ?? -1] ?? '') }))
    .filter(({ text }) => COLUMNS.some((column) => text(column) !== ''))
  if (filled.length === 0) throw refuse('sheet.empty')
  if (filled.length > SHEET_ROWS) throw refuse('sheet.too-long', { limit: SHEET_ROWS })
  const people = filled.map(personOf)
  return { people, problems: [...filled.flatMap(problemsOf), ...twice(people)].toSorted((a, b) => a.row - b.row) }
}

interface FilledRow {
  readonly row: number
  readonly text: (column: Column) => string
}

function personOf({ row, text }: FilledRow): SheetPerson {
  const texts = {
    username: text('username'),
    nickName: text('nickName'),
    phone: text('phone'),
    email: text('email'),
    remark: text('remark'),
  }
  const department = partsOf(text('department'), /\s*\/\s*/).join('/')
  const held = { roles: partsOf(text('roles'), /\s*[,，、]\s*/), posts: partsOf(text('posts'), /\s*[,，、]\s*/) }
  return { row, ...texts, ...held, department, sex: sexOf(text('sex')) ?? '2', status: statusOf(text('status')) ?? '0' }
}

const partsOf = (text: string, between: RegExp) => text.split(between).filter((part) => part !== '')

const STATUSES = ['0', '1'] as const
const SEXES: readonly Sex[] = ['0', '1', '2']
const statusOf = (text: string) => (text === '' ? '0' : valueOf(text, STATUSES, STATUS_WORDS))
const sexOf = (text: string) => (text === '' ? '2' : valueOf(text, SEXES, SEX_WORDS))

/** The value that a word of either language stands for, or that is spelled itself. */
function valueOf<Value extends string>(
  text: string,
  values: readonly Value[],
  words: Readonly<Record<string, Record<Value, string>>>,
): Value | null {
  const isMeant = (value: Value) => value === text || Object.values(words).some((word) => word[value].toLowerCase() === text.toLowerCase())
  return values.find(isMeant) ?? null
}

function problemsOf({ row, text }: FilledRow): SheetProblem[] {
  const missing = COLUMNS.filter((column) => REQUIRED.has(column) && text(column) === '')
  const wrong = TEXT_COLUMNS.flatMap((column): SheetProblem[] => {
    const issue = text(column) === '' ? undefined : TEXTS[column].safeParse(text(column)).error?.issues[0]
    if (issue === undefined) return []
    if (issue.code === 'too_big') return [{ row, column, code: 'sheet.too-much', params: { limit: Number(issue.maximum) } }]
    const isUnseen = issue.code === 'invalid_format' && issue.format === 'name'
    return [{ row, column, code: isUnseen ? 'sheet.unseen' : 'sheet.format' }]
  })
  const unknown = [
    ...(statusOf(text('status')) === null ? ['status' as const] : []),
    ...(sexOf(text('sex')) === null ? ['sex' as const] : []),
  ]
  return [
    ...missing.map((column) => ({ row, column, code: 'sheet.missing' as const })),
    ...wrong,
    ...unknown.map((column) => ({ row, column, code: 'sheet.unknown' as const, params: { text: text(column) } })),
  ]
}

function twice(people: readonly SheetPerson[]): SheetProblem[] {
  const byKey = Map.groupBy(
    people.filter((person) => person.username !== ''),
    (person) => usernameKeyOf(person.username),
  )
  const again = [...byKey.values()].flatMap((same) => same.slice(1))
  return again.map((person) => ({ row: person.row, column: 'username', code: 'sheet.twice', params: { text: person.username } }))
}

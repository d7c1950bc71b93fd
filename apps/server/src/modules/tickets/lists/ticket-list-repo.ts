/** One page of a list of tickets in one statement: its rows, the names in them, and how many there are. */
import type { Priority, TicketStatus } from '@formwork/api-contract'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/client'
import { inUtc, isoInstant } from '../../../db/iso-instant'
import { createPreparedStatements, place } from '../../../db/statements/prepared-statements'
import { PLANNED_BY_VALUES } from '../../../db/statements/preparing-client'
import type { OpenStep } from '../../../domain/open-task'
import type { AskedPerson } from '../../../workflow/ticket-facts'
import { rowsReadFor } from '../../list-window'
import { COUNT_LIMIT, keysOf, MAX_NEAR_HITS, type PageOfScope, type Settled, totalOf, whereOf, written } from './page-keys'
import type { TicketScope } from './ticket-scope-repo'

export interface Counted {
  readonly count: number
  readonly settled: Settled
}

export interface ListedTicket {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly priority: Priority
  readonly status: TicketStatus
  readonly isSuspended: boolean
  readonly processName: string
  readonly requesterId: string
  readonly requesterName: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly openTasks: readonly OpenStep[]
  readonly dueAt: string | null
  /** Of a search: the first line of its remarks and comments that holds the text; null where the title or the number does. */
  readonly foundLine: string | null
  /** Everybody in open tasks of its page. */
  readonly people: ReadonlyMap<string, AskedPerson>
}

interface TicketColumns extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly priority: Priority
  readonly status: TicketStatus
  readonly is_suspended: boolean
  readonly process_name: string
  readonly requester_id: string
  readonly requester_name: string
  readonly created_at: string
  readonly updated_at: string
  readonly open_tasks: readonly OpenStep[]
  readonly due_at: string | null
  readonly found_line: string | null
  readonly people: readonly (AskedPerson & { readonly id: string })[] | null
}

/** A page without rows still has its count. */
type PageRow = (TicketColumns | { readonly id: null }) & { readonly count: number | null; readonly settled?: number }

/** A page's rows in order, and the count that was asked for; `settled` where counting found it. */
export interface FoundPage {
  readonly rows: readonly ListedTicket[]
  readonly count: number
  readonly settled?: Settled | undefined
}

/** @param upTo for a search that is counted with its page: the settled part of its count ends here; null where that is not needed */
export async function findPage(db: Queryable, scope: TicketScope, page: PageOfScope, upTo: string | null = null): Promise<FoundPage> {
  const question = questionOf({ scope, page })
  const columns = sql.join(
    ASKED.map(([name, type]) => sql`${place(name)}::${sql.raw(type)} as ${sql.identifier(name)}`),
    sql`, `,
  )
  const statement = statements.fill(
    shapeOf(scope, page),
    { ...scope.values, upTo, ...question },
    () => sql`
    ${planned(scope)} select listed.* from (select ${columns}) asked cross join lateral (${listedFor(scope, page)}) listed`,
  )
  const { rows } = await db.execute<PageRow>(statement)
  return toPage(rows, page, page.settling?.next ?? upTo)
}

/** All that the text of a page's statement depends on; null when it is built for that page alone. */
export function shapeOf({ shape, isFrequentText }: TicketScope, { pageSize, offset, from, counted }: PageOfScope): string | null {
  const place = offset === 0 ? 'first' : offset <= MAX_NEAR_HITS ? 'near' : 'far'
  return shape === null ? null : `${shape} ${rowsReadFor(pageSize)} ${place} ${from === null} ${counted} ${isFrequentText}`
}

export interface PageQuestion {
  readonly scope: TicketScope
  readonly page: PageOfScope
}

/** Pages of one shape for several callers, each as `findPage` finds it, in their order: only of lists, for each search is planned by what it looks for. */
export async function findPages(db: Queryable, shape: string, questions: readonly PageQuestion[]): Promise<FoundPage[]> {
  const asked = JSON.stringify(questions.map((question, index) => ({ question: index, ...questionOf(question) })))
  const { rows } = await db.execute<PageRow & { readonly question: number }>(statements.fill(shape, { asked }, () => readOf(questions)))
  const found = Map.groupBy(rows, ({ question }) => question)
  return questions.map(({ page }, index) => toPage(found.get(index) ?? [], page, page.settling?.next ?? null))
}

function readOf([question]: readonly PageQuestion[]): SQL {
  if (question === undefined) throw new Error('a statement of pages is for somebody')
  return sql`select asked.question, listed.*
    from json_to_recordset(${place('asked')}::json) asked (question int, ${sql.join(
      ASKED.map(([name, type]) => sql`${sql.identifier(name)} ${sql.raw(type)}`),
      sql`, `,
    )})
      cross join lateral (${listedFor(question.scope, question.page)}) listed`
}

const planned = ({ isPlannedByValues }: TicketScope): SQL => sql.raw(isPlannedByValues ? PLANNED_BY_VALUES : '')

/** What differs between two pages of one shape, as columns of `asked`. */
const ASKED = [
  ['person', 'uuid'],
  ['offset', 'int'],
  ['from', 'uuid'],
  ['known', 'int'],
  ['since', 'text'],
  ['next', 'text'],
] as const

const questionOf = ({ scope: { person }, page: { offset, from, settling } }: PageQuestion) => ({
  person,
  offset,
  from,
  known: settling?.known.count ?? null,
  since: settling?.known.upTo ?? null,
  next: settling?.next ?? null,
})

function toPage(rows: readonly PageRow[], { pageSize }: PageOfScope, upTo: string | null): FoundPage {
  const [first] = rows
  const named = first === undefined || first.id === null ? null : first.people
  const people = new Map((named ?? []).map((person) => [person.id, person]))
  const settled = first?.settled
  return {
    rows: rows.slice(0, pageSize).flatMap((row) => (row.id === null ? [] : [toListed(row, people)])),
    count: first?.count ?? 0,
    ...(upTo === null || settled === undefined ? {} : { settled: { upTo, count: settled } }),
  }
}

const statements = createPreparedStatements()

/** The page of one row of `asked`. */
const listedFor = (scope: TicketScope, page: PageOfScope): SQL => sql`
    with ${keysOf(scope, page)}, page as materialized (
      select keys.place, t.id, t.number, t.title, t.priority, t.status, t.process_name, ${inUtc(sql`t.created_at`)} as created_at,
        ${inUtc(sql`t.updated_at`)} as updated_at, t.open_tasks, ${inUtc(sql`t.due_at`)} as due_at,
        ${scope.isSearch ? FOUND_LINE : sql`null::text`} as found_line, t.is_suspended, t.requester_id, requester.nick_name as requester_name
      from keys join tickets t on t.id = keys.id join users requester on requester.id = t.requester_id
    )
    select page.*, case when page.place = 1 then ${PEOPLE} end as people, total.*
    from (${totalOf(scope, page)}) total left join page on true
    order by page.place`

const FOUND_LINE = sql`(
  select line from ticket_grams g cross join lateral string_to_table(g.remarks, E'\\n') line
  where g.ticket_id = t.id and g.is_remarks and line ilike ${place('pattern')}
    and not (g.title ilike ${place('pattern')} or g.number ilike ${place('pattern')}) limit 1)`

/** Everybody in the open tasks of the page, looked up together; they stand in its first row. */
const PEOPLE = sql`(select json_agg(json_build_object('id', u.id, 'name', u.nick_name, 'active', u.enabled and u.deleted_at is null))
  from users u where u.id = any(array(
    select (jsonb_path_query(page.open_tasks, '$[*].asked[*].id') #>> '{}')::uuid from page where page.open_tasks <> '[]')))`

function toListed(row: TicketColumns, people: ListedTicket['people']): ListedTicket {
  const { id, number, title, priority, status } = row
  return {
    id,
    number,
    title,
    priority,
    status,
    isSuspended: row.is_suspended,
    processName: row.process_name,
    requesterId: row.requester_id,
    requesterName: row.requester_name,
    createdAt: isoInstant(row.created_at),
    updatedAt: isoInstant(row.updated_at),
    openTasks: row.open_tasks,
    dueAt: row.due_at === null ? null : isoInstant(row.due_at),
    foundLine: row.found_line,
    people,
  }
}

/** A mark every so many rows, from the oldest on. */
export const MARK_DISTANCE = 1000

/** @returns the ids of a long list's marks: of its 1,000th ticket from the oldest, its 2,000th, and so on. */
export async function findMarks(db: Queryable, scope: TicketScope): Promise<string[]> {
  const { id, from, where, shape, values } = scope
  const build = () => sql`
    ${planned(scope)} select id from (select ${id} as id, row_number() over (order by ${id}) as place from ${from} ${whereOf(where)}) placed
    where place % ${written(MARK_DISTANCE)} = 0 order by place`
  const { rows } = await db.execute<{ id: string }>(statements.fill(shape === null ? null : `${shape} marks`, values, build))
  return rows.map((row) => row.id)
}

/** Counts a list that belongs to no single person, up to one more than lists show; unordered, so that counting stops there. */
export async function countBounded(db: Queryable, scope: TicketScope, upTo: string): Promise<Counted> {
  const { id, from, where, shape } = scope
  const build =
    () => sql`${planned(scope)} select count(*)::int as count, count(*) filter (where id <= ${place('upTo')}::uuid)::int as settled
    from (select ${id} as id from ${from} ${whereOf(where)} ${COUNT_LIMIT}) counted`
  const statement = statements.fill(shape === null ? null : `${shape} count`, { ...scope.values, upTo }, build)
  const { rows } = await db.execute<{ count: number; settled: number }>(statement)
  return { count: rows[0]?.count ?? 0, settled: { upTo, count: rows[0]?.settled ?? 0 } }
}

/** How many are newer than that ticket; all of them when there is none. */
export async function countNewer(db: Queryable, scope: TicketScope, than: string | null): Promise<number> {
  const newer = than === null ? undefined : sql`${scope.id} > ${place('than')}::uuid`
  const shape = scope.shape === null ? null : `${scope.shape} newer ${than === null}`
  const build = () => sql`${planned(scope)} select count(*)::int as count from ${scope.from} ${whereOf(and(scope.where, newer))}`
  const { rows } = await db.execute<{ count: number }>(statements.fill(shape, { ...scope.values, than }, build))
  return rows[0]?.count ?? 0
}

/** Which users a list holds: the parts of its statement that walk an index. */
import { and, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../db/containing'
import { contains } from '../../db/contains'
import { place } from '../../db/statements/kept-statements'
import { users, userWords } from '../../db/schema/people'

export interface UserFilter {
  readonly keyword?: string | undefined
  readonly username?: string | undefined
  readonly enabled?: boolean | undefined
  /** This department and those below it. */
  readonly departmentId?: string | undefined
  /** Who holds this role. */
  readonly roleId?: string | undefined
  readonly ids?: readonly string[] | undefined
}

interface Source {
  readonly from: SQL
  readonly where: SQL
}

/** The keys of a list, as the parts of a `select`. */
export interface UserScope extends Source {
  /** The same for finding all of them instead of the newest. */
  readonly hits: Source
  /** Columns of `from`. */
  readonly id: SQL
  readonly createdAt: SQL
  /** What `below` stands for in them: the departments asked for. */
  readonly below: SQL | null
  /** Not simply everybody. */
  readonly isNarrowed: boolean
  /** Parts of it are only planned well when their values are known. */
  readonly isPlannedByValues: boolean
}

/** What the text of a scope depends on, where that is little: two of one shape differ in their `values` alone. */
export function shapeOf(
  { keyword = '', username = '', enabled, departmentId, roleId, ids }: UserFilter,
  seen: SQL | undefined,
): string | null {
  if (seen !== undefined || keyword !== '' || username !== '' || roleId !== undefined || ids !== undefined) return null
  return `${enabled} ${departmentId === undefined}`
}

/** Removed people stay as rows that tickets and history name; nobody lists or edits them. */
const IS_PRESENT = sql`users.deleted_at is null`
/** Hashed once and asked row by row: as a join it would be tried with each pair. */
const IS_BELOW = sql`(users.department_id in (select below.id from below)) is true`

/** What stands between the words of a person: who asks for it asks for no more than one of them. */
const BETWEEN = '\u001F'

/** @param seen the condition of those that somebody may see; undefined: all of them */
export function scopeOf({ keyword = '', username = '', enabled, departmentId, roleId, ids }: UserFilter, seen: SQL | undefined): UserScope {
  const isSpanning = keyword.includes(BETWEEN)
  const ofUsers = and(
    seen,
    isSpanning ? or(...[users.username, users.nickName, users.phone, users.email].map((column) => contains(column, keyword))) : undefined,
    ids === undefined ? undefined : sql`users.id = any(${sql.param([...ids])}::uuid[])`,
    username === '' ? undefined : forHalf(contains(users.username, username)),
    // Written out: a plan that is made once has to know which index it may read.
    enabled === undefined ? undefined : enabled ? sql`users.enabled` : sql`not users.enabled`,
    roleId === undefined ? undefined : sql`exists (select from user_roles h where h.user_id = users.id and h.role_id = ${roleId}::uuid)`,
  )
  const ofWords = and(keyword === '' || isSpanning ? undefined : hasText(keyword), username === '' ? undefined : hasGrams(username))
  const below =
    departmentId === undefined
      ? null
      : sql`select ${place('department')}::uuid as id union select d.id from departments d join below b on d.parent_id = b.id`
  const isBelow = below === null ? undefined : IS_BELOW
  const traits = {
    below,
    isNarrowed: ofUsers !== undefined || ofWords !== undefined || below !== null,
    isPlannedByValues: ofWords !== undefined,
  }
  if (ofWords === undefined) {
    const all = { from: sql`users`, where: and(IS_PRESENT, ofUsers, isBelow) ?? IS_PRESENT }
    const members = sql`below join users on users.department_id = below.id`
    const hits = below === null ? all : { from: members, where: and(IS_PRESENT, ofUsers) ?? IS_PRESENT }
    return { ...traits, ...all, hits, id: sql`users.id`, createdAt: sql`users.created_at` }
  }
  // Words are kept of those who are present: where nothing else is asked, theirs is all that is read.
  const isOnlyText = ofUsers === undefined && below === null
  const source = {
    from: isOnlyText ? sql`${userWords}` : sql`${userWords} join users on users.id = user_words.user_id`,
    where: and(ofWords, isOnlyText ? undefined : IS_PRESENT, ofUsers, isBelow) ?? ofWords,
  }
  return { ...traits, ...source, hits: source, id: sql`user_words.user_id`, createdAt: sql`user_words.created_at` }
}

/** Whether `search_grams` of a text has any: one digit and two have none. */
const isIndexed = (text: string): boolean => !/^\d{0,2}$/.test(text)

/** Whoever has the text has all of its grams; for most texts few others do. */
export const hasGrams = (text: string): SQL | undefined =>
  isIndexed(text) ? sql`${userWords.grams} @> keyword_grams(${text}::text)` : undefined

/**
 * Most that have the grams have the text: as a `case` the planner takes a condition for true of half of them. Bare it takes it for one in a hundred,
 * and reads all hits where twenty along the index would do.
 */
const forHalf = (condition: SQL): SQL => sql`case when ${condition} then true else false end`

/** As `ilike` finds it in user name, nick name, phone or e-mail. */
function hasText(keyword: string): SQL | undefined {
  const holds = sql`${userWords.words} like lower(${containing(keyword)}::text)`
  return isIndexed(keyword) ? and(hasGrams(keyword), forHalf(holds)) : holds
}

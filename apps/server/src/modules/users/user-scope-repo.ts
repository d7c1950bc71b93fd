/** Which users a list holds: the parts of its statement that walk an index, with places for what is asked for. */
import { and, ilike, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../db/containing'
import { place, type Values } from '../../db/statements/prepared-statements'
import { users, userWords } from '../../db/schema/people'
import type { Reach } from '../../domain/reach'

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

/** Those whom somebody reaches, themselves among them. */
export interface Seen {
  readonly userId: string
  readonly reach: Reach
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

/** All that the text of a scope depends on: two of one shape differ in their `valuesOf` alone. */
export function shapeOf({ keyword = '', username = '', enabled, departmentId, roleId, ids }: UserFilter, { reach }: Seen): string {
  const given = [departmentId, roleId, ids].map((value) => value !== undefined)
  return [enabled, ...given, wayOf(keyword), username === '' ? '' : isIndexed(username), reach.kind].join(' ')
}

/** What stands in the places of a scope. */
export function valuesOf({ keyword = '', username = '', departmentId, roleId, ids = [] }: UserFilter, { reach, userId }: Seen): Values {
  const reached = reach.kind === 'everyone' ? [] : [...reach.ids]
  const texts = { keyword, pattern: containing(keyword), username, ofUsername: containing(username) }
  return { ...texts, department: departmentId, role: roleId, ids, person: userId, reached }
}

/** Removed people stay as rows that tickets and history name; nobody lists or edits them. */
const IS_PRESENT = sql`users.deleted_at is null`
/** Hashed once and checked row by row: as a join it would be tried with each pair. */
const IS_BELOW = sql`(users.department_id in (select below.id from below)) is true`

/** Separates the words of a person: a keyword with it in it spans several of them. */
const BETWEEN = '\u001F'

/** How a keyword is looked for. */
function wayOf(keyword: string): 'not' | 'spanning' | 'by grams' | 'word by word' {
  if (keyword === '') return 'not'
  if (keyword.includes(BETWEEN)) return 'spanning'
  return isIndexed(keyword) ? 'by grams' : 'word by word'
}

export function scopeOf({ keyword = '', username = '', enabled, departmentId, roleId, ids }: UserFilter, { reach }: Seen): UserScope {
  const way = wayOf(keyword)
  const ofUsers = and(
    reach.kind === 'everyone' ? undefined : IS_REACHED,
    way === 'spanning' ? HAS_ANY : undefined,
    ids === undefined ? undefined : sql`users.id = any(${place('ids')}::uuid[])`,
    username === '' ? undefined : forHalf(ilike(users.username, place('ofUsername'))),
    // Written into the text: a cached plan has to know which index it may read.
    enabled === undefined ? undefined : enabled ? sql`users.enabled` : sql`not users.enabled`,
    roleId === undefined
      ? undefined
      : sql`exists (select from user_roles h where h.user_id = users.id and h.role_id = ${place('role')}::uuid)`,
  )
  const ofWords = and(HAS_TEXT[way], isIndexed(username) ? HAS_GRAMS_OF_USERNAME : undefined)
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

const IS_REACHED = sql`(users.id = ${place('person')}::uuid or users.department_id = any(${place('reached')}::uuid[]))`
const HAS_ANY = or(...[users.username, users.nickName, users.phone, users.email].map((column) => ilike(column, place('pattern'))))

/** A person who has a text has all of its grams; for most texts few others do. */
const holdsGramsOf = (text: SQL): SQL => sql`${userWords.grams} @> keyword_grams(${text}::text)`
const HAS_GRAMS_OF_USERNAME = holdsGramsOf(sql`${place('username')}`)

/** The same of a text that is given; undefined where it has none. */
export const hasGrams = (text: string): SQL | undefined => (isIndexed(text) ? holdsGramsOf(sql`${text}`) : undefined)

/**
 * Most that have the grams have the text: as a `case` the planner assumes that a condition is true of half of them. Bare it assumes one in a hundred,
 * and reads all hits where twenty along the index would do.
 */
const forHalf = (condition: SQL): SQL => sql`case when ${condition} then true else false end`

/** As `ilike` finds it in user name, nick name, phone or e-mail. */
const IS_IN_WORDS = sql`${userWords.words} like lower(${place('pattern')}::text)`
const HAS_TEXT = {
  not: undefined,
  spanning: undefined,
  'by grams': and(holdsGramsOf(sql`${place('keyword')}`), forHalf(IS_IN_WORDS)),
  'word by word': IS_IN_WORDS,
}

/** Creates the people of a sheet: all of them, or none and a report of the errors by row and column. */
import { newPasswordSchema, type ProblemIssue, SHEET_ROWS } from '@formwork/api-contract'
import { reachIn, type Rights, rightsOf } from '../../access/rights'
import { type AuditNote, appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { reaches } from '../../domain/reach'
import { Refusal, refuse } from '../../domain/refusal'
import { refusalMessage } from '../../messages/refusal-message'
import { isGrantable } from '../roles/role-policy'
import type { StoredRole } from '../roles/role-repo'
import { usernameKeyOf } from '../session/account-repo'
import { refuseWeakPassword } from '../session/change-password'
import { hashPassword } from '../session/passwords'
import { lockDirectory } from '../users/administrator-repo'
import { requireStaysWithin } from '../users/user-policy'
import { findReferences, type References } from './find-references'
import { distinctOf, insertDepartments, type MissingDepartment, missingDepartments, withDepartments } from './missing-departments'
import { insertPeople } from './people-sheet-repo'
import { readPeople, type SheetPerson, type SheetProblem } from './read-people'
import { readSheetFile } from '../sheets/run-sheet-worker'
import { type Column, COLUMNS, HEADINGS } from './sheet-columns'

/** Nobody reads a longer report. */
const MAX_REPORTED = 200

export interface PeopleSheet {
  readonly file: Buffer
  /** The first password of all of them; they choose their own at their first sign-in. */
  readonly password: string
  readonly locale: Locale
  /** Departments that are not there are made; else they are errors that say what would have to be made. */
  readonly createsDepartments: boolean
}

export interface ImportedPeople {
  readonly created: number
  readonly departments: number
}

/**
 * @throws {Refusal} `sheet.refused` with an issue for each cell (`sheet.refused-often` with the first of many); `sheet.password`; what reading the sheet is refused
 *     with
 */
export async function importPeople(
  deps: Deps,
  actor: Caller,
  { file, password, locale, createsDepartments }: PeopleSheet,
): Promise<ImportedPeople> {
  if (!newPasswordSchema.safeParse(password).success) throw refuse('sheet.password')
  await refuseWeakPassword(deps.db, '', { password })
  // One row more than is accepted, to recognise a sheet that is too long.
  const { people, problems } = readPeople(await readSheetFile(file, { rows: SHEET_ROWS + 2, cells: 4 * COLUMNS.length }), locale)
  const passwordHash = await hashPassword(password)
  return withTransaction(deps.db, async (tx) => {
    await lockDirectory(tx, actor)
    const held = await rightsOf(tx, actor)
    const references = await findReferences(
      tx,
      people.map(({ username }) => username),
    )
    const unknown = new Set(
      people.map(({ department }) => department).filter((path) => path !== '' && references.department(path) === undefined),
    )
    const missing = missingDepartments(unknown, references, held, deps.newId)
    const made = createsDepartments ? distinctOf(missing) : []
    await insertDepartments(tx, deps, actor, made)
    const rights = withDepartments(held, made)
    const looking: Looking = { references, missing, createsDepartments, actor, rights, password }
    const looked = people.map((person) => lookUp(person, looking))
    const all = [...problems, ...looked.flatMap((one) => one.problems), ...(await beyondReach(tx, rights, looked))]
    if (all.length > 0) {
      const isCut = all.length > MAX_REPORTED
      const inRows = all.toSorted(inOrder)
      const reported = isCut ? departmentsLast(inRows).slice(0, MAX_REPORTED) : inRows
      const code = isCut ? 'sheet.refused-often' : 'sheet.refused'
      throw refuse(code, { count: all.length, limit: MAX_REPORTED }, reported.map(issueIn(locale)))
    }
    await insertAll(tx, deps, actor, { looked, passwordHash })
    return { created: people.length, departments: made.length }
  })
}

const inOrder = (a: SheetProblem, b: SheetProblem) => a.row - b.row || COLUMNS.indexOf(a.column) - COLUMNS.indexOf(b.column)

/** Departments that can be made are repeated in many rows and mended at once: they leave the room of a cut report to everything else. */
function departmentsLast(problems: readonly SheetProblem[]): SheetProblem[] {
  const isLast = ({ code }: SheetProblem) => code === 'sheet.no-department'
  return [...problems.filter((problem) => !isLast(problem)), ...problems.filter(isLast)]
}

/** The path of an issue is the row as a spreadsheet counts it, and the heading of the column. */
const issueIn =
  (locale: Locale) =>
  ({ row, column, code, params = {} }: SheetProblem): ProblemIssue => ({
    path: [row, HEADINGS[locale][column]],
    code,
    message: refusalMessage(code, params, locale),
    // What would have to be made, for whoever offers to make it.
    ...(code === 'sheet.no-department' ? { params } : {}),
  })

interface LookedUp {
  readonly person: SheetPerson
  readonly departmentId: string | null
  readonly roles: readonly StoredRole[]
  readonly posts: readonly { readonly postId: string; readonly postName: string }[]
  readonly problems: readonly SheetProblem[]
}

interface Looking {
  readonly references: References
  readonly missing: ReadonlyMap<string, readonly MissingDepartment[]>
  /** They are there by now. */
  readonly createsDepartments: boolean
  readonly actor: Actor
  readonly rights: Rights
  readonly password: string
}

function lookUp(person: SheetPerson, { references, missing, createsDepartments, actor, rights, password }: Looking): LookedUp {
  const { row, username, department } = person
  const toMake = missing.get(department)
  const problems: SheetProblem[] = []
  const key = usernameKeyOf(username)
  if (references.takenKeys.has(key)) problems.push({ row, column: 'username', code: 'user.name-taken', params: { username } })
  if (key.length >= 3 && usernameKeyOf(password).includes(key))
    problems.push({ row, column: 'username', code: 'password.contains-username' })
  const unmeant = (column: Column, thing: null | undefined, text: string) =>
    problems.push({ row, column, code: thing === null ? 'sheet.several' : 'sheet.unknown', params: { text } })
  const made = createsDepartments ? toMake?.at(-1)?.id : undefined
  const found = department === '' ? undefined : (made ?? references.department(department))
  const departmentId = found ?? null
  if (toMake !== undefined && !createsDepartments) {
    const params = { text: department, missing: toMake.map(({ path }) => path) }
    problems.push({ row, column: 'department', code: 'sheet.no-department', params })
  } else if (department !== '' && (found === null || found === undefined)) unmeant('department', found, department)
  else if (!reaches(reachIn(rights, 'system:sysuser:add'), [departmentId]))
    problems.push({ row, column: 'department', code: 'scope.beyond-yours' })
  const roles = person.roles.flatMap((word) => {
    const role = references.role(word)
    if (role === null || role === undefined) unmeant('roles', role, word)
    else if (!isGrantable(actor, rights, role)) problems.push({ row, column: 'roles', code: 'role.beyond-yours' })
    return role ?? []
  })
  const posts = person.posts.flatMap((word) => {
    const post = references.post(word)
    if (post === null || post === undefined) unmeant('posts', post, word)
    return post ?? []
  })
  return { person, departmentId, roles, posts, problems }
}

/** Nobody may get more reach than the actor has; checked once for each department with the same roles. */
async function beyondReach(tx: Transaction, rights: Rights, looked: readonly LookedUp[]): Promise<SheetProblem[]> {
  const alike = Map.groupBy(looked, ({ departmentId, roles }) => [departmentId, ...roles.map(({ roleId }) => roleId)].join())
  const problems: SheetProblem[] = []
  for (const group of alike.values()) {
    const [first] = group
    if (first === undefined || first.problems.length > 0) continue
    const holder = { userId: '', deptId: first.departmentId, roleIds: first.roles.map(({ roleId }) => roleId) }
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const refusal = await requireStaysWithin(tx, rights, holder).then(() => null, refusalOf)
    if (refusal !== null) problems.push(...group.map(({ person }) => ({ row: person.row, column: 'roles' as const, code: refusal.code })))
  }
  return problems
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

interface Insertion {
  readonly looked: readonly LookedUp[]
  readonly passwordHash: string
}

async function insertAll(tx: Transaction, deps: Deps, actor: Caller, { looked, passwordHash }: Insertion): Promise<void> {
  const now = deps.now()
  const rows = looked.map((one) => ({ ...one, id: deps.newId() }))
  const people = rows.map(({ id, person: { username, nickName, phone, email, sex, remark, status }, departmentId, roles, posts }) => {
    const texts = { username, usernameKey: usernameKeyOf(username), nickName, phone, email, sex, remark }
    const first = { passwordHash, mustChangePassword: true, enabled: status === '0', createdAt: now, updatedAt: now }
    const held = { roleIds: roles.map(({ roleId }) => roleId), postIds: posts.map(({ postId }) => postId) }
    return { row: { id, departmentId, ...texts, ...first }, ...held }
  })
  await insertPeople(tx, people)
  await appendAudit(tx, deps, actor, ...rows.map(noteOf))
}

/** What `describeUser` would read: nothing of them is anywhere else yet. */
function noteOf({ id, person, departmentId, roles, posts }: LookedUp & { readonly id: string }): AuditNote {
  const { username, nickName, phone, email, sex, remark, status } = person
  const department = departmentId === null ? null : { id: departmentId, name: person.department.split('/').at(-1) ?? '' }
  const held = {
    roles: roles.map((role) => ({ id: role.roleId, name: role.roleName })),
    posts: posts.map((post) => ({ id: post.postId, name: post.postName })),
  }
  const after = { username, nickName, phone, email, sex, remark, enabled: status === '0', department, ...held }
  return { kind: 'user.created', subject: { id, name: nickName }, before: null, after }
}

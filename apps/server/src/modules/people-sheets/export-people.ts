/** People as a sheet, as far as the caller reaches, and the empty sheet of an import. */
import { MAX_PEOPLE, routes, SHEET_ROWS, type UserRow } from '@formwork/api-contract'
import { reachFor } from '../../access/rights'
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import { listDepartments } from '../departments/department-repo'
import { idsIn, type UserQuery } from '../users/people-service'
import { userOptions } from '../users/user-options'
import { findUsers } from '../users/user-list-repo'
import { departmentPaths } from './find-references'
import { safeCell } from '../sheets/safe-cell'
import { siteToday } from '../settings/site-time-zone'
import { writeSheetFile } from '../sheets/run-sheet-worker'
import type { SheetFile } from '../sheets/sheet-file'
import { type Column, COLUMN_WIDTHS, COLUMNS, headingOf, HEADINGS, HINTS, SEX_WORDS, STATUS_WORDS, TITLES } from './sheet-columns'

const headings = (locale: Locale) => COLUMNS.map((column) => headingOf(column, locale))

export async function importTemplate(locale: Locale): Promise<SheetFile> {
  const titles = TITLES[locale]
  const hints = COLUMNS.map((column) => [HEADINGS[locale][column], HINTS[locale][column]])
  const content = await writeSheetFile([
    { name: titles.people, rows: [headings(locale)], widths: COLUMN_WIDTHS },
    { name: titles.hints, rows: [[titles.column, titles.hint], ...hints], widths: [16, 80] },
  ])
  return { name: `${titles.template}.xlsx`, format: 'xlsx', content }
}

export interface ExportFilter extends Pick<UserQuery, 'keyword' | 'username' | 'status' | 'deptId'> {
  /** Ids of those who were chosen, joined by commas. */
  readonly ids?: string | undefined
}

/** @throws {Refusal} `sheet.too-long` for more than `SHEET_ROWS` people */
export async function exportPeople(deps: Deps, actor: Caller, filter: ExportFilter, locale: Locale): Promise<SheetFile> {
  const { keyword, username, status, deptId, ids: joined } = filter
  const ids = joined === undefined ? undefined : idsIn(joined, MAX_PEOPLE)
  const seen = { reach: await reachFor(deps.db, actor, routes.exportUsers.access), userId: actor.userId }
  const asked = { keyword, username, enabled: status === undefined ? undefined : status === '0', departmentId: deptId, ids }
  const { rows, count } = await findUsers(deps.db, asked, seen, { pageSize: SHEET_ROWS, offset: 0, counted: 'exactly' })
  if (count > SHEET_ROWS) throw refuse('sheet.too-long', { limit: SHEET_ROWS })
  const paths = departmentPaths(await listDepartments(deps.db))
  const { roles, posts } = await userOptions(deps, actor)
  const [roleKeys, postCodes] = [
    new Map(roles.map((role) => [role.roleId, role.roleKey])),
    new Map(posts.map((post) => [post.postId, post.postCode])),
  ]
  const textOf: Readonly<Record<Column, (user: UserRow) => string>> = {
    username: (user) => user.username,
    nickName: (user) => user.nickName,
    department: (user) => paths.get(user.deptId ?? '') ?? '',
    roles: (user) => user.roleIds.flatMap((id) => roleKeys.get(id) ?? []).join(','),
    posts: (user) => user.postIds.flatMap((id) => postCodes.get(id) ?? []).join(','),
    phone: (user) => user.phone,
    email: (user) => user.email,
    sex: (user) => SEX_WORDS[locale][user.sex],
    status: (user) => STATUS_WORDS[locale][user.status],
    remark: (user) => user.remark,
  }
  const cells = rows.map((user) => COLUMNS.map((column) => safeCell(textOf[column](user))))
  const content = await writeSheetFile([{ name: TITLES[locale].people, rows: [headings(locale), ...cells], widths: COLUMN_WIDTHS }])
  await withTransaction(deps.db, (tx) =>
    appendAudit(tx, deps, actor, {
      kind: 'users.exported',
      subject: { id: null, name: '' },
      before: null,
      after: { people: count, keyword, username, status, deptId },
    }),
  )
  return { name: `${TITLES[locale].people} ${await siteToday(deps)}.xlsx`, format: 'xlsx', content }
}

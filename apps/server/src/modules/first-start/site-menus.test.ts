/** The menus of a new site are where the contract says, and a site that was made before it had some of them gets the same. */
import { readFileSync } from 'node:fs'
import { PAGE_PATHS } from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { type SeedMenu, SITE_MENUS } from './site-menus'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const pathsOf = ({ kind, path, children = [] }: SeedMenu, parent = ''): string[] =>
  kind === 'page' ? [`${parent}/${path}`] : children.flatMap((child) => pathsOf(child, path))

it('has every page at its path in the contract, and every path there has its page', () => {
  expect(SITE_MENUS.flatMap((menu) => pathsOf(menu))).toEqual([...PAGE_PATHS])
})

const shape = async () => {
  const { rows } = await test.database.pool.query(
    `select m.kind, m.name, m.title, m.title_en, m.icon, m.path, m.component, m.permission, m.sort, p.name as parent
     from menus m left join menus p on p.id = m.parent_id order by p.name, m.component, m.permission, m.sort`,
  )
  return rows
}

/** What a migration does to rows: the columns are there already. */
function rowsOf(migration: string, from: string): string {
  const text = readFileSync(new URL(`../../../migrations/${migration}`, import.meta.url), 'utf8')
  return text.slice(text.indexOf(from))
}

it('has its later pages and buttons added by the migrations', async () => {
  const asNew = await shape()
  const { db, pool } = test.database
  await db.execute(
    sql`delete from menus where kind = 'button' or component in ('posts', 'menus', 'sessions', 'sign-ins', 'tokens', 'health', 'categories', 'schedules', 'inbound', 'webhooks')`,
  )
  await db.execute(sql`update menus set sort = case component when 'departments' then 2 when 'settings' then 3 else 4 end
    where component in ('departments', 'settings', 'audit')`)
  const statements = [
    rowsOf('0018-menus-of-buttons-and-calls.sql', 'create temporary table'),
    rowsOf('0019-active-sessions.sql', 'insert into menus'),
    rowsOf('0020-sign-in-log.sql', 'insert into menus'),
    rowsOf('0029-menus-of-tokens-and-health.sql', 'insert into menus'),
    rowsOf('0032-process-categories.sql', 'delete from menus'),
    rowsOf('0058-ticket-schedules.sql', 'insert into menus'),
    rowsOf('0061-inbound-webhooks.sql', 'insert into menus'),
    rowsOf('0059-webhooks.sql', 'update menus'),
  ]
  await pool.query(`begin; ${statements.join(';')}; commit`)
  expect(await shape()).toEqual(asNew)
})

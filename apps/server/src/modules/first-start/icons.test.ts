/** What a new site and the demo company store as icons are words the console knows. */
import { MENU_ICONS, PROCESS_ICONS } from '@formwork/api-contract'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { processes } from '../../db/schema/processes'
import { menus } from '../../db/schema/site'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { seedDemo } from '../demo/seed'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedDemo(test.deps)
})
afterAll(() => test.close())

it('the menus of a new site name icons of the menu', async () => {
  const rows = await test.deps.db
    .select({ icon: menus.icon })
    .from(menus)
    .where(inArray(menus.kind, ['folder', 'page']))
  expect(rows.length).toBeGreaterThan(0)
  for (const { icon } of rows) expect(MENU_ICONS).toContain(icon)
})
it('the processes of the demo company name icons of a process', async () => {
  const rows = await test.deps.db.select({ icon: processes.icon }).from(processes)
  expect(rows.length).toBeGreaterThan(0)
  for (const { icon } of rows) expect(PROCESS_ICONS).toContain(icon)
})

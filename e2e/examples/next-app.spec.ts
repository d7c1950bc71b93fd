import { expect, test } from '@playwright/test'
import { freePort } from '../setup/free-port'
import { listenForComplaints } from './complaints'
import { openWorkshop, type Workshop } from './workshop'

test.describe.configure({ mode: 'serial' })

/** Next tells its makers about every build otherwise. */
const QUIET = { NEXT_TELEMETRY_DISABLED: '1' }

let workshop: Workshop

test.beforeAll(async () => {
  workshop = await openWorkshop('next-app')
})
test.afterAll(() => workshop.close())

test('installs from a registry and builds, types included', async () => {
  await workshop.install()
  await workshop.sh('npm', ['run', 'build'], QUIET)
})

test('renders the form on the server and shows at the fields what an action refuses, under a strict policy', async ({ page }) => {
  const port = String(await freePort())
  const address = await workshop.serve('node_modules/.bin/next', ['start', '--hostname', '127.0.0.1', '--port', port], QUIET)
  const html = await (await fetch(address)).text()
  expect(html).toContain('Reason')

  const complaints = await listenForComplaints(page)
  const answer = await page.goto(address)
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe')
  await page.getByRole('textbox', { name: 'From' }).fill('2027-03-01')
  await page.keyboard.press('Tab')
  await page.getByRole('spinbutton', { name: 'Days' }).fill('11')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Days' })).toHaveAccessibleDescription(/Only 10 days are left/)

  await page.getByRole('spinbutton', { name: 'Days' }).fill('10')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Request' })).toHaveText('Request L-1 is on its way')
  expect(complaints).toEqual([])
})

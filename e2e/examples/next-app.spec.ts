import { expect, test } from '@playwright/test'
import { collectPageErrors } from './page-errors'
import { retryUntilAnswered } from './retry-until-answered'
import { openSandbox, type Sandbox } from './sandbox'

test.describe.configure({ mode: 'serial' })

/** Otherwise Next sends telemetry about every build. */
const QUIET = { NEXT_TELEMETRY_DISABLED: '1' }

let workshop: Sandbox

test.beforeAll(async () => {
  workshop = await openSandbox('next-app')
})
test.afterAll(() => workshop.close())

test('installs from a registry and builds, types included', async () => {
  await workshop.install()
  await workshop.sh('npm', ['run', 'build'], QUIET)
})

test('renders the form on the server and shows at the fields what an action refuses, under a strict policy', async ({ page }) => {
  const address = await workshop.serve('node_modules/.bin/next', ['start', '--hostname', '127.0.0.1', '--port', '0'], QUIET)
  const html = await (await fetch(address)).text()
  expect(html).toContain('Reason')

  const complaints = await collectPageErrors(page)
  const answer = await page.goto(address)
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe')
  await page.getByRole('textbox', { name: 'From' }).fill('2027-03-01')
  await page.keyboard.press('Tab')
  await page.getByRole('spinbutton', { name: 'Days' }).fill('11')
  await retryUntilAnswered(async () => {
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Days' })).toHaveAccessibleDescription(/Only 10 days are left/, { timeout: 2000 })
  })

  // An action can be called with values that no form would send: the server refuses them by the same rules, with the same messages.
  const days = (count: number) => new RegExp(`"days":${count}\\b`)
  let forged = 0
  const isOurs = (url: URL) => url.origin === new URL(address).origin
  await page.route(isOurs, async (route) => {
    const body = route.request().postData() ?? ''
    if (days(10).test(body)) forged++
    await route.continue(days(10).test(body) ? { postData: body.replace(days(10), '"days":0') } : {})
  })
  await page.getByRole('spinbutton', { name: 'Days' }).fill('10')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Days' })).toHaveAccessibleDescription(/Days must be at least 1/)
  expect(forged).toBe(1)
  await page.unroute(isOurs)

  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Request' })).toHaveText('Request L-1 is on its way')
  expect(complaints).toEqual([])
})

import { readFile, writeFile } from 'node:fs/promises'
import { expect, type Page, type Route, test } from '@playwright/test'
import { collectPageErrors } from './page-errors'
import { REACT_VERSIONS } from './react-versions'
import { retryUntilAnswered } from './retry-until-answered'
import { openSandbox, type Sandbox } from './sandbox'

test.describe.configure({ mode: 'serial' })

let workshop: Sandbox

test.beforeAll(async () => {
  workshop = await openSandbox('server-rendered')
})
test.afterAll(() => workshop.close())

for (const { name, install } of REACT_VERSIONS) {
  test.describe(name, () => {
    test('installs from a registry and type-checks', async () => {
      await workshop.install(...install)
      await workshop.sh('npm', ['run', 'typecheck'])
    })

    test('brings types that hold by themselves', async () => {
      const names = ['@formwork/form-renderer', '@formwork/form-schema']
      await writeFile(
        `${workshop.folder}/doors.ts`,
        names.map((door, at) => `import type * as door${at} from '${door}'\nexport type { door${at} }\n`).join(''),
      )
      // An application skips errors inside declarations; here nothing does.
      const strict = '--noEmit --strict --exactOptionalPropertyTypes --skipLibCheck false --jsx react-jsx --ignoreConfig'
      const target = '--target es2023 --lib es2023,dom,dom.iterable --module nodenext --moduleResolution nodenext --types react'
      await workshop.sh('node_modules/.bin/tsc', [...`${strict} ${target}`.split(' '), 'doors.ts'])
    })

    test('is marked for the client part of a host with server components', async () => {
      for (const door of ['index.js', 'index.cjs', 'mui.js'])
        expect(await readFile(`${workshop.folder}/node_modules/@formwork/form-renderer/dist/${door}`, 'utf8')).toMatch(
          /^['"]use client['"];?\n/,
        )
    })

    // React only reports mismatches in a development build.
    for (const build of ['development', 'production'])
      test.describe(`built for ${build}`, () => {
        let address: string

        test.beforeAll(async () => {
          await workshop.sh('npm', ['run', 'build'], { NODE_ENV: build })
          address = await workshop.serve(process.execPath, ['dist/server/server.js'], { NODE_ENV: build, PORT: '0' })
        })
        test.afterAll(() => workshop.stop())

        test('is readable before any script runs', async ({ browser }) => {
          const context = await browser.newContext({ javaScriptEnabled: false })
          const page = await context.newPage()
          await page.goto(address)
          await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
          await expect(page.getByRole('radio', { name: 'Anything' })).toBeChecked()
          await context.close()
        })

        test('keeps what was typed when it is submitted before any script runs', async ({ browser }) => {
          // Not every host has a policy that prevents forms from being sent.
          const context = await browser.newContext({ javaScriptEnabled: false, bypassCSP: true })
          const page = await context.newPage()
          await page.goto(address)
          await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
          await page.getByRole('button', { name: 'Register' }).click()
          await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org')
          await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
          expect(new URL(page.url()).search).toBe('')
          await context.close()
        })

        test('hydrates without a warning and without a violation of its policy', async ({ page }) => {
          const complaints = await collectPageErrors(page)
          const answer = await page.goto(address)
          const policy = answer?.headers()['content-security-policy'] ?? ''
          expect(policy).toContain("require-trusted-types-for 'script'")
          expect(policy).not.toContain('unsafe')

          // Sizes from the definition are applied by React, because the policy allows no inline styles in markup: content below may move away from under a press.
          await retryUntilAnswered(async () => {
            await page.getByRole('radio', { name: 'Something else' }).click()
            await expect(page.getByRole('textbox', { name: 'Which?' })).toBeVisible({ timeout: 1000 })
          })
          // Values from the definition reach the style although the markup carries none: once the code of the field is there, which comes by itself.
          const width = () => page.getByRole('textbox', { name: 'Arrival' }).evaluate((input) => input.closest('.fw-width')?.clientWidth)
          await expect.poll(width).toBe(200)
          expect(complaints).toEqual([])
        })

        test('takes what was entered before its program came', async ({ page }) => {
          const complaints = await collectPageErrors(page)
          const program = await hold(page, '**/client.js')
          await page.goto(address, { waitUntil: 'commit' })
          await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
          await page.getByRole('checkbox', { name: 'Monday' }).check()
          await page.getByRole('textbox', { name: 'Arrival' }).fill('2027-03-01')
          await page.getByRole('radio', { name: 'Something else' }).check()
          await page.getByRole('combobox', { name: 'T-shirt' }).selectOption('M')
          await page.getByRole('switch', { name: 'Send me updates' }).check()
          await page.getByRole('textbox', { name: 'Note' }).fill('By train')
          program.comes()
          await page.getByRole('textbox', { name: 'Which?' }).fill('Soup')
          await page.getByRole('textbox', { name: 'Email' }).fill('early@example.org')
          const sent = page.waitForRequest('**/registrations')
          await page.getByRole('button', { name: 'Register' }).click()
          expect((await sent).postDataJSON()).toMatchObject({
            name: 'Ada',
            days: ['mon'],
            arrival: '2027-03-01',
            meal: 'other',
            mealWish: 'Soup',
            size: 'M',
            updates: true,
            note: 'By train',
          })
          await expect(page.getByRole('status')).toHaveText(/^You are number/)
          expect(complaints).toEqual([])
        })

        test('sends what was entered into a part whose code comes after the press', async ({ page }) => {
          const complaints = await collectPageErrors(page)
          const dates = await hold(page, /\/date[^/]*\.js$/)
          await page.goto(address, { waitUntil: 'commit' })
          await enterValid(page, 'Cy')
          await page.getByRole('textbox', { name: 'Arrival' }).fill('2027-03-01')
          const sent = page.waitForRequest('**/registrations')
          await retryUntilAnswered(async () => {
            await page.getByRole('button', { name: 'Register' }).click()
            await expect(page.locator('.fw-form[aria-busy=true]')).toBeVisible({ timeout: 1000 })
          })
          dates.comes()
          expect((await sent).postDataJSON()).toMatchObject({ name: 'Cy', days: ['mon'], arrival: '2027-03-01' })
          expect(complaints).toEqual([])
        })

        test('keeps what was entered into a part that a message replaces before its code comes', async ({ page }) => {
          const dates = await hold(page, /\/date[^/]*\.js$/)
          const answer = await hold(page, '**/registrations', { json: { issues: [{ path: ['arrival'], message: 'Nobody is there yet' }] } })
          await page.goto(address, { waitUntil: 'commit' })
          await enterValid(page, 'Di')
          await retryUntilAnswered(async () => {
            await page.getByRole('button', { name: 'Register' }).click()
            await expect.poll(answer.held, { timeout: 1000 }).toBe(1)
          })
          const arrival = page.getByRole('textbox', { name: 'Arrival' })
          await arrival.fill('2027-03-01')
          answer.comes()
          await expect(page.locator('[data-field="arrival"]')).toContainText('Nobody is there yet')
          dates.comes()
          await expect(page.locator('[data-field="arrival"] [aria-haspopup]')).toBeVisible()
          await expect(arrival).toHaveValue('2027-03-01')
        })

        test('can be submitted while parts of it wait for their code', async ({ page }) => {
          const complaints = await collectPageErrors(page)
          const dates = await hold(page, /\/date[^/]*\.js$/)
          await page.goto(address, { waitUntil: 'commit' })
          await retryUntilAnswered(async () => {
            await page.getByRole('button', { name: 'Register' }).click()
            await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused({ timeout: 1000 })
          })
          // React requests it when it renders this field, which may be after the button has answered.
          await expect.poll(dates.held).toBe(1)
          dates.comes()
          const openArrival = page.locator('[data-field="arrival"] [aria-haspopup]')
          await retryUntilAnswered(async () => {
            if ((await openArrival.getAttribute('aria-expanded')) !== 'true') await openArrival.click()
            await expect(openArrival).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
          })
          expect(complaints).toEqual([])
        })

        test('hydrates every type and opens what opens, without a violation of its policy', async ({ page }) => {
          const complaints = await collectPageErrors(page)
          await page.goto(`${address}/every-type`)
          await page.locator('.fw-form--edit [data-type="editor"]').getByRole('textbox').click()
          await page.keyboard.type('Words')
          const openers = page.locator('.fw-form--edit [aria-haspopup]')
          expect(await openers.count()).toBeGreaterThan(3)
          for (const opener of await openers.all()) {
            await retryUntilAnswered(async () => {
              if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click()
              await expect(opener).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
            })
            await page.keyboard.press('Escape')
          }
          expect(complaints).toEqual([])
        })

        test('is validated by the same rules on the server, whose refusal stands at the field', async ({ page }) => {
          const complaints = await collectPageErrors(page)
          await page.goto(address)
          await retryUntilAnswered(async () => {
            await page.getByRole('button', { name: 'Register' }).click()
            await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused({ timeout: 1000 })
          })
          await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
          await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org')
          await page.getByRole('checkbox', { name: 'Monday' }).check()
          await page.getByRole('button', { name: 'Register' }).click()
          await expect(page.getByText(/^You are number \d/)).toBeVisible()

          await page.getByRole('button', { name: 'Register' }).click()
          await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
          await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/registered already/)
          // The browser notes the answer 422 by itself.
          expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
        })
      })
  })
}

/** All that is required. */
async function enterValid(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill(`${name}-${Date.now()}@example.org`)
  // Sizes from the definition come with React: the box may move away from under a press.
  await retryUntilAnswered(() => page.getByRole('checkbox', { name: 'Monday' }).check({ timeout: 1000 }))
}

/** Holds the answer to a request back until the returned function is called. */
async function hold(page: Page, address: string | RegExp, answer?: Parameters<Route['fulfill']>[0]) {
  let comes = () => undefined as void
  const isDue = new Promise<void>((resolve) => {
    comes = resolve
  })
  let held = 0
  await page.route(address, async (route) => {
    held++
    await isDue
    await (answer === undefined ? route.continue() : route.fulfill(answer))
  })
  return { comes: () => comes(), held: () => held }
}

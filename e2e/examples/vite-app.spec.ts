import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { collectPageErrors } from './page-errors'
import { REACT_VERSIONS } from './react-versions'
import { openSandbox, type Sandbox } from './sandbox'

test.describe.configure({ mode: 'serial' })

const ROOT = join(import.meta.dirname, '../..')
/** One code block each; those of the renderer's guide are quoted from the examples. */
const PAGES = ['packages/form-renderer/README.md', 'packages/form-designer/README.md', 'docs/guide/conditions.md']

let workshop: Sandbox
let address: string

test.beforeAll(async () => {
  workshop = await openSandbox('vite-app')
})
test.afterAll(() => workshop.close())

for (const { name, install } of REACT_VERSIONS) {
  test.describe(name, () => {
    test.afterAll(() => workshop.stop())

    test('installs from a registry, type-checks and builds', async () => {
      await workshop.install(...install)
      await workshop.sh('npm', ['run', 'typecheck'])
      await workshop.sh('npm', ['run', 'build'])
      address = await workshop.serve('node_modules/.bin/vite', ['preview', '--host', '127.0.0.1', '--port', '0', '--strictPort'])
    })

    // What an imported `.json` is to TypeScript depends on these options.
    for (const options of ['next', 'webpack'])
      test(`type-checks a form from a file with the options of a new ${options} application`, async () => {
        await copyFile(join(import.meta.dirname, `stock/${options}.tsconfig.json`), `${workshop.folder}/tsconfig.${options}.json`)
        // Beside the sources of the application, whose own check has other options.
        await copyFile(join(import.meta.dirname, 'stock/page.tsx.txt'), `${workshop.folder}/page.tsx`)
        await workshop.sh('node_modules/.bin/tsc', ['--noEmit', '-p', `tsconfig.${options}.json`])
      })

    test('type-checks the code of the READMEs and guides as it stands there', async () => {
      const blocks = (await Promise.all(PAGES.map((page) => readFile(join(ROOT, page), 'utf8')))).flatMap((text) =>
        [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = '']) => code),
      )
      // Each has one, the renderer’s another for pages without React.
      expect(blocks.length).toBe(PAGES.length + 1)
      await Promise.all(blocks.map((code, at) => writeFile(`${workshop.folder}/block-${at}.tsx`, `${code}\nexport {}\n`)))
      const options = { extends: './tsconfig.next.json', include: ['block-*.tsx'] }
      await writeFile(`${workshop.folder}/tsconfig.blocks.json`, JSON.stringify(options))
      await workshop.sh('node_modules/.bin/tsc', ['--noEmit', '-p', 'tsconfig.blocks.json'])
    })

    test('fills the form and shows at the fields what the rules and the server refuse', async ({ page }) => {
      const complaints = await collectPageErrors(page)
      await page.goto(address)
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.locator('.fw-summary')).toContainText('Not quite yet')
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()

      await page.getByRole('textbox', { name: 'Title' }).fill('Chairs')
      await page.getByRole('textbox', { name: 'Signature' }).fill('Ada')
      await page.getByRole('button', { name: 'Add row' }).click()
      await page.getByRole('button', { name: 'Send' }).press('Enter')
      await expect(page.getByRole('textbox', { name: 'What' })).toBeFocused()
      await page.getByRole('textbox', { name: 'What' }).fill('Chair')
      await page.getByLabel('Amount').fill('2000')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByLabel('Amount')).toBeFocused()
      await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/Only 1000 are left/)
      await expect(page.locator('.fw-summary')).toContainText('Ask the controller')

      await page.getByLabel('Amount').fill('200')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('Request P-1 is on its way')).toBeVisible()
      expect(complaints).toEqual([])
    })

    test('fills and validates a widget type of its own, in the page and in the program', async ({ page }) => {
      await page.goto(address)
      const approval = page.getByRole('textbox', { name: 'Approved by' })
      await approval.fill('Al')
      await approval.blur()
      await expect(approval).toHaveAccessibleDescription(/at least 3/)
      await approval.fill('Alice')
      await expect(page.locator('pre')).toContainText('"approvedBy": "Alice"')

      const forms = (...args: readonly string[]) =>
        workshop.sh(process.execPath, ['node_modules/@formwork/form-schema/dist/cli.js', ...args, 'src/definition.json'])
      const told = ['--widgets', 'src/approval-type.ts']
      expect(await forms('check', '--all', ...told)).not.toContain('widget.unknown-type')
      expect(await forms('check', '--all')).toContain('widget.unknown-type')
      expect(await forms('convert', '--to', 'ts', ...told)).toContain('approvedBy?: string')
      expect(await forms('convert', '--to', 'zod', ...told)).toContain('approvedBy:')
      expect(await forms('convert', '--to', 'json-schema', ...told)).toContain('"approvedBy"')
      expect(await forms('convert', '--to', 'html', ...told)).toContain('data-model="approvedBy" data-needed minlength="3" type="text"')
    })

    test('designs a form with the widget type of its own', async ({ page }) => {
      const complaints = await collectPageErrors(page)
      await underPolicy(page, `${address}/designer.html`)
      await page.goto(`${address}/designer.html`)
      await page.getByRole('region', { name: 'Favourites' }).getByRole('button', { name: 'Add Approval', exact: true }).click()
      const panel = page.getByRole('tabpanel')
      await panel.getByRole('spinbutton', { name: 'Fewest letters' }).fill('4')
      await panel.getByRole('switch', { name: 'Required' }).click()
      await page.getByRole('button', { name: 'As usual: three letters' }).click()
      await expect(panel.getByRole('spinbutton', { name: 'Fewest letters' })).toHaveValue('3')
      await page.getByRole('button', { name: /^Undo/ }).click()
      await expect(page.getByRole('button', { name: 'Add Rate', exact: true })).toHaveCount(0)
      await expect(page.getByText('Powered by Formwork')).toHaveCount(0)
      await page.getByRole('button', { name: 'Try it', exact: true }).click()
      const field = page.getByRole('dialog').getByRole('textbox', { name: 'Approval', exact: true })
      await field.fill('Ada')
      await field.blur()
      await expect(field).toHaveAccessibleDescription(/at least 4/)
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
      await page.getByRole('tab', { name: 'Outline' }).click()
      await page.getByRole('searchbox', { name: 'Search titles and data keys' }).fill('Appr')
      await expect(page.getByRole('treeitem', { name: /Approval/ }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const saved = JSON.parse(await page.locator('pre').innerText()) as { list: object[] }
      expect(saved.list).toContainEqual(
        expect.objectContaining({ type: 'approval', name: 'Approval', options: expect.objectContaining({ letters: 4, required: true }) }),
      )
      expect(complaints).toEqual([])
    })

    test('shows and hides fields, loads choices from the host and tells it of every change', async ({ page }) => {
      const complaints = await collectPageErrors(page)
      await page.goto(address)
      const supplier = page.getByRole('combobox', { name: 'Supplier' })
      await supplier.selectOption('Harbour Tools')
      await expect(page.locator('pre')).toContainText('"supplier": 2')
      await page.getByRole('radio', { name: 'Travel' }).check()
      await expect(supplier).toBeHidden()
      await page.getByRole('textbox', { name: 'Destination' }).fill('Oslo')
      await expect(page.locator('pre')).toContainText('"destination": "Oslo"')
      expect(complaints).toEqual([])
    })

    test('hands files to the host', async ({ page }) => {
      const complaints = await collectPageErrors(page)
      await page.goto(address)
      await page
        .locator('[data-field="offers"] input[type=file]')
        .setInputFiles({ name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('42') })
      await expect(page.locator('pre')).toContainText('"name": "offer.txt"')
      expect(complaints).toEqual([])
    })

    test('takes the host’s component, custom area, slot and language', async ({ page }) => {
      const complaints = await collectPageErrors(page)
      await page.goto(address)
      await page.getByRole('group', { name: 'Urgent' }).getByRole('button', { name: 'Today' }).click()
      await expect(page.getByRole('link', { name: 'help' })).toHaveAttribute('href', '#help-amount')
      await page.getByRole('textbox', { name: 'Signature' }).fill('Ada')
      await page.getByRole('button', { name: '中文' }).click()
      await expect(page.getByRole('textbox', { name: '标题' })).toBeVisible()
      await page.getByRole('radio', { name: '差旅' }).check()
      await expect(page.getByRole('textbox', { name: '目的地' })).toBeVisible()
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.getByText('Yes, today')).toBeVisible()
      await expect(page.locator('i', { hasText: 'Ada' })).toBeVisible()
      await expect(page.getByText('差旅', { exact: true })).toBeVisible()
      expect(complaints).toEqual([])
    })

    test('is one field of a form that react-hook-form runs: errors both ways, reset, submit', async ({ page }) => {
      const complaints = await collectPageErrors(page)
      await page.goto(`${address}/hook-form.html`)
      const [number, email] = [page.getByLabel('Order number'), page.getByRole('textbox', { name: 'Email' })]
      await number.fill('7')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(email).toBeFocused()
      await expect(email).toHaveAccessibleDescription('Email is required')
      await expect(page.locator('form form')).toHaveCount(0)

      await email.fill('mallory@example.org')
      await page.getByRole('radio', { name: 'I come to the shop' }).check()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(email).toHaveAccessibleDescription('We do not deliver there')
      await expect(page.locator('pre')).toHaveCount(0)

      await expect(page.getByText('Something was changed')).toBeVisible()
      await page.getByRole('button', { name: 'Start over' }).click()
      await expect(email).toHaveValue('')
      await expect(page.getByText('Nothing was changed')).toBeVisible()

      await number.fill('8')
      await email.fill('ada@example.org')
      await page.getByRole('radio', { name: 'I come to the shop' }).check()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.locator('pre')).toContainText('"number":"8"')
      await expect(page.locator('pre')).toContainText('"email":"ada@example.org"')
      expect(complaints).toEqual([])
    })

    test('travels as one field of a form that posts, and shows what was refused where it arrived', async ({ page }) => {
      const complaints = await collectPageErrors(page)
      await page.goto(`${address}/form-data.html`)
      await page.getByLabel('Your name').fill('Ada')
      await page.getByRole('button', { name: 'Send' }).click()
      const email = page.getByRole('textbox', { name: 'Email' })
      await expect(email).toHaveAccessibleDescription('Email is required')
      await email.fill('ada@example.org')
      await page.getByRole('textbox', { name: 'Address' }).fill('1 Main Street')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('status').getByText('Ada: {')).toContainText('"address":"1 Main Street"')
      expect(complaints).toEqual([])
    })

    test('stands on a page whose own code is not made with React', async ({ page }) => {
      const complaints = await collectPageErrors(page)
      await page.goto(`${address}/mounted.html`)
      await expect(page.getByRole('radio', { name: 'I come to the shop' })).toBeChecked()
      await page.getByRole('button', { name: 'Send' }).click()
      const email = page.getByRole('textbox', { name: 'Email' })
      await expect(email).toHaveAccessibleDescription('Email is required')
      await email.fill('ada@example.org')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('An answer goes to ada@example.org')).toBeVisible()
      await expect(email).toBeDisabled()
      expect(complaints).toEqual([])
    })

    test('speaks a ready-made language, with a rule said differently and buttons in the look of the form', async ({ page }) => {
      const complaints = await collectPageErrors(page)
      await page.goto(`${address}/german.html`)
      await page.getByRole('button', { name: 'Senden' }).click()
      const email = page.getByRole('textbox', { name: 'Email' })
      await expect(email).toHaveAccessibleDescription('Email fehlt noch')
      await email.fill('ada@example.org')
      await page.getByRole('radio', { name: 'I come to the shop' }).check()
      await page.getByRole('button', { name: 'Senden' }).click()
      await expect(page.getByRole('status').getByText('ada@example.org')).toBeVisible()
      expect(complaints).toEqual([])
    })

    for (const { kind, path, font } of [
      { kind: 'handed on by the bridge', path: '/mui.html', font: 'Georgia, serif' },
      { kind: 'with CSS variables', path: '/mui-variables.html', font: expect.any(String) },
    ])
      test(`follows an MUI theme ${kind}, light and dark`, async ({ page }) => {
        const complaints = await collectPageErrors(page)
        await page.goto(`${address}${path}`)
        const light = { text: 'rgba(0, 0, 0, 0.87)', field: 'rgb(255, 255, 255)', mark: 'rgb(123, 31, 162)', scheme: 'light' }
        await expect.poll(() => look(page)).toEqual({ ...light, radius: '10px', font })
        await page.getByRole('button', { name: 'Dark' }).click()
        const dark = { text: 'rgb(255, 255, 255)', field: 'rgb(18, 18, 18)', mark: 'rgb(206, 147, 216)', scheme: 'dark' }
        await expect.poll(() => look(page)).toEqual({ ...dark, radius: '10px', font })
        expect(complaints).toEqual([])
      })
  })
}

/** Answers with the page as a strict server would: with a nonce of its own, in the page and in the policy. */
async function underPolicy(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('NONCE_OF_THE_ANSWER', 'of-this-answer')
    const policy = [
      "default-src 'none'",
      "script-src 'self' 'nonce-of-this-answer'",
      "style-src 'self' 'nonce-of-this-answer'",
      "img-src 'self' blob: data:",
      "connect-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify',
    ].join('; ')
    await route.fulfill({ response: answer, body, headers: { ...answer.headers(), 'content-security-policy': policy } })
  })
}

/** What the browser computed for a text field and a checked radio button. */
async function look(page: Page) {
  await page.locator('.fw-input').first().waitFor()
  return page.evaluate(() => {
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`There is no ${selector}.`)
      return getComputedStyle(element)
    }
    const field = styleOf('.fw-input')
    return {
      text: field.color,
      field: field.backgroundColor,
      mark: styleOf('.fw-radio:checked').borderColor,
      radius: field.borderRadius,
      font: styleOf('.fw-form').fontFamily,
      scheme: field.colorScheme,
    }
  })
}

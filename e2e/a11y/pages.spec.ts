/** axe finds nothing on any page: Chinese and English, light and dark, desktop and phone. */
import { type RouteDeclaration, routes } from '@formwork/api-contract'
import type { Page } from '@playwright/test'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signIn } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

const LOOKS = [
  { locale: 'zh-CN', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { locale: 'en', colorScheme: 'dark', viewport: { width: 1024, height: 800 } },
  { locale: 'zh-CN', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

const PATHS = [
  '/dashboard',
  '/process/apply',
  '/process/upcoming',
  '/process/mine',
  '/process/related',
  '/process/all',
  '/design/forms',
  '/design/forms/new',
  '/design/components',
  '/design/processes',
  '/design/processes/new',
  '/system/users',
  '/system/roles',
  '/system/departments',
  '/system/settings',
  '/profile/index',
  '/404',
]

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0)
}

for (const look of LOOKS) {
  test(`no page has a violation: ${look.locale}, ${look.colorScheme}, ${look.viewport.width} px`, async ({ page }) => {
    test.setTimeout(180_000)
    const token = await signIn('admin', ADMIN_PASSWORD)
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(look.viewport)
    const found: string[] = []
    await page.goto('/login')
    await settled(page)
    if (look.locale === 'en') await page.getByRole('button', { name: /English|语言/ }).click()
    found.push(...(await violations(page)).map((line) => `/login ${line}`))

    await page.context().addCookies([{ name: 'Admin-Token', value: token, url: page.url() }])
    for (const path of [...PATHS, ...(await detailPaths(token))]) {
      await page.goto(path)
      await settled(page)
      found.push(...(await violations(page)).map((line) => `${path} ${line}`))
    }
    expect(found).toEqual([])
  })
}

/** One form, one process and one ticket, when the journeys have made some. */
async function detailPaths(token: string): Promise<string[]> {
  const first = async (route: RouteDeclaration) => (await call<{ list: { id: string }[] }>(route, { token })).list[0]?.id
  const [form, process, ticket] = [await first(routes.listForms), await first(routes.listProcesses), await first(routes.listAllTickets)]
  return [
    ...(form === undefined ? [] : [`/design/forms/${form}`]),
    ...(process === undefined ? [] : [`/design/processes/${process}`]),
    ...(ticket === undefined ? [] : [`/process/tickets/${ticket}`]),
  ]
}

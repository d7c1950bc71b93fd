/** axe finds nothing on any page: Chinese and English, light and dark, desktop and phone. */
import { signIn } from '../setup/api'
import { violations } from '../setup/axe'
import { ADMIN_PASSWORD } from '../playwright.config'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'
import { allowForOneMore, detailPaths, PATHS } from './paths'

const LOOKS = [
  { locale: 'zh-CN', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { locale: 'en', colorScheme: 'dark', viewport: { width: 1024, height: 800 } },
  { locale: 'zh-CN', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

for (const look of LOOKS) {
  test(`no page has a violation: ${look.locale}, ${look.colorScheme}, ${look.viewport.width} px`, async ({ page }) => {
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
      allowForOneMore()
      await page.goto(path)
      await settled(page)
      found.push(...(await violations(page)).map((line) => `${path} ${line}`))
    }
    expect(found).toEqual([])
  })
}

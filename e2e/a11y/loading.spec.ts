/** axe finds nothing on a page that is still loading: its code or the session are held back here during the check. */
import { violations } from '../setup/axe'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'
import { hold, signedIn } from './hold'

const isOfAPage = (path: string) => /\/assets\/\w+Page-/.test(path) && !/\/assets\/(?:SignIn|Standalone|List)Page-/.test(path)

for (const [name, matches] of [
  ['the code of the console', (path: string) => /\/assets\/Console-/.test(path)],
  ['the code of the frame around the pages', (path: string) => /\/assets\/Shell-/.test(path)],
  ['the session', (path: string) => path === '/api/v1/getinfo'],
  ['the code of the page', isOfAPage],
] as const) {
  test(`nothing is wrong with what stands there while ${name} is on its way`, async ({ page }) => {
    await signedIn(page)
    const release = await hold(page, matches)
    await page.goto('/process/upcoming', { waitUntil: 'commit' })
    await expect(page.locator('main[aria-busy="true"] h1, main [aria-busy="true"] h1')).toBeAttached()
    expect(await violations(page)).toEqual([])
    await release()
    await settled(page)
    await expect(page.getByRole('heading', { level: 1, name: '我的待办' })).toBeVisible()
  })
}

test('nothing repeats for ever on a list that is on its way for whoever wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page)
  const release = await hold(page, (path) => path === '/api/v2/tickets/todo')
  await page.goto('/process/upcoming', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: '我的待办' })).toBeVisible()
  await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible()
  const endless = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length,
  )
  expect(endless).toBe(0)
  await release()
  await settled(page)
})

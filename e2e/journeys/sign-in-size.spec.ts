/** The first load of the console is small: the script of the sign-in page, until the form can be used. */
import { gzipSync } from 'node:zlib'
import { expect, test } from '../setup/test'

/** Gzip. Code that signing in does not need is loaded afterwards. */
const LIMIT_KIB = 150

test.use({ isPageKept: false })

test(`the sign-in page needs at most ${LIMIT_KIB} KiB of script`, async ({ page }, testInfo) => {
  const bodies: Promise<Buffer>[] = []
  let isReady = false
  page.on('response', (response) => {
    // Prefetches for later pages start when the page is rendered.
    if (!isReady && response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
  isReady = true
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length / 1024)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  testInfo.annotations.push({ type: 'size', description: `${total.toFixed(2)} KiB in ${sizes.length} files` })
  expect(sizes.length).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(LIMIT_KIB)
})

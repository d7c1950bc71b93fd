/** The health of the system as an administrator finds it: facts, and a failed job that somebody else has dealt with. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

const FAILURE = {
  id: '900000000',
  task: 'sweep.uploads',
  attempts: 3,
  error: 'EACCES: permission denied, scandir',
  createdAt: '2026-01-01T00:00:00.000Z',
  failedAt: '2026-01-01T00:00:00.000Z',
}

test('an administrator sees that all is well, and is told of a failed job that somebody else was quicker with', async ({ page }) => {
  await page.clock.install()
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/health')
  await expect(page.getByRole('status').getByText('一切正常')).toBeVisible()
  await expect(page.getByText(/^PostgreSQL \d+/)).toBeVisible()
  await expect(page.getByText('没有最终失败的任务')).toBeVisible()
  expect(await violations(page)).toEqual([])

  // The shown state is older than the server's: somebody else was quicker.
  const health = `**${routes.getSystemHealth.path}`
  await page.route(health, async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, troubles: ['jobs-failed'], jobs: { ...answer.jobs, failed: 1, failures: [FAILURE] } } })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.clock.runFor(15_000)
  await expect(page.getByRole('status').getByText('1 个任务最终失败')).toBeVisible()
  const job = page.getByRole('listitem').filter({ hasText: 'EACCES' })
  await expect(job).toContainText('清理未使用的上传文件')
  expect(await violations(page)).toEqual([])
  await page.unroute(health)
  await job.getByRole('button', { name: /^重试/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('该任务已在等待、执行中或已不存在')).toBeVisible()
  await expect(job).toHaveCount(0)
})

/** Signing in and out the way a person does. */
import { expect, type Page } from '@playwright/test'

export async function signInAs(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** The page a first sign-in leads to; it knows the password that was just used. */
export async function chooseOwnPassword(page: Page, chosen: string): Promise<void> {
  await expect(page.getByRole('heading', { name: '设置新密码' })).toBeVisible()
  await page.getByLabel(/^\*?新密码$/).fill(chosen)
  await page.getByLabel('确认新密码').fill(chosen)
  await page.getByRole('button', { name: '修改密码' }).click()
}

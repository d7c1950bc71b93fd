/** Goes through a page as somebody without a mouse does. */
import type { Page } from '@playwright/test'
import { expect } from './test'

type Role = 'button' | 'textbox' | 'link' | 'combobox' | 'spinbutton' | 'menuitem'
/** No page of ours has more stops than that. */
const MAX_STOPS = 80

/** Presses Tab until the named control has the focus. */
export async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  for (let presses = 0; presses < MAX_STOPS; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

/** The same, and presses it. */
export async function press(page: Page, role: Role, name: string | RegExp): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}

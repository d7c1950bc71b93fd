/** What a person chose earlier in this browser. */
import type { Page } from '@playwright/test'

/** From the next address on. Written where no code of the console runs, which would write over it once the server has said what it keeps. */
export async function choosePreferences(page: Page, preferences: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate((chosen) => localStorage.setItem('formwork.preferences', JSON.stringify(chosen)), preferences)
}

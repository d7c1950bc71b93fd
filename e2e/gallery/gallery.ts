/** Opens the console's gallery for one component. */
import type { Page } from '@playwright/test'
import { WIDGET_TYPES, type WidgetType } from '@formwork/form-schema'
import { signInAdmin } from '../setup/api'
import { expect } from '../setup/test'

export const TYPES = WIDGET_TYPES

export interface GalleryOptions {
  readonly direction?: 'ltr' | 'rtl'
  readonly label?: 'top' | 'left' | 'right'
}

let token: string | null = null

/** Shows all states of a type and waits until what loads on demand is there. */
export async function openGallery(page: Page, type: WidgetType, { direction = 'ltr', label = 'top' }: GalleryOptions = {}): Promise<void> {
  token ??= await signInAdmin()
  const url = `/design/components?type=${type}&dir=${direction}&label=${label}`
  const origin = new URL('/', page.url() === 'about:blank' ? 'http://127.0.0.1' : page.url())
  await page.context().addCookies([{ name: 'Admin-Token', value: token, domain: origin.hostname, path: '/' }])
  await page.goto(url)
  await expect(page.locator(`[data-type="${type}"] .fw-form`).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0)
}

/** Opens the console's gallery for one component. */
import type { Page } from '@playwright/test'
import { WIDGET_TYPES, type WidgetType } from '@formwork/form-schema'
import { signInAdmin } from '../setup/api'
import { goTo } from '../setup/go-to'
import { serverUrl } from '../setup/server'
import { settled } from '../setup/settled'
import { expect } from '../setup/test'

export const TYPES = WIDGET_TYPES

export interface GalleryOptions {
  readonly direction?: 'ltr' | 'rtl'
  readonly label?: 'top' | 'left' | 'right'
}

/** Of this worker's server. */
let token: string | null = null

/** Shows all states of a type and waits until what loads on demand is there. From within the gallery it goes there as a link does, without loading the page again. */
export async function openGallery(page: Page, type: WidgetType, { direction = 'ltr', label = 'top' }: GalleryOptions = {}): Promise<void> {
  token ??= await signInAdmin()
  const url = `/design/components?type=${type}&dir=${direction}&label=${label}`
  if (new URL(page.url(), serverUrl()).pathname === '/design/components') await page.evaluate(goTo, url)
  else {
    await page.context().addCookies([{ name: 'Admin-Token', value: token, url: serverUrl() }])
    await page.goto(url)
  }
  await expect(page.locator(`[data-type="${type}"][dir="${direction}"] .fw-form`).first()).toBeVisible()
  await settled(page)
}

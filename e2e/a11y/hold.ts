/** A page of the console with some of its requests held back. */
import type { Page, Route } from '@playwright/test'
import { signInAdmin } from '../setup/api'
import { serverUrl } from '../setup/server'

/** Signs the administrator in before any page is open: the sign-in page, still on its way, might remove the session again. */
export async function signedIn(page: Page): Promise<string> {
  const token = await signInAdmin()
  await page.context().addCookies([{ name: 'Admin-Token', value: token, url: serverUrl() }])
  return token
}

/** Holds back matching requests, until the returned function is called. */
export async function hold(page: Page, matches: (address: string) => boolean): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const wait = async (route: Route) => {
    await held
    await route.continue().catch(() => undefined)
  }
  const isHeld = (url: URL) => matches(url.pathname)
  await page.route(isHeld, wait)
  return async () => {
    release()
    await page.unroute(isHeld, wait)
  }
}

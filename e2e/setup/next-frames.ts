/** Waits until the browser has drawn: what it decides with a frame (what is on the screen, where something has scrolled to) holds after the second. */
import type { Page } from '@playwright/test'

export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

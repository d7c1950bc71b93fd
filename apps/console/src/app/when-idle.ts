/** When the browser is idle. */

/** Not every browser reports that it is idle. */
const SOON_MS = 2000

export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 10_000 })
    else setTimeout(resolve, SOON_MS)
  })

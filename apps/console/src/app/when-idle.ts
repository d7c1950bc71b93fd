/** When a browser has nothing else to do. */

/** Not every browser says when it has nothing to do. */
const SOON_MS = 2000

export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 10_000 })
    else setTimeout(resolve, SOON_MS)
  })

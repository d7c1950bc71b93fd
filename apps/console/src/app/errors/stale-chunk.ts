/** Code of a page that cannot be fetched: because the connection is broken, or because a new version is installed and the old code is gone. */
import { create } from 'zustand'
import { tabStorage } from '../../shared/browser-storage'
import { onReconnect } from '../../shared/http/connection'

const AGAIN_MS = 5000
/** While servers of two versions answer in turn, a page that reloads may be outdated again. */
const ONE_RELOAD_MS = 60_000
const RELOADED = 'formwork.reloaded'

/** There is a new version. One reload is offered, never forced. */
export const useStaleChunk = create<{ readonly isStale: boolean }>(() => ({ isStale: false }))

export function offerReloadOnStaleChunk(): void {
  globalThis.addEventListener('vite:preloadError', () => {
    isReplaced().then(
      (isStale) => useStaleChunk.setState({ isStale }),
      // Without an answer the cause is unknown; the page says that it may be the connection.
      () => undefined,
    )
  })
}

/** The server serves a start page with other code than this one. */
async function isReplaced(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  const answer = await fetch('/', { cache: 'no-store' })
  return answer.ok && !(await answer.text()).includes(own)
}

/** Not where nothing can be stored: the number of reloads would be unlimited. */
function mayStartOver(): boolean {
  const last = Number(tabStorage.read(RELOADED) ?? 0)
  return Math.abs(Date.now() - last) > ONE_RELOAD_MS
}

function startOver(): void {
  if (tabStorage.write(RELOADED, String(Date.now()))) location.reload()
}

/** Before there is any page that could show an error: retries until the code loads, with the connection or a little later, or reloads for the new version. */
export async function fetchWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    if (mayStartOver() && (await isReplaced().catch(() => false))) startOver()
    await new Promise<void>((resolve) => {
      const goOn = () => {
        stop()
        clearTimeout(timer)
        resolve()
      }
      const stop = onReconnect(goOn)
      const timer = setTimeout(goOn, AGAIN_MS)
    })
    refetchStyles()
    return fetchWithRetry(load)
  }
}

/** The loader requests each file of styles only once: failed ones are requested again here. */
export function refetchStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode())
  }
}

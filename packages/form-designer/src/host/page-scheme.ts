/** Which scheme of colours the page has: by the marks that sites use, else by its CSS. */

const DARK_MARKS = '[data-theme="dark"], [data-mui-color-scheme="dark"], .dark'
const LIGHT_MARKS = '[data-theme="light"], [data-mui-color-scheme="light"], .light'

export function pageScheme(): 'light' | 'dark' {
  const root = document.documentElement
  const marked = [root, document.body]
  if (marked.some((element) => element.matches(DARK_MARKS))) return 'dark'
  if (marked.some((element) => element.matches(LIGHT_MARKS))) return 'light'
  const schemes = getComputedStyle(root).colorScheme
  if (!schemes.includes('dark')) return 'light'
  return !schemes.includes('light') || darkQuery()?.matches ? 'dark' : 'light'
}

/** Calls back when the page may have changed its scheme. @returns what ends it */
export function watchPageScheme(onChange: () => void): () => void {
  const query = darkQuery()
  const observer = new MutationObserver(onChange)
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true, attributeFilter: ['class', 'style', 'data-theme', 'data-mui-color-scheme'] })
  query?.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    query?.removeEventListener('change', onChange)
  }
}

/** Undefined in the DOM that tests of a host run in. */
function darkQuery(): MediaQueryList | undefined {
  const page: Partial<Pick<Window, 'matchMedia'>> = window
  return page.matchMedia?.('(prefers-color-scheme: dark)')
}

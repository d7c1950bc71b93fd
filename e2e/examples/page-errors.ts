/** Everything a browser reports while a page is used: errors, warnings, and violations of the page's policy. */
import type { Page } from '@playwright/test'

export async function collectPageErrors(page: Page): Promise<readonly string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // What could not be loaded is not in the text.
    const { url } = message.location()
    const path = URL.canParse(url) ? new URL(url).pathname : ''
    // A browser asks every page for an icon; the examples have none.
    if (path !== '/favicon.ico') complaints.push(`${message.type()}: ${message.text()} ${path}`)
  })
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  await page.exposeFunction('complain', (text: string) => complaints.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      const { complain } = window as unknown as { complain: (text: string) => void }
      complain(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
    })
  })
  return complaints
}

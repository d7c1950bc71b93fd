/** Runs axe on a page as it stands. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Violations inside the first element that matches `within`, one line each. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // Injected as an isolated script: the page's own policy allows nothing from outside, and should not.
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: 'axe' })
  await session.send('Runtime.evaluate', { expression: axe, contextId: executionContextId })
  const { result } = await session.send('Runtime.evaluate', {
    contextId: executionContextId,
    awaitPromise: true,
    returnByValue: true,
    expression: `axe.run(${JSON.stringify(within)}, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map((v) => v.id + ': ' + v.help + ' — ' + v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | ')))`,
  })
  await session.detach()
  if (!Array.isArray(result.value)) throw new Error(`axe did not answer: ${JSON.stringify(result)}`)
  return result.value
}

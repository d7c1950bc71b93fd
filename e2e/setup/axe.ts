/** Runs axe on a page as it stands. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CDPSession, Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The isolated script's own surroundings: the page's policy allows nothing from outside, and should not. */
const WORLD = 'axe'

/** By page, because half a megabyte that travels to the browser once for each run costs more than most runs. */
const sessions = new WeakMap<Page, CDPSession>()

async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page)
  if (known) return known
  const session = await page.context().newCDPSession(page)
  // From now on every document of the page has it from its beginning.
  await session.send('Page.enable')
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: axe, worldName: WORLD })
  sessions.set(page, session)
  return session
}

/**
 * Colours on their way are no colours of ours: they are measured after three frames without a transition. One is not enough, because an element
 * that takes its colour from the one around it begins its own transition with the next frame.
 */
const STILL = `(async () => {
  const isOnItsWay = (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime)
  for (let still = 0; still < 3; still = document.getAnimations().some(isOnItsWay) ? 0 : still + 1)
    await new Promise((next) => requestAnimationFrame(next))
})()`

/** The rules whose findings change with the colours and with nothing else. */
export const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'] as const

/**
 * A tooltip is named by what it describes and lies at the end of the document, so it is in no landmark, and is not meant to be. Whether one is shown
 * depends on where the focus and the pointer were left.
 */
const OUTSIDE_TOOLTIPS = `(v) => ({ ...v, nodes: v.id === 'region'
  ? v.nodes.filter((n) => document.querySelector(n.target.at(-1))?.closest('[role="tooltip"]') == null) : v.nodes })`

/** Violations inside the first element that matches `within`, of all rules or of those named, one line each. */
export async function violations(page: Page, within = 'html', rules?: readonly string[]): Promise<string[]> {
  const session = await sessionOf(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  // Answers the world of this name where the document has it.
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: WORLD,
  })
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      contextId,
      awaitPromise: true,
      returnByValue: true,
      expression,
    })
    if (exceptionDetails) throw new Error(`axe did not answer: ${JSON.stringify(exceptionDetails)}`)
    return result.value
  }
  if ((await evaluate('typeof axe')) === 'undefined') await evaluate(`${axe};0`)
  await evaluate(STILL)
  const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) }
  const found = await evaluate(`axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(${OUTSIDE_TOOLTIPS}).filter((v) => v.nodes.length > 0).map((v) => v.id + ': ' + v.help + ' — ' + v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | ')))`)
  if (!Array.isArray(found)) throw new Error(`axe did not answer: ${JSON.stringify(found)}`)
  return found.map(String)
}

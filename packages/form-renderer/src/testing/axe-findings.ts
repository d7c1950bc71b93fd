/** The findings of axe in rendered markup. Colour contrast needs a real browser; the end-to-end tests check that. */
import axe from 'axe-core'

/** One line per violation: its rule and the markup. Empty when the element is clean. */
export async function axeFindings(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

/** Which typefaces of the machine a part of a page is drawn with: a picture of it would differ on another machine. */
import type { Page } from '@playwright/test'

const ELEMENT = 1

interface DomNode {
  readonly nodeId: number
  readonly nodeType: number
  readonly localName: string
  readonly attributes?: readonly string[]
  readonly children?: readonly DomNode[]
  readonly pseudoElements?: readonly DomNode[]
  readonly shadowRoots?: readonly DomNode[]
  readonly pseudoType?: string
}

/** One line for each element with glyphs of a font that is not bundled, including elements the browser adds (markers, shadow trees). */
export async function systemFontUses(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const drawn = descendants(root).flatMap((node) => (nodeIds.includes(node.nodeId) ? [node, ...descendants(node)] : []))
  const found = await Promise.all(
    drawn.map(async ({ nodeId, localName, pseudoType }) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      const name = pseudoType === undefined ? localName : `${localName}::${pseudoType}`
      return fonts.flatMap((font) => (font.isCustomFont ? [] : `${name}: ${font.glyphCount} of ${font.familyName}`))
    }),
  )
  await session.detach()
  return found.flat()
}

/** The elements in a node, text being no element, and the roots of shadow trees. */
const insides = (node: DomNode): readonly DomNode[] => [
  ...(node.children ?? []).filter(({ nodeType }) => nodeType === ELEMENT),
  ...(node.pseudoElements ?? []),
  ...(node.shadowRoots ?? []).flatMap(insides),
]

const descendants = (node: DomNode): readonly DomNode[] => insides(node).flatMap((inside) => [inside, ...descendants(inside)])

/** Styles that come with larger widgets reach every place in which a form stands, whichever of the two comes first. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
// The bundler makes the default export of a `?raw` import.
// oxlint-disable-next-line import/default
import tokens from '../styles/tokens.css?raw'

const styledBy = (root: Document | ShadowRoot) =>
  root.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join())
const inShadow = () => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const element = document.createElement('form')
  root.append(element)
  return { root, element }
}

describe('styles that come later', () => {
  beforeEach(() => {
    vi.resetModules()
    document.adoptedStyleSheets = []
  })

  it('are given to the document and to each shadow root with a form, once', async () => {
    const { addStyles, styleRootOf } = await import('./page-styles')
    const { root, element } = inShadow()
    styleRootOf(document.body)
    styleRootOf(element)
    styleRootOf(element)
    addStyles('.a { color: red }')
    addStyles('.a { color: red }')
    expect(styledBy(document)).toHaveLength(1)
    expect(styledBy(root).join()).toContain('.a')
    expect(root.adoptedStyleSheets[0]).not.toBe(document.adoptedStyleSheets[0])
  })

  it('are given to a form that comes after them, and stand beside what the host put there', async () => {
    const { addStyles, styleRootOf } = await import('./page-styles')
    addStyles('.a { color: red }')
    const { root, element } = inShadow()
    root.adoptedStyleSheets = [new CSSStyleSheet()]
    styleRootOf(element)
    expect(styledBy(root)).toHaveLength(2)
    expect(styledBy(document)).toHaveLength(0)
  })

  it('are given to the document of a form that stands nowhere yet', async () => {
    const { addStyles, styleRootOf } = await import('./page-styles')
    styleRootOf(document.createElement('form'))
    addStyles('.a { color: red }')
    expect(styledBy(document)).toHaveLength(1)
  })
})

it('no control of an iPhone has letters so small that Safari enlarges the page', () => {
  const [, onPhones = ''] = tokens.split('@supports (-webkit-touch-callout: none)')
  expect(onPhones).toMatch(/\.fw-form :is\(input, select, textarea, \[contenteditable\]\) \{\s*font-size: max\(16px, /)
})

/** Elements with a style sheet of their own: written once for each look, and shared. */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { plainRoot } from './plain-root'

afterEach(cleanup)

const red = createTheme({ palette: { primary: { main: '#ff0000' } } })
const redAgain = createTheme({ palette: { primary: { main: '#ff0000' } } })
const blue = createTheme({ palette: { primary: { main: '#0000ff' } } })
let made = 0
function rootOf() {
  made += 1
  const name = `root-${made}`
  const Root = plainRoot(name, (theme) => ({ color: theme.palette.primary.main, '& b': { top: 1 } }))
  const shown = (theme: Theme) =>
    render(
      <ThemeProvider theme={theme}>
        <Root data-place="here" />
      </ThemeProvider>,
    ).container.firstElementChild
  const sheets = (within: ParentNode = document) => [...within.querySelectorAll(`style[data-formwork-look^="${name}"]`)]
  return { name, Root, shown, sheets }
}

describe('an element with its own style sheet', () => {
  it('is written once, however many of it there are and however often the theme is made anew', () => {
    const { name, shown, sheets } = rootOf()
    expect([shown(red), shown(red), shown(redAgain)].map((each) => each?.className)).toEqual([name, name, name])
    expect(sheets().map(({ textContent }) => textContent)).toEqual([`.${name}{color:#ff0000}.${name} b{top:1px}`])
    expect(shown(red)?.getAttribute('data-place')).toBe('here')
  })

  it('has one for each look', () => {
    const { name, shown, sheets } = rootOf()
    expect([shown(red), shown(blue)].map((each) => each?.className)).toEqual([name, `${name}-2`])
    expect(sheets()[1]?.textContent).toBe(`.${name}-2{color:#0000ff}.${name}-2 b{top:1px}`)
  })

  it('has it where the styles of the host stand, a shadow root for instance', () => {
    const { Root, sheets } = rootOf()
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    render(
      <CacheProvider value={createCache({ key: 'shadow', container: shadow })}>
        <Root />
      </CacheProvider>,
    )
    expect([sheets(shadow).length, sheets().length]).toEqual([1, 0])
  })

  it('has its rules after those of what is around it, and before those of what is inside', () => {
    const outer = rootOf()
    const inner = rootOf()
    render(
      <outer.Root>
        <inner.Root />
      </outer.Root>,
    )
    const [around, inside] = [...outer.sheets(), ...inner.sheets()]
    expect(inside !== undefined && around?.compareDocumentPosition(inside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('leaves the last word to what stands after the host’s own styles', () => {
    const { Root, sheets } = rootOf()
    const mark = document.head.appendChild(document.createElement('meta'))
    const after = document.head.appendChild(document.createElement('style'))
    render(
      <CacheProvider value={createCache({ key: 'marked', insertionPoint: mark })}>
        <Root />
      </CacheProvider>,
    )
    expect(sheets()[0]?.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

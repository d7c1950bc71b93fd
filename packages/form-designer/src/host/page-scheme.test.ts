/** Which colours a page has, and that its changes are heard. */
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { pageScheme, watchPageScheme } from './page-scheme'

const { documentElement: root, body } = document

afterEach(() => {
  vi.restoreAllMocks()
  for (const element of [root, body])
    for (const name of ['class', 'style', 'data-theme', 'data-mui-color-scheme']) element.removeAttribute(name)
})

const systemIs = (scheme: 'light' | 'dark') =>
  vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(new EventTarget(), { matches: scheme === 'dark' }) as unknown as MediaQueryList)
const cssSays = (colorScheme: string) => vi.spyOn(window, 'getComputedStyle').mockReturnValue({ colorScheme } as CSSStyleDeclaration)

describe('the scheme of a page', () => {
  it.each([
    ['data-theme', 'dark', 'dark'],
    ['data-theme', 'light', 'light'],
    ['data-mui-color-scheme', 'dark', 'dark'],
    ['class', 'no-js dark', 'dark'],
    ['class', 'darkroom', 'light'],
    ['data-theme', 'sepia', 'light'],
  ] as const)('is read from the mark %s="%s" on the page or its body: %s', (name, value, scheme) => {
    for (const element of [root, body]) {
      element.setAttribute(name, value)
      expect(pageScheme()).toBe(scheme)
      element.removeAttribute(name)
    }
  })

  it('is that of the mark, also where the CSS or the system says otherwise', () => {
    systemIs('dark')
    cssSays('dark')
    root.setAttribute('data-theme', 'light')
    expect(pageScheme()).toBe('light')
  })

  it.each([
    ['normal', 'dark', 'light'],
    ['', 'dark', 'light'],
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['light dark', 'dark', 'dark'],
    ['light dark', 'light', 'light'],
  ] as const)('with color-scheme %j on a %s system is %s', (css, system, scheme) => {
    systemIs(system)
    cssSays(css)
    expect(pageScheme()).toBe(scheme)
  })

  it('is asked for again after a mark or the system has changed, until one lets go', async () => {
    const query = Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList
    vi.spyOn(window, 'matchMedia').mockReturnValue(query)
    const onChange = vi.fn()
    const stop = watchPageScheme(onChange)
    query.dispatchEvent(new Event('change'))
    expect(onChange).toHaveBeenCalledTimes(1)
    body.classList.add('dark')
    await expect.poll(() => onChange.mock.calls).toHaveLength(2)
    root.setAttribute('data-theme', 'dark')
    await expect.poll(() => onChange.mock.calls).toHaveLength(3)
    stop()
    query.dispatchEvent(new Event('change'))
    expect(onChange).toHaveBeenCalledTimes(3)
  })

  it('is what the page says in a DOM without media queries, in which tests of a host run', () => {
    vi.stubGlobal('matchMedia', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    cssSays('light dark')
    expect(pageScheme()).toBe('light')
    watchPageScheme(() => undefined)()
  })
})

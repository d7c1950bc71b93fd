/** What was typed and scrolled on a page is still there when one comes back to its tag. */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { useUnsaved } from '../../shared/ui/feedback/unsaved-work'
import { renderPage } from '../../testing/render-page'
import { lazyPage } from '../lazy-page'
import { clearTags, closeTags, visitTag } from '../tags/tag-store'
import { usePageKey } from '../tags/use-page-key'
import { CachedPages } from './CachedPages'
import type { CurrentPage } from './use-current-page'
import { useRestoredScroll } from './use-restored-scroll'

const typing = lazyPage(async () => ({ Page: () => <input aria-label="Reason" /> }), 'Page')
/** Says that what is typed is unsaved. */
const telling = lazyPage(async () => ({ Page: Telling }), 'Page')

function Telling() {
  const [text, setText] = useState('')
  useUnsaved(text !== '', 'typed')
  return <input aria-label="Reason" value={text} onChange={(event) => setText(event.target.value)} />
}
const pageAt = (pathname: string): CurrentPage => ({
  pattern: pathname,
  title: pathname,
  page: pathname === '/telling' ? telling : typing,
  trail: [],
  menuPath: pathname,
  noCache: pathname === '/never-kept',
  ownsScreen: false,
})

function Frame({ keepsState }: { readonly keepsState: boolean }) {
  const { pathname } = useLocation()
  const scroller = useRestoredScroll(usePageKey(), keepsState)
  useEffect(() => visitTag({ pathname, search: '', title: pathname, isPinned: false }), [pathname])
  return (
    <main ref={scroller}>
      <CachedPages findPage={pageAt} keepsState={keepsState} />
    </main>
  )
}

function showRouter({ keepsState, at = '/a' }: { readonly keepsState: boolean; readonly at?: string }) {
  const { router } = renderPage(<Frame keepsState={keepsState} />, { pattern: '*', at, keepsPage: keepsState })
  return { router, go: (path: string) => act(() => router.navigate(path)) }
}
const show = ({ keepsState = true } = {}) => showRouter({ keepsState }).go

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Reason' })
const scrollTo = (top: number) => {
  const main = screen.getByRole('main')
  main.scrollTop = top
  main.dispatchEvent(new Event('scroll'))
}
const scrolled = () => screen.getByRole('main').scrollTop

beforeEach(() => clearTags())

describe('kept pages', () => {
  it('keep what was typed while another tag is open', async () => {
    const go = show()
    await userEvent.type(await field(), 'on leave')
    await go('/b')
    expect((await field()).value).toBe('')
    await go('/a')
    expect((await field()).value).toBe('on leave')
  })

  it('are found where they were scrolled to, and a new one begins at its top', async () => {
    const go = show()
    await field()
    scrollTo(300)
    await go('/b')
    expect(scrolled()).toBe(0)
    scrollTo(40)
    await go('/a')
    expect(scrolled()).toBe(300)
    await go('/b')
    expect(scrolled()).toBe(40)
  })

  it('without the tag bar are found there by the way back alone', async () => {
    const { go, router } = showRouter({ keepsState: false })
    await field()
    scrollTo(300)
    await go('/b')
    await act(() => router.navigate(-1))
    expect(scrolled()).toBe(300)
    await go('/b')
    await go('/a')
    expect(scrolled()).toBe(0)
  })

  it('begin anew once their tag was closed', async () => {
    const go = show()
    await userEvent.type(await field(), 'on leave')
    scrollTo(300)
    await go('/b')
    await act(async () => void closeTags(({ pathname }) => pathname === '/a', '/b'))
    await go('/a')
    expect((await field()).value).toBe('')
    expect(scrolled()).toBe(0)
  })

  it('are not kept where the page or the person does not want it', async () => {
    const go = show()
    await go('/never-kept')
    await userEvent.type(await field(), 'on leave')
    await go('/b')
    await go('/never-kept')
    expect((await field()).value).toBe('')
  })

  it('are not kept without the tag bar', async () => {
    const go = show({ keepsState: false })
    await userEvent.type(await field(), 'on leave')
    await go('/b')
    await go('/a')
    expect((await field()).value).toBe('')
  })

  it('go one by one when they are many, but never with what was typed', async () => {
    const { go } = showRouter({ keepsState: true, at: '/telling' })
    await userEvent.type(await field(), 'on leave')
    for (let count = 0; count < 10; count++) {
      await go(`/other-${count}`)
      await field()
    }
    // The one in view, eight behind it, and the one with unsaved input.
    expect(document.querySelectorAll('input[aria-label="Reason"]')).toHaveLength(10)
    await go('/telling')
    expect((await field()).value).toBe('on leave')
  })

  it('stay with what was typed while the window is too narrow for tags', async () => {
    function Window() {
      const [isNarrow, setNarrow] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setNarrow(true)}>
            Narrow
          </button>
          <Frame keepsState={!isNarrow} />
        </>
      )
    }
    const { router } = renderPage(<Window />, { pattern: '*', at: '/telling', keepsPage: true })
    await userEvent.type(await field(), 'on leave')
    await act(() => router.navigate('/b'))
    await userEvent.click(screen.getByRole('button', { name: 'Narrow' }))
    await act(() => router.navigate('/telling'))
    expect((await field()).value).toBe('on leave')
  })
})

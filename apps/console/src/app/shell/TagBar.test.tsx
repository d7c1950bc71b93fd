/** Tags whose page has unsaved work, in view or behind another tag. */
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { ConfirmHost } from '../../shared/ui/feedback/ConfirmHost'
import { type UnsavedKind, useHasUnsaved, useUnsaved } from '../../shared/ui/feedback/unsaved-work'
import { renderPage } from '../../testing/render-page'
import { lazyPage } from '../lazy-page'
import { clearTags, useTags, visitTag } from '../tags/tag-store'
import { CachedPages } from './CachedPages'
import { TagBar } from './TagBar'
import type { CurrentPage } from './use-current-page'

const tag = (pathname: string) => ({ pathname, search: '', title: TITLES[pathname] ?? pathname, isPinned: false })
const TITLES: Readonly<Record<string, string>> = { '/a': 'Settings', '/b': 'Tickets', '/c': 'Roles' }
const paths = () => useTags.getState().tags.map(({ pathname }) => pathname)

const unsaved: Record<string, UnsavedKind> = {}
const working = lazyPage(async () => ({ Page: Work }), 'Page')

function Work() {
  const { pathname } = useLocation()
  const kind = unsaved[pathname]
  useUnsaved(kind !== undefined, kind ?? 'kept')
  return <h1>{TITLES[pathname]}</h1>
}

const pageAt = (pathname: string): CurrentPage => ({
  pattern: pathname,
  title: pathname,
  page: working,
  trail: [],
  menuPath: pathname,
  noCache: false,
  ownsScreen: false,
})

function Frame() {
  const { pathname } = useLocation()
  useEffect(() => visitTag(tag(pathname)), [pathname])
  return (
    <>
      <TagBar />
      <CachedPages findPage={pageAt} keepsState />
      <output>{useHasUnsaved() ? 'guarded' : 'free'}</output>
      <ConfirmHost />
    </>
  )
}

beforeEach(() => {
  clearTags()
  for (const path of Object.keys(unsaved)) delete unsaved[path]
})

/** Opens the pages one after the other; the last is in view. */
async function show(kinds: Readonly<Record<string, UnsavedKind>>, order: readonly string[]) {
  Object.assign(unsaved, kinds)
  const { router } = renderPage(<Frame />, { pattern: '*', at: order[0] ?? '/a', keepsPage: true })
  for (const path of order) {
    await act(() => router.navigate(path))
    await screen.findByRole('heading', { name: TITLES[path] ?? path })
  }
  return router
}

const close = async (title: string) =>
  fireEvent(await screen.findByRole('tab', { name: title }), new MouseEvent('auxclick', { button: 1, bubbles: true }))
const choose = async (title: string, item: string) => {
  fireEvent.contextMenu(screen.getByRole('tab', { name: title }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await act(async () => undefined)
}

describe('a tag whose page in view has unsaved work', () => {
  it('is closed after a question, and stays where the answer is no', async () => {
    const router = await show({ '/a': 'section' }, ['/b', '/a'])
    await close('Settings')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('It has not been saved.')
    await press('Go on editing')
    expect(paths()).toEqual(['/b', '/a'])
    await close('Settings')
    await press('Discard')
    expect(paths()).toEqual(['/b'])
    expect(router.state.location.pathname).toBe('/b')
  })

  it.each([
    ['Settings', 'Refresh page'],
    ['Tickets', 'Close others'],
    ['Tickets', 'Close all'],
  ])('is asked about by the menu of %s: %s', async (title, item) => {
    await show({ '/a': 'dropped' }, ['/b', '/a'])
    await choose(title, item)
    await press('Stay')
    expect(paths()).toEqual(['/b', '/a'])
  })

  it('is closed at once where this browser keeps the draft, and so are those with nothing unsaved', async () => {
    await show({ '/a': 'kept' }, ['/b', '/a'])
    await close('Tickets')
    expect(paths()).toEqual(['/a'])
    await close('Settings')
    await act(async () => undefined)
    expect(paths()).not.toContain('/a')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a tag behind the one in view whose page has unsaved work', () => {
  it.each([
    ['Settings', 'Refresh page'],
    ['Settings', 'Close current'],
    ['Tickets', 'Close others'],
    ['Tickets', 'Close all'],
  ])('is asked about by name by the menu of %s: %s', async (title, item) => {
    await show({ '/a': 'typed', '/c': 'dropped' }, ['/a', '/c', '/b'])
    await choose(title, item)
    const question = (await screen.findByRole('alertdialog')).textContent
    expect(question).toContain('Not saved: Settings')
    if (title === 'Tickets') expect(question).toContain('Settings and Roles')
    await press('Go on editing')
    expect(paths()).toEqual(['/a', '/c', '/b'])
  })

  it('is closed by its cross after the question, and guards the window no longer', async () => {
    await show({ '/a': 'typed' }, ['/a', '/b'])
    expect(screen.getByText('guarded')).toBeTruthy()
    await close('Settings')
    await press('Discard')
    expect(paths()).toEqual(['/b'])
    expect(screen.getByText('free')).toBeTruthy()
  })

  it('is asked about as often as it is closed, however often it was looked at', async () => {
    const router = await show({ '/a': 'typed' }, ['/a', '/b', '/a', '/b'])
    await close('Settings')
    await press('Go on editing')
    await act(() => router.navigate('/a'))
    await close('Settings')
    await press('Discard')
    expect(paths()).toEqual(['/b'])
  })
})

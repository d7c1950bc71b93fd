/** Tags whose page has unsaved work. */
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { ConfirmHost } from '../../shared/ui/feedback/ConfirmHost'
import { type UnsavedKind, useUnsaved } from '../../shared/ui/feedback/unsaved-work'
import { clearTags, useTags, visitTag } from '../tags/tag-store'
import { TagBar } from './TagBar'
import { renderRouter } from '../../testing/render-router'

const tag = (pathname: string, title: string) => ({ pathname, search: '', title, isPinned: false })
const paths = () => useTags.getState().tags.map(({ pathname }) => pathname)

beforeEach(() => {
  clearTags()
  visitTag(tag('/a', 'Settings'))
  visitTag(tag('/b', 'Tickets'))
})

function Unsaved({ kind }: { readonly kind: UnsavedKind }) {
  useUnsaved(true, kind)
  return null
}

function show(kind: UnsavedKind) {
  const page = (
    <>
      <TagBar />
      <Unsaved kind={kind} />
      <ConfirmHost />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/a', element: page },
      { path: '*', element: <TagBar /> },
    ],
    { initialEntries: ['/a'] },
  )
  renderRouter(router)
  return router
}

const close = async (title: string) =>
  fireEvent(await screen.findByRole('tab', { name: title }), new MouseEvent('auxclick', { button: 1, bubbles: true }))
const choose = async (title: string, item: string) => {
  fireEvent.contextMenu(screen.getByRole('tab', { name: title }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

describe('a tag whose page in view has unsaved work', () => {
  it('is closed after a question, and stays where the answer is no', async () => {
    const router = show('section')
    await close('Settings')
    await userEvent.click(await screen.findByRole('button', { name: 'Go on editing' }))
    expect(paths()).toEqual(['/a', '/b'])
    await close('Settings')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await act(async () => undefined)
    expect(paths()).toEqual(['/b'])
    expect(router.state.location.pathname).toBe('/b')
  })

  it.each([
    ['Settings', 'Refresh page'],
    ['Tickets', 'Close others'],
    ['Tickets', 'Close all'],
  ])('is asked about by the menu of %s: %s', async (title, item) => {
    show('dropped')
    await choose(title, item)
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(paths()).toEqual(['/a', '/b'])
  })

  it('is closed at once where this browser keeps the draft, and other tags always are', async () => {
    show('kept')
    await close('Tickets')
    expect(paths()).toEqual(['/a'])
    await close('Settings')
    await act(async () => undefined)
    expect(paths()).toEqual([])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

/** The question before unsaved work is left: for every page, every way of leaving, and only where work would be lost. */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, Outlet } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ConfirmHost } from '../ui/feedback/ConfirmHost'
import { type UnsavedKind, useUnsaved } from '../ui/feedback/unsaved-work'
import { LeaveQuestion } from './LeaveQuestion'
import { renderRouter } from '../../testing/render-router'

function Work({ kinds }: { readonly kinds: readonly UnsavedKind[] }) {
  return kinds.map((kind) => <Piece key={kind} kind={kind} />)
}

function Piece({ kind }: { readonly kind: UnsavedKind }) {
  const [text, setText] = useState('')
  const takeBack = useUnsaved(text !== '', kind)
  return (
    <>
      <input aria-label={kind} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={takeBack}>
        Sent
      </button>
    </>
  )
}

async function show(kinds: readonly UnsavedKind[], keepsPage = false) {
  history.replaceState(null, '', '/list')
  const layout = (
    <>
      <LeaveQuestion keepsPage={keepsPage} />
      <Outlet />
      <ConfirmHost />
    </>
  )
  const children = [
    { path: '/list', element: <Work kinds={kinds} /> },
    { path: '*', element: <output>elsewhere</output> },
  ]
  const router = createBrowserRouter([{ element: layout, children }])
  renderRouter(router)
  const go = (to: string | -1) => act(() => void (to === -1 ? router.navigate(-1) : router.navigate(to)))
  return { router, go }
}

const fill = (kind: UnsavedKind) => userEvent.type(screen.getByRole('textbox', { name: kind }), 'x')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const isAsked = async (title: string) => expect((await screen.findByRole('alertdialog')).textContent).toContain(title)

it.each<[UnsavedKind, string, string]>([
  ['typed', 'Discard what you entered?', 'Discard'],
  ['section', 'Discard what you entered?', 'Discard'],
  ['dropped', 'Your changes are dropped.', 'Leave'],
  ['kept', 'Your changes stay in this browser', 'Leave'],
])('asks before work that is %s is left, in its words', async (kind, words, action) => {
  const { go } = await show([kind])
  await fill(kind)
  go('/elsewhere')
  await isAsked(words)
  await press(action)
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})

it('asks on the browser’s way back, and keeps what was typed when one stays', async () => {
  const { go } = await show(['typed'])
  go('/elsewhere')
  go('/list')
  await fill('typed')
  go(-1)
  await isAsked('It has not been saved.')
  await press('Go on editing')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('x')
})

it('asks once for all of it, for the worst that becomes of it', async () => {
  const { go } = await show(['kept', 'typed'])
  await fill('kept')
  await fill('typed')
  go('/elsewhere')
  await isAsked('Discard what you entered?')
  await press('Discard')
  expect(await screen.findByText('elsewhere')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('does not ask for a page that stays behind its tag, but for its section that does not', async () => {
  const { go } = await show(['typed', 'section'], true)
  await fill('typed')
  go('/list?page=2')
  await fill('section')
  go('/list?section=mail')
  await isAsked('Discard what you entered?')
  await press('Go on editing')
  go('/elsewhere')
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})

it('does not ask for what was sent a moment ago', async () => {
  const { go } = await show(['kept'])
  await fill('kept')
  await press('Sent')
  go('/elsewhere')
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})

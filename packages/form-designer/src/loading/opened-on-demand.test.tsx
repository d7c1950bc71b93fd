/** Menus that are opened while their code loads: the focus stays, and they open for a user who waits. */
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { designerOf, formOfWidgets } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { menuOnDemand } from './opened-on-demand'

interface MenuProps {
  readonly onClose: () => void
}

const List = ({ onClose }: MenuProps) => (
  <button type="button" onClick={onClose}>
    In the menu
  </button>
)

function waiting() {
  const code = { resolve: (_list: typeof List) => {}, reject: (_error: Error) => {} }
  const Menu = menuOnDemand<MenuProps>(() => new Promise<typeof List>((resolve, reject) => Object.assign(code, { resolve, reject })))
  const onClose = vi.fn()
  const shown = renderPart(
    designerOf(formOfWidgets()),
    <>
      <button type="button">Opens it</button>
      <button type="button">Something else</button>
      <Menu onClose={onClose} />
    </>,
  )
  act(() => screen.getByText('Opens it').focus())
  onClose.mockClear()
  return { ...shown, code, onClose }
}

it('opens when it has come, and leaves the focus where it is until then', async () => {
  const { code, onClose } = waiting()
  expect(document.activeElement).toBe(screen.getByText('Opens it'))
  await act(async () => code.resolve(List))
  expect(screen.getByText('In the menu')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

it.each([
  ['puts the focus elsewhere', async ({ user }: ReturnType<typeof waiting>) => user.tab()],
  ['presses Escape', async ({ user }: ReturnType<typeof waiting>) => user.keyboard('{Escape}')],
])('does not open for somebody who %s meanwhile', async (_, goOn) => {
  const part = waiting()
  await goOn(part)
  expect(part.onClose).toHaveBeenCalledOnce()
})

it('that cannot be fetched is closed again, and this is said', async () => {
  const { code, onClose, state } = waiting()
  await act(async () => code.reject(new Error('offline')))
  expect(onClose).toHaveBeenCalledOnce()
  expect(state().view.notice).toMatchObject({ kind: 'not-loaded', shown: true })
})

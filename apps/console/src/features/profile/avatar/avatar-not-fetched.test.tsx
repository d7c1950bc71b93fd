/** The dialog of the picture, when its code cannot be fetched: the page stays as it is. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ToastHost } from '../../../shared/ui/feedback/ToastHost'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { OwnAvatar } from './OwnAvatar'

vi.mock('./AvatarDialog', () => ({
  get AvatarDialog() {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/AvatarDialog.js')
  },
}))

it('says so and leaves what is typed on the page', async () => {
  // React tells what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeServer({})
  renderPage(
    <>
      <input aria-label="Phone" defaultValue="typed" />
      <OwnAvatar />
      <ToastHost />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add picture' }))
  expect(await screen.findByText('This could not be fetched. You may be offline, or a new version has been installed.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('typed')
})

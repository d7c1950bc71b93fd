/** What opens over a page and cannot be fetched: the page stays, and it is said. */
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazy, Suspense } from 'react'
import { renderPage } from '../../../testing/render-page'
import { OverlayBoundary } from './OverlayBoundary'
import { ToastHost } from './ToastHost'

it('closes again, says why, and leaves what is typed on the page', async () => {
  // React tells what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Dialog = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Keys.js')))
  const onClose = vi.fn<() => void>()
  renderPage(
    <>
      <input aria-label="Reason" defaultValue="typed" />
      <OverlayBoundary onClose={onClose}>
        <Suspense>
          <Dialog />
        </Suspense>
      </OverlayBoundary>
      <ToastHost />
    </>,
  )
  expect(await screen.findByText('This could not be fetched. You may be offline, or a new version has been installed.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('typed')
})

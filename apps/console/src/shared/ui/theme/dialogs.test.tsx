/** Keys of the page work again at once when a dialog is closed. */
import Dialog from '@mui/material/Dialog'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { isPageKey } from '../navigation/page-key'
import { ThemeRoot } from './ThemeRoot'

const shown = (open: boolean) => (
  <ThemeRoot>
    <Dialog open={open}>Sure?</Dialog>
  </ThemeRoot>
)

it('a dialog is gone as it is closed', async () => {
  const { rerender } = render(shown(true))
  await screen.findByRole('dialog')
  expect(isPageKey(new KeyboardEvent('keydown', { key: 'j' }))).toBe(false)
  rerender(shown(false))
  await waitFor(() => expect(isPageKey(new KeyboardEvent('keydown', { key: 'j' }))).toBe(true), { timeout: 60, interval: 5 })
})

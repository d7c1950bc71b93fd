/** A typed password can be shown by the keys alone, as by the mouse. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page'
import { PasswordInput } from './PasswordInput'

it('is shown and hidden by the keys', async () => {
  renderPage(<PasswordInput ids={{ id: 'own', describedBy: undefined, isInvalid: false }} inputProps={{ 'aria-label': 'New password' }} />)
  const box = screen.getByLabelText('New password')
  await userEvent.type(box, 'secret-of-mine')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }))
  await userEvent.keyboard('{Enter}')
  expect(box).toHaveProperty('type', 'text')
  await userEvent.keyboard('{Enter}')
  expect(box).toHaveProperty('type', 'password')
})

/** The icon picker, with a screen reader and without a mouse. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page'
import { IconChoice } from './IconChoice'

it('has a name for each icon, and is one stop of the Tab key', async () => {
  const onChange = vi.fn<(icon: string) => void>()
  renderPage(
    <>
      <IconChoice label="Icon" value="send" tone="" onChange={onChange} />
      <button type="button">After</button>
    </>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Paper plane' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange).toHaveBeenCalledWith('clock')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
})

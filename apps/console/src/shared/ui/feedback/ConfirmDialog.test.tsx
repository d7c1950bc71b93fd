/** A question is rendered beside the router, as in the console. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { confirm } from './confirm-store'
import { ConfirmDialog } from './ConfirmDialog'

it('leads to what one can look at first, and answers no then', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const onChoose = vi.fn()
  const mentions = [{ sentence: 'Two tickets wait.', links: [{ label: 'Show them', onChoose }], more: 'and 3 more' }]
  const answer = confirm({ title: 'Disable Ann?', text: 'She is signed out.', action: 'Disable', mentions })
  render(
    <I18nProvider i18n={i18n}>
      <ConfirmDialog />
    </I18nProvider>,
  )
  expect(screen.getByRole('alertdialog').getAttribute('aria-describedby')).toBe('confirm-text')
  expect(document.getElementById('confirm-text')?.textContent).toBe('She is signed out.Two tickets wait.Show themand 3 more')
  fireEvent.click(screen.getByRole('button', { name: 'Show them' }))
  expect(await answer).toBe(false)
  expect(onChoose).toHaveBeenCalledOnce()
})

/** A question stands beside the router, as the console mounts it. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { confirm } from './confirm-store'
import { ConfirmDialog } from './ConfirmDialog'

it('leads to what one can look at first, and answers no then', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const onChoose = vi.fn()
  const answer = confirm({ title: 'Disable Ann?', text: 'Two tickets wait.', action: 'Disable', look: { label: 'Show them', onChoose } })
  render(
    <I18nProvider i18n={i18n}>
      <ConfirmDialog />
    </I18nProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show them' }))
  expect(await answer).toBe(false)
  expect(onChoose).toHaveBeenCalledOnce()
})

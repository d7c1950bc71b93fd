/** Changing one's own password: every error is shown at its field, whether the browser or the server found it. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render-page'
import { PasswordForm } from './PasswordForm'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const note = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
const change = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }))
const path = 'PUT /api/v1/user/pwd'
const refused = (field: string, reason: string) => ({
  body: { code: 400, msg: reason, data: null, reason, issues: [{ path: [field], code: reason, message: `said of ${reason}` }] },
})

describe('the form that changes a password', () => {
  it('ticks off while one types what the password has to be', async () => {
    fakeServer({})
    renderPage(<PasswordForm size="medium" onChanged={() => undefined} />)
    const met = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.endsWith('met'))
    expect(met()).toEqual([false, false])
    await userEvent.type(field('New password'), 'My-Admi')
    expect(met()).toEqual([false, true])
    await userEvent.type(field('New password'), 'N')
    expect(met()).toEqual([true, false])
    await userEvent.type(field('New password'), '{Backspace}!')
    expect(met()).toEqual([true, true])
  })

  it('says everything that is wrong at once', async () => {
    const calls = fakeServer({})
    renderPage(<PasswordForm size="medium" onChanged={() => undefined} />)
    await userEvent.type(field('New password'), 'short')
    await change()
    await waitFor(() => expect(note(field('Current password'))).toBe('Enter your current password'))
    expect(note(field('New password'))).toBe('Use at least 8 characters')
    expect(note(field('New password again'))).toBe('The two passwords differ')
    expect(document.activeElement).toBe(field('Current password'))
    expect(calls).toEqual([])
  })

  it('puts what the server finds at the field it names, and is empty again once it was changed', async () => {
    const answers = [refused('oldPassword', 'password.wrong'), refused('newPassword', 'password.unchanged')]
    const token = { body: { code: 200, msg: '', data: null, token: 't', expire: '2030-01-01T00:00:00Z' } }
    const onChanged = vi.fn<() => void>()
    const calls = fakeServer({ [path]: () => answers.shift() ?? token })
    renderPage(<PasswordForm size="medium" onChanged={onChanged} />)
    await userEvent.type(field('Current password'), 'old-password')
    await userEvent.type(field('New password'), 'new-password')
    await userEvent.type(field('New password again'), 'new-password')
    await change()
    await waitFor(() => expect(note(field('Current password'))).toBe('said of password.wrong'))
    await change()
    await waitFor(() => expect(note(field('New password'))).toBe('said of password.unchanged'))
    expect(field('New password').value).toBe('new-password')
    await change()
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    expect(calls.at(-1)?.body).toEqual({ oldPassword: 'old-password', newPassword: 'new-password', passwordType: 0 })
    expect([field('Current password').value, field('New password').value]).toEqual(['', ''])
  })

  it('says above the fields what is about a password it did not ask for', async () => {
    fakeServer({ [path]: refused('oldPassword', 'password.wrong') })
    renderPage(<PasswordForm size="large" oldPassword="given-password" onChanged={() => undefined} />)
    await userEvent.type(field('New password'), 'new-password')
    await userEvent.type(field('New password again'), 'new-password')
    await change()
    expect((await screen.findByRole('alert')).textContent).toBe('said of password.wrong')
  })
})

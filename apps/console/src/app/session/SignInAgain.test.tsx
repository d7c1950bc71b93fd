/** Signing in again over a page loses nothing of it, and continues as the same person. */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { fetchSignedInUser } from '../../shared/session/session-flow'
import { resetSession, useSession } from '../../shared/session/session-store'
import { useSite } from '../../shared/session/site'
import { clearToken, readToken } from '../../shared/session/token-cookie'
import { ConfirmHost } from '../../shared/ui/feedback/ConfirmHost'
import { useUnsaved } from '../../shared/ui/feedback/unsaved-work'
import { fakeServer } from '../../testing/fake-server'
import { renderPage, TEST_USER } from '../../testing/render-page'
import { ExpiredDialog } from './ExpiredDialog'
import { watchSessionEnd } from './session-end'

const INFO = 'GET /api/v1/getinfo'
const answer = (data: unknown, more: object = {}) => ({ body: { code: 200, msg: '', data, ...more } })
const ACTING = '00000000-0000-4000-8000-00000000000a'

function Remark() {
  const [text, setText] = useState('')
  useUnsaved(text !== '', 'typed')
  return (
    <>
      <input aria-label="Remark" value={text} onChange={(event) => setText(event.target.value)} />
      <ExpiredDialog />
      <ConfirmHost />
    </>
  )
}

beforeEach(() => {
  resetSession()
  clearToken()
  useSite.setState({ is_verify_code: false })
  watchSessionEnd(() => undefined)
})

/** A half-written remark whose session has ended; its person has said to sign in again. */
async function signInOver(actingRoleId: string | null = null) {
  renderPage(<Remark />)
  act(() => useSession.setState({ user: { ...TEST_USER, actingRoleId } }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Remark' }), 'half a sen')
  act(() => useSession.setState({ ended: 'asking' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'User name' })).value).toBe(TEST_USER.userName)
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}')
}
const remark = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Remark', hidden: true }).value

const SIGNED_IN = { 'POST /login': answer(null, { token: 'new', expire: '2030-01-01T00:00:00Z' }) }

it('keeps what was typed, with a token that works', async () => {
  const calls = fakeServer({ ...SIGNED_IN, [INFO]: answer(TEST_USER) })
  await signInOver()
  await waitFor(() => expect(useSession.getState().ended).toBeNull())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([readToken(), remark()]).toEqual(['new', 'half a sen'])
  expect(calls[0]?.body).toMatchObject({ username: TEST_USER.userName, password: 'secret' })
})

it('is asked nothing more by calls that are refused meanwhile', async () => {
  fakeServer({ 'POST /login': { body: { code: 400, msg: 'Wrong name or password' } }, [INFO]: { body: { code: 6401, msg: '' } } })
  await signInOver()
  expect(await screen.findByText('Wrong name or password')).toBeTruthy()
  await act(() => fetchSignedInUser().catch(() => undefined))
  expect(useSession.getState().ended).toBe('signing-in')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([useSession.getState().ended, remark()]).toEqual(['staying', 'half a sen'])
})

it('goes on in the role of before, which a new session has not', async () => {
  const calls = fakeServer({
    ...SIGNED_IN,
    [INFO]: () => answer({ ...TEST_USER, actingRoleId: readToken() === 'in-role' ? ACTING : null }),
    'POST /api/v2/my-role': { body: { token: 'in-role', expire: '2030-01-01T00:00:00Z' } },
  })
  await signInOver(ACTING)
  await waitFor(() => expect(useSession.getState()).toMatchObject({ ended: null, user: { actingRoleId: ACTING } }))
  expect(calls.find(({ path }) => path === '/api/v2/my-role')?.body).toEqual({ roleId: ACTING })
  expect(remark()).toBe('half a sen')
})

it('begins anew where that role was taken away meanwhile', async () => {
  fakeServer({ ...SIGNED_IN, [INFO]: answer(TEST_USER), 'POST /api/v2/my-role': { status: 403, body: { code: 'forbidden', detail: '' } } })
  await signInOver(ACTING)
  await waitFor(() => expect(useSession.getState().user).toBeNull())
})

it('lets a password be chosen over the page where one is to be chosen first', async () => {
  const calls = fakeServer({
    ...SIGNED_IN,
    [INFO]: () => answer({ ...TEST_USER, mustChangePassword: readToken() === 'new' }),
    'PUT /api/v1/user/pwd': answer(null, { token: 'chosen', expire: '2030-01-01T00:00:00Z' }),
  })
  await signInOver()
  await userEvent.type(await screen.findByLabelText('New password'), 'one-of-my-own')
  await userEvent.type(screen.getByLabelText('New password again'), 'one-of-my-own')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ path }) => path === '/api/v1/user/pwd')?.body).toMatchObject({ oldPassword: 'secret', newPassword: 'one-of-my-own' })
  expect([useSession.getState().ended, readToken(), remark()]).toEqual([null, 'chosen', 'half a sen'])
})

it('leaves nobody half signed in who gives up choosing one', async () => {
  const calls = fakeServer({
    ...SIGNED_IN,
    [INFO]: answer({ ...TEST_USER, mustChangePassword: true }),
    'POST /api/v1/logout': answer(null),
  })
  await signInOver()
  await screen.findByLabelText('New password')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(useSession.getState().ended).toBe('staying'))
  expect([readToken(), remark(), calls.at(-1)?.path]).toEqual([null, 'half a sen', '/api/v1/logout'])
})

it('offers no other account in the second step', async () => {
  const params = { ways: { app: true, passkey: false }, captchaId: '', code: '' }
  fakeServer({ 'POST /login': { body: { code: 400, msg: '', reason: 'sign-in.second-factor-needed', params } } })
  await signInOver()
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the password' }))
  expect(screen.queryByRole('button', { name: 'Use another account' })).toBeNull()
  expect(screen.getByLabelText('Password')).toBeTruthy()
})

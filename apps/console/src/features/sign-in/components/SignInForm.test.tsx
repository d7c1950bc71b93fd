/** The form of the sign-in page, opened while something is wrong. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useSite } from '../../../shared/session/site'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { SignInForm } from './SignInForm'

it('asks for no verification code any more, once a server that could not be reached says that it wants none', async () => {
  useSite.setState({ is_verify_code: true })
  const down = { status: 503, body: { code: 'server.busy' } }
  fakeServer({ 'GET /api/v1/getCaptcha': down })
  renderPage(<SignInForm onSignedIn={() => Promise.resolve()} />)
  const another = await screen.findByRole('button', { name: 'Show another code' })
  const site = { ...useSite.getState(), is_verify_code: false }
  const { server_time_zone, oidc_label, password_rules, ...content } = site
  const settings = [{ classify: 1, content, server_time_zone, oidc_label, password_rules }]
  fakeServer({
    'GET /api/v1/getCaptcha': { body: { code: 200, msg: '', data: 'data:image/png;base64,', id: '1' } },
    'GET /api/v1/settings': { body: { code: 200, msg: '', data: settings } },
  })
  expect(screen.getByRole('textbox', { name: /Verification code/ })).toBeTruthy()
  await userEvent.click(another)
  await expect.poll(() => screen.queryByRole('textbox', { name: /Verification code/ })).toBeNull()
  expect(screen.getByLabelText('Password')).toBeTruthy()
})

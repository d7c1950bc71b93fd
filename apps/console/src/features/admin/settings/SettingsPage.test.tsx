/** The settings of the site: sections with addresses of their own, changes that are not lost, and what the browser refuses as the server would. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { ConfirmHost } from '../../../shared/ui/feedback/ConfirmHost'
import { ToastHost } from '../../../shared/ui/feedback/ToastHost'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { SettingsPage } from './SettingsPage'

const content = { name: 'Workflow', logo: '', is_ldap: false, is_verify_code: true, time_zone: '' }
const stored = { body: { code: 200, msg: '', data: [{ id: '1', classify: 1, content, server_time_zone: 'UTC' }] } }
const done = { body: { code: 200, msg: '', data: null } }
const mail = {
  isOn: true,
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  user: 'formwork',
  fromAddress: '',
  fromName: '',
  siteAddress: '',
}
const ANSWERS = {
  'GET /api/v1/settings': stored,
  'POST /api/v1/settings': done,
  'GET /api/v2/settings/mail': { body: { content: mail, hasSecret: { password: true }, updatedAt: null } },
  'PUT /api/v2/settings/mail': { body: null },
}

const show = (at = '/') =>
  renderPage(
    <main>
      <SettingsPage />
      <ToastHost />
      <ConfirmHost />
    </main>,
    { at },
  )
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save settings' }))

it('takes a logo of this site only, and sends what was chosen', async () => {
  const calls = fakeServer(ANSWERS)
  show()
  const logo = await screen.findByLabelText<HTMLInputElement>('Logo address')
  await userEvent.type(logo, 'https://elsewhere.example/x.png')
  await save()
  expect(await screen.findByText('Start with /: pictures come from this server only')).toBeTruthy()
  expect(document.activeElement).toBe(logo)
  expect(await brokenRules()).toEqual([])
  await userEvent.clear(logo)
  await userEvent.type(logo, ' /logo.png')
  const zone = screen.getByRole('combobox', { name: 'Time zone' })
  await userEvent.type(zone, 'Asia/Shang')
  await userEvent.click(await screen.findByRole('option', { name: /Asia\/Shanghai/ }))
  await save()
  const posted = () => calls.find(({ method }) => method === 'POST')
  await waitFor(() => expect(posted()).toBeTruthy())
  expect(posted()?.body).toEqual({ classify: 1, content: { name: 'Workflow', logo: '/logo.png', time_zone: 'Asia/Shanghai' } })
})

it('opens the section of the address, and leaves a password that was not typed as it is', async () => {
  const calls = fakeServer(ANSWERS)
  show('/?section=mail')
  const host = await screen.findByLabelText('Mail server')
  expect(screen.getByRole('link', { name: 'Mail' }).getAttribute('aria-current')).toBe('page')
  await userEvent.clear(host)
  await userEvent.type(host, 'mail.example.com')
  await save()
  const put = () => calls.find(({ method }) => method === 'PUT')
  await waitFor(() => expect(put()).toBeTruthy())
  expect(put()?.body).toEqual({ ...mail, host: 'mail.example.com' })
})

it('asks before a section with changes is left, and not once they are saved', async () => {
  fakeServer(ANSWERS)
  const { router } = show()
  const section = () => router.state.location.search
  await userEvent.type(await screen.findByLabelText('Site name'), 's')
  await userEvent.click(screen.getByRole('link', { name: 'Sign-in' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Go on editing' }))
  expect(section()).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Site name').value).toBe('Workflows')
  await save()
  expect(await screen.findByText('Settings saved.')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Sign-in' }))
  await userEvent.click(await screen.findByRole('switch', { name: 'Sign-in check' }))
  expect(section()).toBe('?section=sign-in')
  await userEvent.click(screen.getByRole('link', { name: 'Mail' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(section()).toBe('?section=mail'))
})

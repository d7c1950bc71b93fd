/** The settings of the site: sections with addresses of their own, changes that are not lost, and what the browser refuses as the server would. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
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
const LOGO = '/api/v1/files/00000000-0000-4000-8000-000000000009'
const profileWith = (email: string) => ({
  body: {
    code: 200,
    msg: '',
    data: {
      userId: '00000000-0000-4000-8000-000000000001',
      username: 'admin',
      nickName: 'Administrator',
      phone: '',
      email,
      sex: '2',
      avatar: '',
      deptName: '',
      roleNames: [],
      createdAt: '2026-03-02T00:00:00.000Z',
      source: 'local',
    },
  },
})
const ANSWERS = {
  'GET /api/v1/settings': stored,
  'POST /api/v1/settings': done,
  'GET /api/v2/settings/mail': { body: { content: mail, hasSecret: { password: true }, updatedAt: null } },
  'PUT /api/v2/settings/mail': { body: null },
  'GET /api/v1/user/profile': profileWith('admin@example.com'),
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

it('opens its first section with the page, without waiting for more code', () => {
  fakeServer(ANSWERS)
  show()
  expect(screen.getByRole('heading', { name: 'Site' })).toBeTruthy()
})

it('sends what was chosen, with a logo from a file, and refuses one that is too large', async () => {
  const calls = fakeServer({ ...ANSWERS, 'POST /api/v1/public/uploadFile': { body: { code: 200, msg: '', data: LOGO } } })
  show()
  const logo = await screen.findByLabelText<HTMLInputElement>('Logo')
  await userEvent.upload(logo, new File([new Uint8Array(3 * 1024 * 1024)], 'large.png', { type: 'image/png' }))
  expect(await screen.findByText('The picture is larger than 2 MiB')).toBeTruthy()
  expect(await brokenRules()).toEqual([])
  await userEvent.upload(screen.getByLabelText('Logo'), new File(['picture'], 'small.png', { type: 'image/png' }))
  expect((await screen.findByAltText<HTMLImageElement>('The logo as it looks now')).src).toContain(LOGO)
  const zone = screen.getByRole('combobox', { name: 'Time zone' })
  await userEvent.type(zone, 'Asia/Shang')
  await userEvent.click(await screen.findByRole('option', { name: /Asia\/Shanghai/ }))
  await save()
  const posted = () => calls.find(({ path, method }) => method === 'POST' && path === '/api/v1/settings')
  await waitFor(() => expect(posted()).toBeTruthy())
  expect(posted()?.body).toEqual({ classify: 1, content: { name: 'Workflow', logo: LOGO, time_zone: 'Asia/Shanghai' } })
})

it('opens the section of the address, and leaves a password that was not typed as it is', async () => {
  const calls = fakeServer(ANSWERS)
  show('/?section=mail')
  const host = await screen.findByLabelText('Mail server')
  expect(screen.getByRole('link', { name: 'Mail' }).getAttribute('aria-current')).toBe('page')
  await userEvent.clear(host)
  await userEvent.type(host, 'mail.example.com')
  // Unsaved settings cannot be tried, and the page says so.
  expect(screen.getByText('Save first: the test mail goes by the saved settings.')).toBeTruthy()
  await save()
  const put = () => calls.find(({ method }) => method === 'PUT')
  await waitFor(() => expect(put()).toBeTruthy())
  expect(put()?.body).toEqual({ ...mail, host: 'mail.example.com' })
})

it('names systems that steps may call and secrets, says at a row what is wrong, and sends a secret only when it is typed', async () => {
  const calls = fakeServer({
    ...ANSWERS,
    'GET /api/v2/settings/outgoing': { body: { content: { hosts: [] }, hasSecret: { ERP: true, OLD: true }, updatedAt: null } },
    'PUT /api/v2/settings/outgoing': { body: null },
  })
  show('/?section=outgoing')
  await userEvent.click(await screen.findByRole('button', { name: 'Add a system' }))
  const system = screen.getByRole('textbox', { name: 'System 1' })
  expect(document.activeElement === system).toBe(true)
  await userEvent.type(system, 'erp.example.com/x')
  await save()
  expect(await screen.findByRole('textbox', { name: 'System 1', description: /The name of a machine/ })).toBe(system)
  expect(await brokenRules()).toEqual([])
  await userEvent.clear(system)
  await userEvent.type(system, 'https://ERP.example.com/x')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Own network' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'System 1' }).value).toBe('erp.example.com')
  await userEvent.type(screen.getByLabelText('New value of ERP'), 'token')
  await userEvent.click(screen.getByRole('button', { name: 'Remove OLD' }))
  await save()
  const put = () => calls.find(({ method }) => method === 'PUT')
  await waitFor(() => expect(put()).toBeTruthy())
  expect(put()?.body).toEqual({ hosts: [{ host: 'erp.example.com', isInside: true }], secrets: { ERP: 'token', OLD: '' } })
  await waitFor(() => expect(screen.queryByText('OLD')).toBeNull())
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('New value of ERP').value).toBe(''))
})

it('brings into view what a trial of the identity provider came to', async () => {
  const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  fakeServer({
    ...ANSWERS,
    'GET /api/v2/settings/oidc': { body: { settings: null, hasClientSecret: false } },
    'POST /api/v2/settings/oidc/try': { body: { steps: [{ step: 'discovery', problem: 'unreachable', detail: 'ECONNREFUSED' }] } },
  })
  show('/?section=oidc')
  await userEvent.type(await screen.findByLabelText('Issuer'), 'https://id.example.com')
  await userEvent.type(screen.getByLabelText('Client ID'), 'site')
  await userEvent.type(screen.getByLabelText('Client secret'), 'secret')
  const before = shown.mock.calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  const steps = await screen.findByText('Reach the provider: nobody answers at this address')
  expect(shown.mock.calls.length).toBe(before + 1)
  const place = shown.mock.contexts.at(-1)
  expect(place instanceof HTMLElement && place.contains(steps)).toBe(true)
  shown.mockRestore()
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
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Sign-in' }))
  await userEvent.click(await screen.findByRole('switch', { name: 'Sign-in check' }))
  expect(section()).toBe('?section=sign-in')
  await userEvent.click(screen.getByRole('link', { name: 'Mail' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(section()).toBe('?section=mail'))
})

it('offers no test mail to whoever has no address, and says where to enter one', async () => {
  fakeServer({ ...ANSWERS, 'GET /api/v1/user/profile': profileWith('') })
  show('/?section=mail')
  const link = await screen.findByRole('link', { name: 'Enter one in the personal centre' })
  expect(link.getAttribute('href')).toBe('/profile/index')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test mail to me' }).disabled).toBe(true)
})

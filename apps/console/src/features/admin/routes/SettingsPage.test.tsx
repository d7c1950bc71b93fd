/** The settings of the site: the browser refuses what the server would, and a time zone is found by its name. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { SettingsPage } from './SettingsPage'

const content = { name: 'Workflow', logo: '', is_ldap: false, is_verify_code: true, time_zone: '' }
const stored = { body: { code: 200, msg: '', data: [{ id: '1', classify: 1, content, server_time_zone: 'UTC' }] } }
const done = { body: { code: 200, msg: '', data: null } }

it('takes a logo of this site only, and sends what was chosen', async () => {
  const calls = fakeServer({ 'GET /api/v1/settings': stored, 'POST /api/v1/settings': done })
  renderPage(
    <main>
      <SettingsPage />
    </main>,
  )
  const logo = await screen.findByLabelText<HTMLInputElement>('Logo address')
  await userEvent.type(logo, 'https://elsewhere.example/x.png')
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
  await save()
  expect(await screen.findByText('Start with /: pictures come from this server only')).toBeTruthy()
  expect(document.activeElement).toBe(logo)
  expect(await brokenRules()).toEqual([])
  await userEvent.clear(logo)
  await userEvent.type(logo, ' /logo.png')
  const zone = screen.getByRole('combobox', { name: 'Time zone' })
  await userEvent.type(zone, 'Asia/Shang')
  await userEvent.click(await screen.findByRole('option', { name: /Asia\/Shanghai/ }))
  await userEvent.click(screen.getByRole('switch', { name: 'Sign-in check' }))
  await save()
  const posted = () => calls.find(({ method }) => method === 'POST')
  await waitFor(() => expect(posted()).toBeTruthy())
  const saved = { ...content, logo: '/logo.png', time_zone: 'Asia/Shanghai', is_verify_code: false }
  expect(posted()?.body).toEqual({ classify: 1, content: saved })
})

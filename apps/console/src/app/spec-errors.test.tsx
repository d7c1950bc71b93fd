/** Section 8 of the specification, line by line: each error is provoked at the network and must be shown with the given text. */
import type { routes } from '@formwork/api-contract'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { call } from '../shared/http/call'
import { lightRoute } from '../shared/http/light-route'
import { useRouteQuery } from '../shared/http/use-route-query'
import { i18n, loadAllMessages, startI18n } from '../shared/i18n/i18n'
import { resetSession, useSession } from '../shared/session/session-store'
import { readToken, writeToken } from '../shared/session/token-cookie'
import { ConfirmHost } from '../shared/ui/feedback/ConfirmHost'
import { ToastHost } from '../shared/ui/feedback/ToastHost'
import { showError, useToastStore } from '../shared/ui/feedback/toast-store'
import { ThemeRoot } from '../shared/ui/theme/ThemeRoot'
import { type FakeAnswers, fakeServer } from '../testing/fake-server'
import { TEST_USER } from '../testing/render-page'
import { messageLoaders } from './load-messages'
import { ExpiredDialog } from './session/ExpiredDialog'
import { LOGIN_PATH } from './session/login-path'
import { watchSessionEnd } from './session/session-end'
import { SessionGate } from './session/SessionGate'
import { FullscreenToggle } from './shell/navbar/FullscreenToggle'

const sources = import.meta.glob<string>(
  [
    '../../../../packages/api-contract/fixtures/spec-section-8.md',
    '../../../../packages/form-*/src/**/*.test.tsx',
    '../../../../packages/form-renderer/src/messages/zh-cn.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const textOf = (end: string) => Object.entries(sources).find(([file]) => file.endsWith(end))?.[1] ?? ''
const lines = [...textOf('spec-section-8.md').matchAll(/^- (.*)$/gm)].map(([, line = '']) => line)

const profile = lightRoute<(typeof routes)['getProfile']>({ method: 'GET', path: '/api/v1/user/profile', wire: 'v1' })
const PROFILE = 'GET /api/v1/user/profile'
const answer = (code: number, msg = '', data: unknown = null): FakeAnswers[string] => ({ body: { code, msg, data } })
const INFO = { ...TEST_USER, roles: ['admin'] }
const SESSION: FakeAnswers = {
  'GET /api/v1/getinfo': answer(200, '', INFO),
  'GET /api/v1/menurole': answer(200, '', []),
  'GET /api/v1/upcoming': answer(200, '', { count: { upcoming: 0 } }),
}

/** Everything around a page, at an address. As in the console the sign-in page is a route of its own: a page that leads there is unmounted. */
function show(page: ReactNode, at = '/process/mine') {
  history.replaceState(null, '', at)
  const router = createBrowserRouter([
    { path: LOGIN_PATH, element: <p>sign in</p> },
    { path: '*', element: page },
  ])
  // The router of a finished test would follow the addresses of the next.
  onTestFinished(() => router.dispose())
  render(
    <I18nProvider i18n={i18n}>
      <ThemeRoot>
        <RouterProvider router={router} />
        <ConfirmHost />
        <ToastHost />
        <ExpiredDialog />
      </ThemeRoot>
    </I18nProvider>,
  )
  return router
}

function Profile() {
  const { data, error } = useRouteQuery(profile)
  return <p>{data?.username ?? (error === null ? '' : 'no answer')}</p>
}

const callIt = () => call(profile).catch(showError)
const alert = () => screen.findByRole('alert')

async function dialogOfTheEnd(code: number): Promise<void> {
  const reload = vi.fn()
  fakeServer({ [PROFILE]: answer(code, '登录状态已过期') })
  watchSessionEnd(reload)
  useSession.setState({ user: INFO })
  writeToken('over')
  show(<p />)
  await callIt()
  const dialog = await screen.findByRole('alertdialog', { name: '系统提示' })
  expect(dialog.textContent).toContain('登录状态已过期，您可以继续留在该页面，或者重新登录')
  expect(readToken()).toBeNull()
  expect(screen.getByRole('button', { name: '重新登录' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

  // On the sign-in page the page reloads instead.
  resetSession()
  history.replaceState(null, '', '/login')
  writeToken('over')
  await callIt()
  expect(reload).toHaveBeenCalledTimes(1)
}

/** The toast with the server's message, and the call rejected. Its duration is a figure of section 9. */
async function toastOf(code: number): Promise<void> {
  fakeServer({ [PROFILE]: answer(code, `名称已被使用（${code}）`) })
  await expect(call(profile)).rejects.toMatchObject({ message: `名称已被使用（${code}）` })
  await callIt()
  expect((await screen.findByText(`名称已被使用（${code}）`)).closest('[role="alert"]')).not.toBeNull()
}

async function isLedToSignIn(answers: FakeAnswers, words: string, to: string): Promise<void> {
  fakeServer({ ...SESSION, ...answers })
  writeToken('new')
  const router = show(<SessionGate>in</SessionGate>)
  expect((await alert()).textContent).toContain(words)
  expect(readToken()).toBeNull()
  expect(await screen.findByText('sign in')).toBeTruthy()
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(to)
}

/** By the beginning of each line. */
const PROVOKED: Readonly<Record<string, () => Promise<void>>> = {
  '200': async () => {
    fakeServer({ [PROFILE]: answer(200, '', { username: 'li.na' }) })
    show(<Profile />)
    expect(await screen.findByText('li.na')).toBeTruthy()
  },
  '401': () => dialogOfTheEnd(401),
  '6401': () => dialogOfTheEnd(6401),
  '400, 403 or any other': async () => {
    show(<p />)
    for (const code of [400, 403, -1, 500]) await toastOf(code)
  },
  'Network error': async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    show(<p />)
    await callIt()
    expect((await alert()).textContent).toContain('服务器连接异常，请检查服务器！')
  },
  'Other transport errors': async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'TimeoutError')))
    show(<p />)
    await callIt()
    expect((await alert()).textContent).not.toBe('')
  },
  '"Menu data loading abnormal"': () =>
    isLedToSignIn({ 'GET /api/v1/menurole': answer(400, 'x') }, '菜单数据加载异常', '/login?redirect=%2Fprocess%2Fmine'),
  'Route guard failure': () => isLedToSignIn({ 'GET /api/v1/upcoming': answer(400, '') }, 'Has Error', '/login?redirect=%2Fprocess%2Fmine'),
  'Session without roles': () =>
    isLedToSignIn(
      { 'GET /api/v1/getinfo': answer(200, '', { ...INFO, roles: [] }) },
      'roles must be a non-null array',
      '/login?redirect=%2Fprocess%2Fmine',
    ),
  'Upload over the limit': async () => {
    show(<FullscreenToggle />)
    fireEvent.click(screen.getByRole('button', { name: /全屏/ }))
    expect((await screen.findByRole('status')).textContent).toContain('全屏')
    expect(Object.entries(sources).some(([file, text]) => file.includes('form-renderer') && /at most \d|最多/.test(text))).toBe(true)
  },
}
/** These the form packages say; their own tests provoke them. */
const OF_FORMS: Readonly<Record<string, readonly string[]>> = {
  'Form validation failure': ['Form data validation failed'],
  'Invalid imported JSON': ['Copy Successed'],
}
/** Not shown anywhere. */
const NOT_SHOWN = ['Server-side error handling']

beforeEach(async () => {
  resetSession()
  useToastStore.setState({ toasts: [] })
  await startI18n(messageLoaders)
  await loadAllMessages()
})

describe('section 8 of the specification', () => {
  const known = [...Object.keys(PROVOKED), ...Object.keys(OF_FORMS), ...NOT_SHOWN]

  it('is told of line by line', () => {
    expect(lines.length).toBeGreaterThan(10)
    const told = (line: string) => known.filter((begin) => line.startsWith(begin))
    expect(lines.filter((line) => told(line).length !== 1)).toEqual([])
    expect(known.filter((begin) => !lines.some((line) => line.startsWith(begin)))).toEqual([])
  })

  it.each(Object.entries(PROVOKED))('%s', (_line, provoke) => provoke())

  it.each(Object.entries(OF_FORMS))('%s', (_line, words) => {
    for (const said of words)
      expect(
        Object.entries(sources).filter(([file, text]) => file.endsWith('.test.tsx') && text.includes(said)).length,
        said,
      ).toBeGreaterThan(0)
  })
})

/** Coming back from the OpenID provider: once, in the tab that left. */
import { beforeEach, expect, it } from 'vitest'
import { keepForReturn, takeReturn } from './oidc-return'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/login')
})

it('takes what came back out of the address, and is there once', () => {
  keepForReturn({ ticket: 'ticket', redirect: '/inbox' })
  history.replaceState(null, '', '/login?code=a%2Bb&state=s')
  expect(takeReturn()).toEqual({ query: 'code=a%2Bb&state=s', ticket: 'ticket', redirect: '/inbox' })
  expect([location.search, takeReturn()]).toEqual(['', null])
})

it('brings no ticket to an address that somebody else sent', () => {
  history.replaceState(null, '', '/login?code=a&state=s')
  expect(takeReturn()).toEqual({ query: 'code=a&state=s', ticket: '', redirect: '' })
})

it('knows a refusal, and leaves any other address alone', () => {
  history.replaceState(null, '', '/login?error=access_denied&state=s')
  expect(takeReturn()?.query).toBe('error=access_denied&state=s')
  history.replaceState(null, '', '/login?redirect=%2Finbox')
  expect([takeReturn(), location.search]).toEqual([null, '?redirect=%2Finbox'])
})

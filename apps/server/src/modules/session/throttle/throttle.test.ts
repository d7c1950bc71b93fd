/** Guessing from many places and at many accounts, each slowly enough for the limit of one place. */
import { SECURITY_SETTINGS } from '@formwork/api-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signInThrottles } from '../../../db/schema/session'
import { buildUser, TEST_PASSWORD } from '../../../testing/build-people'
import { recordStatements } from '../../../testing/record-statements'
import { createTestApp, type TestApp } from '../../../testing/test-app'

const LIMIT = 10
let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
  const body = { ...SECURITY_SETTINGS.defaults, failuresAtOnePlace: 5, failuresOfOnePerson: LIMIT, failuresOfOneAddress: LIMIT }
  expect((await (await test.as(test.admin)).put('/api/v2/settings/security', body)).status).toBe(200)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.deps.db.delete(signInThrottles)
})

async function signIn(username: string, remoteAddress: string, password = 'wrong', headers = {}): Promise<unknown> {
  const answer = await test.app.inject({ method: 'POST', url: '/login', remoteAddress, headers, payload: { username, password } })
  return answer.json().reason ?? 'let in'
}

it('one address that tries many accounts is stopped, those without an account included, and nobody elsewhere is', async () => {
  const user = await buildUser(test.deps)
  for (let at = 0; at < LIMIT; at += 1) expect(await signIn(`nobody-${at}`, '198.51.100.1')).toBe('sign-in.failed')
  // Whatever it says to be passed on for: no proxy is trusted here.
  expect(await signIn(user.username, '198.51.100.1', TEST_PASSWORD, { 'x-forwarded-for': '203.0.113.9' })).toBe('sign-in.throttled')
  expect(await signIn(user.username, '198.51.100.2', TEST_PASSWORD)).toBe('let in')
})

it('one account that is guessed at from everywhere is stopped', async () => {
  const user = await buildUser(test.deps)
  for (let at = 0; at < LIMIT; at += 1) expect(await signIn(user.username, `198.51.100.${at}`)).toBe('sign-in.failed')
  expect(await signIn(user.username, '198.51.100.99', TEST_PASSWORD)).toBe('sign-in.throttled')
  test.clock.advance({ minutes: 16 })
  expect(await signIn(user.username, '198.51.100.99', TEST_PASSWORD)).toBe('let in')
})

it('a sign-in asks six statements, and many of one person at one place at once do not get into each other’s way', async () => {
  const user = await buildUser(test.deps)
  const statements = await recordStatements(test.database.pool, () => signIn(user.username, '198.51.100.3', TEST_PASSWORD))
  expect(statements.length, statements.join('\n')).toBe(6)
  const all = await Promise.all(Array.from({ length: 5 }, () => signIn(user.username, '198.51.100.3', TEST_PASSWORD)))
  expect(all).toEqual(all.map(() => 'let in'))
  const left = await test.deps.db.select().from(signInThrottles)
  expect(left.every(({ failures }) => failures === 0)).toBe(true)
})

it('right passwords of one person sent at once are all let in, and nothing is counted', async () => {
  const user = await buildUser(test.deps)
  const all = await Promise.all(Array.from({ length: 4 * LIMIT }, () => signIn(user.username, '198.51.100.4', TEST_PASSWORD)))
  expect(all).toEqual(all.map(() => 'let in'))
  expect(await signIn(user.username, '198.51.100.4', TEST_PASSWORD)).toBe('let in')
})

it('many people behind one address are let in at once, while somebody there guesses', async () => {
  const people = await Promise.all(Array.from({ length: 3 * LIMIT }, () => buildUser(test.deps)))
  const guesses = Array.from({ length: LIMIT - 1 }, (_, index) => signIn(`nobody-${index}`, '198.51.100.5'))
  const all = await Promise.all(people.map(({ username }) => signIn(username, '198.51.100.5', TEST_PASSWORD)))
  expect(all).toEqual(all.map(() => 'let in'))
  expect(await Promise.all(guesses)).toEqual(guesses.map(() => 'sign-in.failed'))
})

it('guesses sent at once reach the limit and are not checked past it, and refused ones are not counted', async () => {
  const user = await buildUser(test.deps)
  const all = await Promise.all(Array.from({ length: 4 * LIMIT }, () => signIn(user.username, '198.51.100.6')))
  expect(all.filter((answer) => answer === 'sign-in.failed')).toHaveLength(5)
  expect(all.filter((answer) => answer === 'sign-in.throttled')).toHaveLength(4 * LIMIT - 5)
  expect(await signIn(user.username, '198.51.100.7', TEST_PASSWORD)).toBe('let in')
})

/** Two simultaneous first sign-ins of one person, interleaved at a chosen moment, on a real database. */
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { admit, type OutsidePerson } from './admit'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const personOf = (username: string, externalId: string | null): OutsidePerson => ({
  source: externalId === null ? 'ldap' : 'oidc',
  externalId,
  username,
  nickName: 'Name',
  phone: '',
  email: '',
  avatar: '',
  remark: '',
})

const signIn = (person: OutsidePerson) =>
  admit(
    test.deps,
    person,
    new Set(['nickName']),
    { createsPeople: true, roleId: test.site.staffRoleId },
    { address: '127.0.0.1', userAgent: '', requestId: '' },
  )

/** Runs `between` once, before the given read of a person by the next connection that is taken. */
function beforeRead(count: number, between: () => Promise<unknown>): void {
  test.database.pool.once('acquire', (client: PoolClient) => {
    const send = client.query.bind(client) as (...parameters: unknown[]) => unknown
    let reads = 0
    Reflect.set(client, 'query', async (...parameters: unknown[]) => {
      const text = String(Reflect.get(Object(parameters[0]), 'text') ?? parameters[0])
      if (text.startsWith('select') && text.includes('from "users"')) reads += 1
      if (reads === count) {
        reads += 1
        Reflect.set(client, 'query', send)
        await between()
      }
      return send(...parameters)
    })
  })
}

it.each([
  [1, null],
  [2, null],
  [1, 'subject-1'],
  [2, 'subject-2'],
] as const)('finds what another first sign-in made before its read number %i (known by %j)', async (count, externalId) => {
  const person = personOf(`ann-${count}-${externalId}`, externalId)
  const made: unknown[] = []
  beforeRead(count, async () => made.push(await signIn(person)))
  const answer = await signIn(person)
  expect(made).toEqual([expect.objectContaining({ refused: null })])
  expect(answer).toMatchObject({ refused: null, account: { username: person.username } })
})

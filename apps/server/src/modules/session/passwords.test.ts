/** What a stored password consists of, and that all of it counts. */
import { expect, it } from 'vitest'
import { newPasswordSchema } from '@formwork/api-contract'
import { hashPassword, verifyPassword } from './passwords'

it('is hashed with argon2id, no weaker than OWASP asks', async () => {
  const [, kind, , parameters = ''] = (await hashPassword('correct horse battery')).split('$')
  expect(kind).toBe('argon2id')
  const { m, t, p } = Object.fromEntries(parameters.split(',').map((part) => part.split('=')))
  expect([Number(m) >= 19_456, Number(t) >= 2, p]).toEqual([true, true, '1'])
})

it('counts to its last character, spaces and emoji too, and in either spelling of the same letters', async () => {
  const long = `${'é ü 🙂'.repeat(200)}z`.normalize('NFD').slice(0, 1024)
  const stored = await hashPassword(long.normalize('NFC'))
  expect(await verifyPassword(stored, long)).toBe(true)
  expect(await verifyPassword(stored, long.slice(0, -1))).toBe(false)
  expect(await verifyPassword(stored, `${long.slice(0, 72)}${'x'.repeat(long.length - 72)}`)).toBe(false)
  expect(await verifyPassword(stored, ` ${long}`)).toBe(false)
})

it.each<[string, boolean]>([
  ['7 chars', false],
  ['8 chars!', true],
  ['x'.repeat(64), true],
  ['x'.repeat(1024), true],
  ['x'.repeat(1025), false],
])('is taken by its length: “%s”', (password, isTaken) => {
  expect(newPasswordSchema.safeParse(password).success).toBe(isTaken)
})

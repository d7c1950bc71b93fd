/** What the log may hold. */
import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLogger, describeError } from './logger'

describe('an error in the log', () => {
  it('names query, code and constraint, and none of the values', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_username_key"'), {
      code: '23505',
      constraint: 'users_username_key',
      detail: 'Key (username_key)=(secret-value) already exists.',
    })
    const described = JSON.stringify(describeError(new DrizzleQueryError('insert into "users" values ($1)', ['secret-value'], cause)))
    expect(described).toContain('insert into')
    expect(described).toContain('23505')
    expect(described).toContain('users_username_key')
    expect(described).not.toContain('secret-value')
  })

  it('may be anything that was thrown', () => {
    for (const thrown of [undefined, null, 'text', 5, { code: 1 }]) expect(describeError(thrown)).toHaveProperty('message')
  })
})

describe('the log', () => {
  it('blots out secrets wherever they stand, and keeps what tells the cause', () => {
    const lines: string[] = []
    const log = createLogger('info', { write: (line) => lines.push(line) })
    const secret = 'never-to-be-read'
    const facts = { password: secret, body: { newPassword: secret }, request: { headers: { authorization: secret, cookie: secret } } }
    log.warn(
      { ...facts, err: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), job: { error: { detail: secret, code: '23505' } } },
      'x',
    )
    expect(lines.join('')).toContain('ECONNREFUSED')
    expect(lines.join('')).toContain('23505')
    expect(lines.join('')).not.toContain(secret)
  })

  it('keeps what people send on one line: nobody writes an entry of their own', () => {
    const lines: string[] = []
    const log = createLogger('info', { write: (line) => lines.push(line) })
    const sent = 'admin\n{"level":60,"msg":"all is well"}\r\n\u2028\u001b[2J'
    log.warn({ username: sent, userAgent: sent }, sent)
    expect(lines).toHaveLength(1)
    for (const mark of ['\n', '\r', '\u001b']) expect(lines[0]?.trimEnd()).not.toContain(mark)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ username: sent, msg: sent })
  })
})

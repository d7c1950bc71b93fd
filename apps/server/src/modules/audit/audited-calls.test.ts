/** Every call that changes something leaves its entry in the audit log, and no secret is in it. */
import { AUDIT_PROPERTIES, type AuditKind, type RouteName, routes } from '@formwork/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/schema/audit'
import { auditStage, roleFields, SECRETS } from '../../testing/audited/audit-stage'
import { designChanges } from '../../testing/audited/design-changes'
import { leftBy } from '../../testing/audited/left-by'
import { organisationChanges } from '../../testing/audited/organisation-changes'
import { ownChanges } from '../../testing/audited/own-changes'
import { settingsChanges } from '../../testing/audited/settings-changes'
import { signInChanges, signInTo } from '../../testing/audited/sign-in-changes'
import { ticketChanges } from '../../testing/audited/ticket-changes'
import { inboundChanges } from '../../testing/audited/inbound-changes'
import { webhookChanges } from '../../testing/audited/webhook-changes'
import { CLIENT } from '../../testing/sign-in/test-provider'
import type { TestAnswer } from '../../testing/test-app'
import { AUDIT_OF } from './audit-policy'

const stage = auditStage()
beforeAll(() => stage.open())
afterAll(() => stage.close())

/** The calls that leave an entry, by its kind: one without an attempt here does not compile. */
type AuditedRoute = { [Name in RouteName]: (typeof AUDIT_OF)[Name] extends readonly AuditKind[] ? Name : never }[RouteName]
type Attempts = { readonly [Name in AuditedRoute]: { readonly [Kind in (typeof AUDIT_OF)[Name][number]]: () => Promise<TestAnswer> } }

const ATTEMPTS: Attempts = {
  ...signInChanges(stage),
  ...ownChanges(stage),
  ...organisationChanges(stage),
  ...designChanges(stage),
  ...ticketChanges(stage),
  ...webhookChanges(stage),
  ...inboundChanges(stage),
  ...settingsChanges(stage),
}

describe('every declared call that is no mere question', () => {
  it.each((Object.keys(routes) as RouteName[]).filter((name) => routes[name].method !== 'GET'))(
    '%s leaves an entry, or says why not',
    (name) => {
      expect(AUDIT_OF[name]).not.toBe('reads')
    },
  )
  const tried = Object.entries(ATTEMPTS).flatMap(([name, kinds]) =>
    Object.entries<() => Promise<TestAnswer>>(kinds).map(([kind, attempt]) => ({ name, kind, attempt })),
  )
  it.each(tried)('$name leaves $kind, with who and from where', async ({ kind, attempt }) => {
    const { answer, entries } = await leftBy(stage, attempt)
    const entry = entries.find((found) => found.kind === kind)
    expect(entry, answer.text).toMatchObject({ address: '127.0.0.1', userAgent: 'Browser 1.0', requestId: answer.headers['x-request-id'] })
    const isSignedIn = kind !== 'sign-in.failed' && kind !== 'sign-in.throttled'
    expect(entry?.actorId !== null).toBe(isSignedIn)
  })
  it('leaves nothing when it is refused', async () => {
    const { answer, entries } = await leftBy(stage, () => stage.admin.post('/api/v1/role', { ...roleFields, roleKey: 'admin' }))
    expect([answer.at('reason'), entries]).toEqual(['role.key-taken', []])
  })
  it('never leaves a password, a token or a hash of one', async () => {
    const { rows } = await stage.test.database.pool.query<{ text: string }>('select e::text as text from audit_entries e')
    const { rows: hashes } = await stage.test.database.pool.query<{ hash: string }>('select password_hash as hash from users')
    const { rows: sessions } = await stage.test.database.pool.query<{ hash: string }>(
      "select encode(token_hash, 'hex') as hash from sessions",
    )
    const secrets = [
      ...SECRETS,
      CLIENT.secret,
      stage.admin.token ?? '',
      ...[...hashes, ...sessions].flatMap(({ hash }) => (hash === '' ? [] : hash)),
    ]
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.filter(({ text }) => secrets.some((secret) => text.includes(secret)))).toEqual([])
  })
  it('tells of no property but those that the contract names, so that each has a word', async () => {
    const entries = await stage.test.deps.db.select().from(auditEntries)
    const named = new Set<string>(AUDIT_PROPERTIES)
    const properties = entries.flatMap(({ before, after }) => Object.keys({ ...before, ...after }))
    expect([...new Set(properties)].filter((property) => !named.has(property))).toEqual([])
  })
  it('keeps nothing of what was typed as the name of nobody', async () => {
    const { entries } = await leftBy(stage, () => signInTo(stage)('correct-horse-battery', 'anything at all'))
    expect(entries).toMatchObject([{ kind: 'sign-in.failed', subjectId: null, subjectName: '', after: { reason: 'unknown' } }])
  })
})

/** Rows of the settings: what is saved, what the answer says of it, and what is never sent. */
import { MAIL_SETTINGS } from '@formwork/api-contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../../db/schema/site'
import { buildUser } from '../../testing/build-people'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { readMailServer } from '../mail/mail-settings-service'
import { changeSettings } from './change-settings'
import { readSettings } from './read-settings'

let test: TestApp
let admin: TestClient
const MAIL = '/api/v2/settings/mail'
const content = { ...MAIL_SETTINGS.defaults, host: 'smtp.example.com', user: 'formwork' }
const PASSWORD = 'never-to-be-seen'

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

const stored = () => readSettings(test.deps.db, MAIL_SETTINGS)
const settingsEntries = async () => (await admin.get('/api/v2/audit?kind=settings.changed')).text

describe('a section of the settings', () => {
  it('has its defaults while nothing was saved', async () => {
    expect((await admin.get(MAIL)).body).toEqual({ content: MAIL_SETTINGS.defaults, hasSecret: { password: false }, updatedAt: null })
  })

  it('keeps a secret for itself: not in the answer, not in the audit log', async () => {
    expect((await admin.put(MAIL, { ...content, password: PASSWORD })).status).toBe(200)
    const answer = await admin.get(MAIL)
    expect(answer.body).toMatchObject({ content, hasSecret: { password: true }, updatedAt: test.deps.now().toISOString() })
    expect((await readMailServer(test.deps)).password).toBe(PASSWORD)
    expect(JSON.stringify((await stored()).secrets)).not.toContain(PASSWORD)
    expect(answer.text + (await settingsEntries())).not.toContain(PASSWORD)
    expect((await admin.get('/api/v2/audit?kind=settings.changed')).at('list.0')).toMatchObject({
      subject: { name: 'mail' },
      before: { host: '', user: '' },
      after: { host: 'smtp.example.com', user: 'formwork', changedSecrets: ['password'] },
    })
  })

  it('keeps a secret that a save leaves out, and removes one that it empties', async () => {
    await admin.put(MAIL, { ...content, port: 25 })
    expect((await readMailServer(test.deps)).password).toBe(PASSWORD)
    await admin.put(MAIL, { ...content, password: '' })
    expect((await admin.get(MAIL)).at('hasSecret.password')).toBe(false)
    expect((await stored()).secrets).toEqual({})
  })

  it('is for those who hold its permission', async () => {
    const somebody = await test.as(await buildUser(test.deps, { roleIds: [test.site.staffRoleId] }))
    expect((await somebody.get(MAIL)).at('code')).toBe('permission.denied')
    expect((await somebody.put(MAIL, content)).at('code')).toBe('permission.denied')
  })

  it.each([{ port: 0 }, { host: 'two words' }, { security: 'ssl' }, { siteAddress: 'javascript:alert(1)' }, { fromAddress: 'nobody' }])(
    'refuses %j and stores nothing of it',
    async (wrong) => {
      const before = await stored()
      expect((await admin.put(MAIL, { ...content, ...wrong })).at('issues.0.path')).toEqual(Object.keys(wrong))
      expect(await stored()).toEqual(before)
    },
  )

  it('loses no field when two people save different ones at once', async () => {
    const actor = {
      ...test.admin,
      departmentId: null,
      roleIds: [],
      roleNames: [],
      permissions: ['*:*:*'],
      sessionId: '',
      userId: test.admin.id,
    }
    const caller = {
      ...actor,
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
      actingRoleId: null,
      origin: { address: '', userAgent: '', requestId: '' },
    }
    await Promise.all(
      [{ host: 'one.example.com' }, { fromName: 'Two' }, { port: 2525 }].map((given) =>
        changeSettings(test.deps, caller, MAIL_SETTINGS, given),
      ),
    )
    expect((await stored()).content).toMatchObject({ host: 'one.example.com', fromName: 'Two', port: 2525 })
  })

  it('counts as not saved when its row cannot be read', async () => {
    await test.deps.db
      .update(settings)
      .set({ content: { port: 'none' } })
      .where(eq(settings.classify, MAIL_SETTINGS.classify))
    expect((await admin.get(MAIL)).at('content')).toEqual(MAIL_SETTINGS.defaults)
  })
})

describe('the site’s own settings', () => {
  it('change only in what is sent', async () => {
    const save = (sent: object) => admin.post('/api/v1/settings', { classify: 1, content: sent })
    await save({ name: '审批中心', time_zone: 'Asia/Shanghai' })
    expect((await save({ is_verify_code: true })).at('code')).toBe(200)
    const shown = await test.anonymous.get('/api/v1/settings?classify=1')
    expect(shown.at('data.0.content')).toMatchObject({ name: '审批中心', time_zone: 'Asia/Shanghai', is_verify_code: true })
  })
})

/** Signing in, its second steps and sessions that end, by the call and the kind of its entry in the audit log. */
import { Secret, TOTP } from 'otpauth'
import { TEST_PASSWORD } from '../build-people'
import { softwarePasskey } from '../sign-in/software-passkey'
import { type AuditStage, HEADERS } from './audit-stage'

export const signInTo = (stage: AuditStage) => (username: string, password: string) =>
  stage.test.anonymous.post('/login', { username, password, loginType: 0 }, HEADERS)

export function signInChanges(stage: AuditStage) {
  const signIn = signInTo(stage)
  async function withSecondFactor() {
    const user = await stage.someone()
    const client = await stage.test.as(user)
    const secret = (await client.post('/api/v2/my-second-factor', { password: TEST_PASSWORD })).textAt('secret')
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: stage.test.clock.now().getTime() })
    return { user, client, answer: await client.post('/api/v2/my-second-factor/confirm', { code }, HEADERS) }
  }
  async function withPasskey() {
    const client = await stage.test.as(await stage.someone())
    const device = softwarePasskey('localhost')
    const begun = await client.post('/api/v2/my-passkeys/begin', { password: TEST_PASSWORD })
    const credential = device.made({ challenge: begun.textAt('options.challenge'), origin: 'http://localhost' })
    const body = { challengeId: begun.at('challengeId'), name: '手机', credential }
    return { client, device, answer: await client.post('/api/v2/my-passkeys', body, HEADERS) }
  }
  async function signInByPasskey(origin: string) {
    const { device } = await withPasskey()
    const begun = await stage.test.anonymous.post('/api/v2/passkey-sign-in/begin')
    const credential = device.answered({ challenge: begun.textAt('options.challenge'), origin })
    return stage.test.anonymous.post('/api/v2/passkey-sign-in', { challengeId: begun.at('challengeId'), credential }, HEADERS)
  }
  return {
    login: {
      'sign-in.succeeded': () => signIn('admin', TEST_PASSWORD),
      'sign-in.failed': () => signIn('admin', 'wrong horse battery'),
      'sign-in.throttled': async () => {
        const { username } = await stage.someone()
        for (let count = 0; count < 10; count += 1) await signIn(username, 'wrong horse battery')
        return signIn(username, 'wrong horse battery')
      },
    },
    addPasskey: { 'passkey.added': async () => (await withPasskey()).answer },
    renamePasskey: {
      'passkey.renamed': async () => {
        const { client, answer } = await withPasskey()
        return client.put(`/api/v2/my-passkeys/${answer.textAt('id')}`, { name: '新名' }, HEADERS)
      },
    },
    removePasskey: {
      'passkey.removed': async () => {
        const { client, answer } = await withPasskey()
        return client.delete(`/api/v2/my-passkeys/${answer.textAt('id')}`, HEADERS)
      },
    },
    signInWithPasskey: {
      'sign-in.succeeded': async () => signInByPasskey('http://localhost'),
      'sign-in.failed': async () => signInByPasskey('https://evil.example'),
    },
    endMySession: {
      'sessions.ended': async () => {
        const user = await stage.someone()
        const [here] = [await stage.test.as(user), await stage.test.as(user)]
        const list = (await here.get('/api/v2/my-sessions')).at('list') as { id: string; isThis: boolean }[]
        return here.delete(`/api/v2/my-sessions/${list.find(({ isThis }) => !isThis)?.id}`, HEADERS)
      },
    },
    endOtherSessions: {
      'sessions.ended': async () => {
        const user = await stage.someone()
        const [here] = [await stage.test.as(user), await stage.test.as(user)]
        return here.delete('/api/v2/my-sessions', HEADERS)
      },
    },
    endSession: {
      'sessions.ended': async () => {
        const user = await stage.someone()
        await stage.test.as(user)
        return stage.admin.delete(
          `/api/v2/sessions/${(await stage.admin.get(`/api/v2/sessions?personId=${user.id}`)).textAt('list.0.id')}`,
          HEADERS,
        )
      },
    },
    endSessionsOf: {
      'sessions.ended': async () => {
        const user = await stage.someone()
        await stage.test.as(user)
        return stage.admin.delete(`/api/v2/people/${user.id}/sessions`, HEADERS)
      },
    },
    confirmSecondFactor: { 'second-factor.turned-on': async () => (await withSecondFactor()).answer },
    turnOnByPasskeys: {
      'second-factor.turned-on': async () =>
        (await withPasskey()).client.post('/api/v2/my-second-factor/by-passkeys', { password: TEST_PASSWORD }, HEADERS),
    },
    renewRecoveryCodes: {
      'recovery-codes.made': async () =>
        (await withSecondFactor()).client.post('/api/v2/my-second-factor/recovery-codes', { password: TEST_PASSWORD }, HEADERS),
    },
    removeSecondFactor: {
      'second-factor.turned-off': async () =>
        (await withSecondFactor()).client.post('/api/v2/my-second-factor/remove', { password: TEST_PASSWORD }, HEADERS),
    },
    resetSecondFactor: {
      'second-factor.reset': async () => stage.admin.delete(`/api/v2/people/${(await withSecondFactor()).user.id}/second-factor`, HEADERS),
    },
  }
}

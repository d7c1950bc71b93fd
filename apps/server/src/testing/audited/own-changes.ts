/** What people change of themselves, and what is changed of their absence, by the call and the kind of its entry in the audit log. */
import sharp from 'sharp'
import { buildRole, buildUser, TEST_PASSWORD } from '../build-people'
import { MULTIPART_HEADERS, multipartOf } from '../http/multipart'
import type { TestClient } from '../test-app'
import { type AuditStage, HEADERS } from './audit-stage'

async function sendPicture(client: TestClient) {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return client.post('/api/v1/user/avatar', multipartOf('upload[]', picture), { ...HEADERS, ...MULTIPART_HEADERS })
}

export function ownChanges(stage: AuditStage) {
  const absence = async () => ({ firstDay: '2026-03-01', lastDay: '2999-12-31', substituteId: (await stage.someone()).id })
  const newToken = () =>
    stage.admin.post('/api/v2/my-tokens', { name: stage.fresh(), permissions: [], readOnly: true, days: null }, HEADERS)
  return {
    changePassword: {
      'password.changed': async () =>
        (await stage.test.as(await stage.someone())).put(
          '/api/v1/user/pwd',
          { oldPassword: TEST_PASSWORD, newPassword: 'another fine phrase' },
          HEADERS,
        ),
    },
    changeProfile: {
      'profile.changed': async () =>
        (await stage.test.as(await stage.someone())).put('/api/v2/my-profile', { phone: '123', email: '', sex: '2' }, HEADERS),
    },
    saveAbsence: {
      'absence.changed': async () => (await stage.test.as(await stage.someone())).put('/api/v2/my-absence', await absence(), HEADERS),
    },
    endAbsence: {
      'absence.ended': async () => {
        const client = await stage.test.as(await stage.someone())
        await client.put('/api/v2/my-absence', await absence(), HEADERS)
        return client.delete('/api/v2/my-absence', HEADERS)
      },
    },
    saveAbsenceOf: {
      'absence.changed': async () => stage.admin.put(`/api/v2/people/${(await stage.someone()).id}/absence`, await absence(), HEADERS),
    },
    endAbsenceOf: {
      'absence.ended': async () => {
        const { id } = await stage.someone()
        await stage.admin.put(`/api/v2/people/${id}/absence`, await absence(), HEADERS)
        return stage.admin.delete(`/api/v2/people/${id}/absence`, HEADERS)
      },
    },
    switchRole: {
      'role.switched': async () => {
        const roleIds = [await buildRole(stage.test.deps), await buildRole(stage.test.deps)]
        return (await stage.test.as(await buildUser(stage.test.deps, { roleIds }))).post('/api/v2/my-role', { roleId: roleIds[0] }, HEADERS)
      },
    },
    uploadAvatar: { 'avatar.changed': async () => sendPicture(await stage.test.as(await stage.someone())) },
    removeAvatar: {
      'avatar.removed': async () => {
        const client = await stage.test.as(await stage.someone())
        await sendPicture(client)
        return client.delete('/api/v2/my-avatar', HEADERS)
      },
    },
    createMyToken: { 'token.created': () => newToken() },
    revokeMyToken: { 'token.revoked': async () => stage.admin.delete(`/api/v2/my-tokens/${(await newToken()).textAt('id')}`, HEADERS) },
    revokeToken: { 'token.revoked': async () => stage.admin.delete(`/api/v2/tokens/${(await newToken()).textAt('id')}`, HEADERS) },
  }
}

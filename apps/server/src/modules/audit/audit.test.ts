/** The audit log over HTTP: every call that changes something leaves its entry, nothing secret stands in it, and nothing can be changed unnoticed. */
import {
  type AuditKind,
  MAIL_SETTINGS,
  type RouteName,
  routes,
  SECURITY_SETTINGS,
  STORAGE_SETTINGS,
  WORKING_TIME_SETTINGS,
} from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/schema/audit'
import { processCategories } from '../../db/schema/processes'
import { buildDepartment, buildRole, type BuiltUser, buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { MULTIPART_HEADERS, multipartOf } from '../../testing/http/multipart'
import { importBody, peopleSheet, SHEET_HEADERS } from '../../testing/people-sheet'
import { failedJob } from '../../testing/failed-job'
import { softwarePasskey } from '../../testing/sign-in/software-passkey'
import { buildOffice, type Office } from '../../testing/build-office'
import { buildForm, leaveDefinition, users } from '../../testing/build-processes'
import { CLIENT, RETURN_ADDRESS, startProvider } from '../../testing/sign-in/test-provider'
import type { TestAnswer, TestApp, TestClient } from '../../testing/test-app'
import { webhookChanges } from '../../testing/http/webhook-changes'
import { AUDIT_OF } from './audit-policy'

let office: Office
const HOLIDAY = { date: '2026-10-01', kind: 'off', name: '国庆节' }
let test: TestApp
let admin: TestClient
let formId: string
let processId: string

beforeAll(async () => {
  office = await buildOffice()
  ;({ test, admin, formId } = office)
  processId = await office.publishFor([test.admin])
})
afterAll(() => test.close())

const SECRETS = [TEST_PASSWORD, 'wrong horse battery', 'another fine phrase', 'phrase of a new user'] as const
const HEADERS = { 'user-agent': 'Browser 1.0' }
const userFields = { nickName: '新人', phone: '', email: '', deptId: null, roleIds: [] as string[], remark: '', status: '0' }
const roleFields = { roleName: '自建', roleSort: 0, status: '0', remark: '' }
const departmentFields = { deptName: '新部', sort: 0, leader: null, status: '0' }
const definition = () => leaveDefinition(users(test.admin.id), users(test.admin.id))
const someone = () => buildUser(test.deps)
const absence = async () => ({ firstDay: '2026-03-01', lastDay: '2999-12-31', substituteId: (await someone()).id })
let made = 0
const fresh = () => `made-${(made += 1)}`
const site = { name: '某公司', logo: '', is_ldap: false, is_verify_code: false, time_zone: '' }

async function newTicket() {
  const id = (await office.start(processId)).textAt('id')
  const page = await admin.get(`/api/v2/tickets/${id}`)
  return { id, taskId: page.textAt('openTasks.0.taskId'), assigneeId: page.textAt('openTasks.0.assignees.0.id') }
}
/** One after the other; answers the last. */
async function movesOf(id: string, first: object, ...others: readonly object[]): Promise<TestAnswer> {
  const answer = await admin.post(`/api/v2/tickets/${id}/moves`, first, HEADERS)
  const [next, ...rest] = others
  return next === undefined ? answer : movesOf(id, next, ...rest)
}
async function newProcess() {
  const body = { name: fresh(), formId, definition: definition() }
  const answer = await admin.post('/api/v2/processes', body)
  return { id: answer.textAt('id'), body }
}
const newCategory = async () => (await admin.post('/api/v2/process-categories', { name: fresh() })).textAt('id')
async function newComment() {
  const place = `/api/v2/tickets/${(await newTicket()).id}/comments`
  return `${place}/${(await admin.post(place, { text: '原话' })).textAt('id')}`
}
const viewFields = () => ({ name: fresh(), filters: { keyword: '请假' }, sharedWith: 'everybody' })
const newView = () => admin.post('/api/v2/ticket-views', { list: 'all', ...viewFields() }, HEADERS)
const viewPlace = async () => `/api/v2/ticket-views/${(await newView()).textAt('id')}`
const rule = { repeat: { kind: 'daily', every: 1 }, time: '09:00', from: '2026-01-01', until: null }
const planned = () => ({ name: fresh(), processId, starterId: office.requester.user.id, values: { reason: '巡检', days: 1 }, rule })
const newSchedule = () => admin.post('/api/v2/ticket-schedules', planned(), HEADERS)
const schedulePlace = async () => `/api/v2/ticket-schedules/${(await newSchedule()).textAt('id')}`
const newToken = () => admin.post('/api/v2/my-tokens', { name: fresh(), permissions: [], readOnly: true, days: null }, HEADERS)
const newPost = async () => (await admin.post('/api/v1/post', { postName: '某岗', postCode: fresh() })).textAt('data.postId')
const folder = () => ({
  menuType: 'M',
  parentId: null,
  title: '夹',
  titleEn: 'Folder',
  menuName: fresh(),
  icon: 'menu',
  path: `/${fresh()}`,
})
const newMenu = async () => (await admin.post('/api/v1/menu', folder())).textAt('data.menuId')
const sheet = (label: string) => ({ list: [{ type: 'input', key: 'k1', model: 'reason', name: label, options: {} }], config: {} })

const ldap = {
  url: 'ldap://directory.example.org',
  startTls: true,
  verifiesCertificate: true,
  ca: '',
  bindDn: 'cn=reader',
  bindPassword: 'secret of the directory',
  baseDn: 'dc=example',
  userField: 'uid',
  fields: { nickName: 'cn', phone: '', email: '', avatar: '', remark: '' },
  createsPeople: false,
  roleId: null,
}
const oidc = () => ({
  isOn: true,
  label: 'Provider',
  issuer: 'https://provider.example.org',
  clientId: CLIENT.id,
  clientSecret: CLIENT.secret,
  scopes: 'openid profile',
  usernameClaim: 'preferred_username',
  returnAddress: RETURN_ADDRESS,
  createsPeople: true,
  roleId: test.site.staffRoleId,
})

/** The calls that leave something, by what they leave: one that has no attempt here does not compile. */
type AuditedRoute = { [Name in RouteName]: (typeof AUDIT_OF)[Name] extends readonly AuditKind[] ? Name : never }[RouteName]
type Attempts = { readonly [Name in AuditedRoute]: { readonly [Kind in (typeof AUDIT_OF)[Name][number]]: () => Promise<TestAnswer> } }

const signIn = (username: string, password: string) => test.anonymous.post('/login', { username, password, loginType: 0 }, HEADERS)

async function withSecondFactor() {
  const user = await someone()
  const client = await test.as(user)
  const secret = (await client.post('/api/v2/my-second-factor', { password: TEST_PASSWORD })).textAt('secret')
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() })
  return { user, client, answer: await client.post('/api/v2/my-second-factor/confirm', { code }, HEADERS) }
}

async function withPasskey() {
  const client = await test.as(await someone())
  const device = softwarePasskey('localhost')
  const begun = await client.post('/api/v2/my-passkeys/begin', { password: TEST_PASSWORD })
  const credential = device.made({ challenge: begun.textAt('options.challenge'), origin: 'http://localhost' })
  const body = { challengeId: begun.at('challengeId'), name: '手机', credential }
  return { client, device, answer: await client.post('/api/v2/my-passkeys', body, HEADERS) }
}

async function signInByPasskey(origin: string) {
  const { device } = await withPasskey()
  const begun = await test.anonymous.post('/api/v2/passkey-sign-in/begin')
  const credential = device.answered({ challenge: begun.textAt('options.challenge'), origin })
  return test.anonymous.post('/api/v2/passkey-sign-in', { challengeId: begun.at('challengeId'), credential }, HEADERS)
}

async function sendPicture(client: TestClient) {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return client.post('/api/v1/user/avatar', multipartOf('upload[]', picture), { ...HEADERS, ...MULTIPART_HEADERS })
}

const ATTEMPTS: Attempts = {
  login: {
    'sign-in.succeeded': () => signIn('admin', TEST_PASSWORD),
    'sign-in.failed': () => signIn('admin', 'wrong horse battery'),
    'sign-in.throttled': async () => {
      const { username } = await someone()
      for (let count = 0; count < 10; count += 1) await signIn(username, 'wrong horse battery')
      return signIn(username, 'wrong horse battery')
    },
  },
  changePassword: {
    'password.changed': async () =>
      (await test.as(await someone())).put('/api/v1/user/pwd', { oldPassword: TEST_PASSWORD, newPassword: 'another fine phrase' }, HEADERS),
  },
  changeProfile: {
    'profile.changed': async () =>
      (await test.as(await someone())).put('/api/v2/my-profile', { phone: '123', email: '', sex: '2' }, HEADERS),
  },
  saveAbsence: { 'absence.changed': async () => (await test.as(await someone())).put('/api/v2/my-absence', await absence(), HEADERS) },
  endAbsence: {
    'absence.ended': async () => {
      const client = await test.as(await someone())
      await client.put('/api/v2/my-absence', await absence(), HEADERS)
      return client.delete('/api/v2/my-absence', HEADERS)
    },
  },
  saveAbsenceOf: { 'absence.changed': async () => admin.put(`/api/v2/people/${(await someone()).id}/absence`, await absence(), HEADERS) },
  endAbsenceOf: {
    'absence.ended': async () => {
      const { id } = await someone()
      await admin.put(`/api/v2/people/${id}/absence`, await absence(), HEADERS)
      return admin.delete(`/api/v2/people/${id}/absence`, HEADERS)
    },
  },
  switchRole: {
    'role.switched': async () => {
      const roleIds = [await buildRole(test.deps), await buildRole(test.deps)]
      return (await test.as(await buildUser(test.deps, { roleIds }))).post('/api/v2/my-role', { roleId: roleIds[0] }, HEADERS)
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
  uploadAvatar: { 'avatar.changed': async () => sendPicture(await test.as(await someone())) },
  removeAvatar: {
    'avatar.removed': async () => {
      const client = await test.as(await someone())
      await sendPicture(client)
      return client.delete('/api/v2/my-avatar', HEADERS)
    },
  },
  endMySession: {
    'sessions.ended': async () => {
      const user = await someone()
      const [here] = [await test.as(user), await test.as(user)]
      const list = (await here.get('/api/v2/my-sessions')).at('list') as { id: string; isThis: boolean }[]
      return here.delete(`/api/v2/my-sessions/${list.find(({ isThis }) => !isThis)?.id}`, HEADERS)
    },
  },
  endOtherSessions: {
    'sessions.ended': async () => {
      const user = await someone()
      const [here] = [await test.as(user), await test.as(user)]
      return here.delete('/api/v2/my-sessions', HEADERS)
    },
  },
  endSession: {
    'sessions.ended': async () => {
      const user = await someone()
      await test.as(user)
      return admin.delete(`/api/v2/sessions/${(await admin.get(`/api/v2/sessions?personId=${user.id}`)).textAt('list.0.id')}`, HEADERS)
    },
  },
  endSessionsOf: {
    'sessions.ended': async () => {
      const user = await someone()
      await test.as(user)
      return admin.delete(`/api/v2/people/${user.id}/sessions`, HEADERS)
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
    'second-factor.reset': async () => admin.delete(`/api/v2/people/${(await withSecondFactor()).user.id}/second-factor`, HEADERS),
  },
  finishOidcSignIn: {
    'sign-in.succeeded': async () => {
      const provider = await startProvider()
      provider.people.set('sub-ada', { preferred_username: 'ada.of.the.provider' })
      await admin.put('/api/v2/settings/oidc', { ...oidc(), issuer: provider.issuer })
      const begun = await test.anonymous.post('/api/v2/sign-in/oidc/start')
      const query = await provider.signIn(begun.textAt('address'), 'sub-ada')
      const answer = await test.anonymous.post('/api/v2/sign-in/oidc/finish', { ticket: begun.textAt('ticket'), query }, HEADERS)
      await provider.close()
      return answer
    },
  },
  saveLdapSettings: { 'settings.changed': () => admin.put('/api/v2/settings/ldap', ldap, HEADERS) },
  saveOidcSettings: { 'settings.changed': () => admin.put('/api/v2/settings/oidc', { ...oidc(), label: fresh() }, HEADERS) },
  saveSignInRules: { 'settings.changed': () => admin.put('/api/v2/settings/sign-in', { secondFactorFor: 'nobody' }, HEADERS) },
  saveSettings: { 'settings.changed': () => admin.post('/api/v1/settings', { classify: 1, content: site }, HEADERS) },
  saveMailSettings: { 'settings.changed': () => admin.put('/api/v2/settings/mail', { ...MAIL_SETTINGS.defaults, host: fresh() }, HEADERS) },
  sendTestMail: { 'mail.tested': () => admin.post('/api/v2/settings/mail/test', undefined, HEADERS) },
  createMyToken: { 'token.created': () => newToken() },
  revokeMyToken: { 'token.revoked': async () => admin.delete(`/api/v2/my-tokens/${(await newToken()).textAt('id')}`, HEADERS) },
  revokeToken: { 'token.revoked': async () => admin.delete(`/api/v2/tokens/${(await newToken()).textAt('id')}`, HEADERS) },
  ...webhookChanges(() => office, HEADERS),
  saveSecuritySettings: { 'settings.changed': () => admin.put('/api/v2/settings/security', SECURITY_SETTINGS.defaults, HEADERS) },
  saveStorageSettings: { 'settings.changed': () => admin.put('/api/v2/settings/storage', STORAGE_SETTINGS.defaults, HEADERS) },
  sweepStorage: { 'uploads.swept': () => admin.post('/api/v2/storage/sweep', undefined, HEADERS) },
  retryJob: { 'job.retried': async () => admin.post(`/api/v2/system/jobs/${await failedJob(test)}/retry`, undefined, HEADERS) },
  removeJob: { 'job.removed': async () => admin.delete(`/api/v2/system/jobs/${await failedJob(test)}`, HEADERS) },
  importUsers: {
    'user.created': async () => {
      const sheet = await peopleSheet([{ username: fresh(), nickName: '新人', roles: 'staff' }])
      return admin.post('/api/v1/sysUser/import', importBody(sheet, 'phrase of a new user'), { ...HEADERS, ...SHEET_HEADERS })
    },
  },
  exportTodo: { 'tickets.exported': () => admin.get('/api/v2/tickets/todo/sheet', HEADERS) },
  exportCreatedByMe: { 'tickets.exported': () => admin.get('/api/v2/tickets/mine/sheet', HEADERS) },
  exportRelated: { 'tickets.exported': () => admin.get('/api/v2/tickets/related/sheet', HEADERS) },
  exportCopied: { 'tickets.exported': () => admin.get('/api/v2/tickets/copied/sheet', HEADERS) },
  exportAllTickets: { 'tickets.exported': () => admin.get('/api/v2/tickets/sheet?status=running', HEADERS) },
  exportUsers: { 'users.exported': () => admin.get('/api/v1/sysUser/export', HEADERS) },
  setUsersStatus: {
    'user.changed': async () => admin.post('/api/v2/people/status', { ids: [(await someone()).id], status: '1' }, HEADERS),
    'sessions.ended': async () => {
      const user = await someone()
      await test.as(user)
      return admin.post('/api/v2/people/status', { ids: [user.id], status: '1' }, HEADERS)
    },
  },
  movePeople: {
    'user.changed': async () =>
      admin.post('/api/v2/people/department', { ids: [(await someone()).id], deptId: await buildDepartment(test.deps) }, HEADERS),
  },
  changeRoleMembers: {
    'user.changed': async () => admin.post(`/api/v2/roles/${await buildRole(test.deps)}/members`, { add: [(await someone()).id] }, HEADERS),
  },
  createPost: { 'post.created': () => admin.post('/api/v1/post', { postName: '新岗', postCode: fresh() }, HEADERS) },
  updatePost: { 'post.changed': async () => admin.put('/api/v1/post', { postId: await newPost(), status: '1' }, HEADERS) },
  deletePost: { 'post.removed': async () => admin.delete(`/api/v1/post/${await newPost()}`, HEADERS) },
  createMenu: { 'menu.created': () => admin.post('/api/v1/menu', folder(), HEADERS) },
  updateMenu: { 'menu.changed': async () => admin.put('/api/v1/menu', { ...folder(), menuId: await newMenu(), title: '改名' }, HEADERS) },
  placeMenu: { 'menu.changed': async () => admin.put(`/api/v2/menus/${await newMenu()}/place`, { parentId: await newMenu() }, HEADERS) },
  deleteMenu: { 'menu.removed': async () => admin.delete(`/api/v1/menu/${await newMenu()}`, HEADERS) },
  placeDepartment: {
    'department.changed': async () =>
      admin.put(`/api/v2/departments/${await buildDepartment(test.deps)}/place`, { parentId: test.site.rootDepartmentId }, HEADERS),
  },
  createUser: {
    'user.created': () => admin.post('/api/v1/sysUser', { ...userFields, username: fresh(), password: 'phrase of a new user' }, HEADERS),
  },
  updateUser: {
    'user.changed': async () => admin.put('/api/v1/sysUser', { ...userFields, userId: (await someone()).id }, HEADERS),
    'password.reset': async () => admin.put('/api/v1/sysUser', { userId: (await someone()).id, password: 'another fine phrase' }, HEADERS),
    'sessions.ended': async () => {
      const user = await someone()
      await test.as(user)
      return admin.put('/api/v1/sysUser', { userId: user.id, status: '1' }, HEADERS)
    },
  },
  deleteUser: {
    'user.removed': async () => admin.delete(`/api/v1/sysUser/${(await someone()).id}`, HEADERS),
    'sessions.ended': async () => {
      const user = await someone()
      await test.as(user)
      return admin.delete(`/api/v1/sysUser/${user.id}`, HEADERS)
    },
  },
  createRole: { 'role.created': () => admin.post('/api/v1/role', { ...roleFields, roleKey: fresh() }, HEADERS) },
  updateRole: { 'role.changed': async () => admin.put('/api/v1/role', { ...roleFields, roleId: await buildRole(test.deps) }, HEADERS) },
  setRoleScope: {
    'role.changed': async () => admin.put('/api/v1/roledatascope', { roleId: await buildRole(test.deps), dataScope: '5' }, HEADERS),
  },
  deleteRole: { 'role.removed': async () => admin.delete(`/api/v1/role/${await buildRole(test.deps)}`, HEADERS) },
  createDepartment: { 'department.created': () => admin.post('/api/v1/dept', { ...departmentFields, parentId: null }, HEADERS) },
  updateDepartment: {
    'department.changed': async () =>
      admin.put('/api/v1/dept', { ...departmentFields, parentId: null, deptId: await buildDepartment(test.deps) }, HEADERS),
  },
  deleteDepartment: { 'department.removed': async () => admin.delete(`/api/v1/dept/${await buildDepartment(test.deps)}`, HEADERS) },
  uploadFile: {
    'file.uploaded': () => {
      const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext\r\n--x--\r\n'
      return admin.post('/api/v1/public/uploadFile', body, { ...HEADERS, 'content-type': 'multipart/form-data; boundary=x' })
    },
  },
  createForm: { 'form.created': () => admin.post('/api/v2/forms', { name: fresh(), definition: sheet('事由') }, HEADERS) },
  updateForm: {
    'form.changed': async () => {
      const form = await admin.post('/api/v2/forms', { name: fresh(), definition: sheet('事由') })
      return admin.put(`/api/v2/forms/${form.textAt('id')}`, { name: fresh(), definition: sheet('原因'), revision: 1 }, HEADERS)
    },
  },
  deleteForm: { 'form.removed': async () => admin.delete(`/api/v2/forms/${await buildForm(test)}`, HEADERS) },
  publishForm: { 'form.published': async () => admin.post(`/api/v2/forms/${await buildForm(test)}/publish`, { revision: 1 }, HEADERS) },
  restoreFormVersion: {
    'form.restored': async () => {
      const id = await buildForm(test)
      await admin.post(`/api/v2/forms/${id}/publish`, { revision: 1 })
      return admin.post(`/api/v2/forms/${id}/versions/1/restore`, { revision: 1 }, HEADERS)
    },
  },
  createProcess: { 'process.created': () => admin.post('/api/v2/processes', { name: fresh(), formId, definition: definition() }, HEADERS) },
  updateProcess: {
    'process.changed': async () => {
      const { id, body } = await newProcess()
      return admin.put(`/api/v2/processes/${id}`, { ...body, category: '人事', revision: 1 }, HEADERS)
    },
  },
  publishProcess: {
    'process.published': async () => admin.post(`/api/v2/processes/${(await newProcess()).id}/publish`, { revision: 1 }, HEADERS),
  },
  deleteProcess: { 'process.removed': async () => admin.delete(`/api/v2/processes/${(await newProcess()).id}`, HEADERS) },
  restoreProcessVersion: {
    'process.restored': async () => {
      const { id } = await newProcess()
      await admin.post(`/api/v2/processes/${id}/publish`, { revision: 1 })
      return admin.post(`/api/v2/processes/${id}/versions/1/restore`, { revision: 1 }, HEADERS)
    },
  },
  moveTickets: {
    'ticket.version-changed': async () => {
      await newTicket()
      return admin.post(`/api/v2/processes/${processId}/versions/1/tickets`, { from: 1, dryRun: false }, HEADERS)
    },
  },
  createCategory: { 'category.created': () => admin.post('/api/v2/process-categories', { name: fresh() }, HEADERS) },
  updateCategory: {
    'category.changed': async () => admin.put(`/api/v2/process-categories/${await newCategory()}`, { name: fresh(), revision: 1 }, HEADERS),
  },
  orderCategories: {
    'categories.ordered': async () => {
      await newCategory()
      const ids = (await test.deps.db.select({ id: processCategories.id }).from(processCategories)).map(({ id }) => id)
      return admin.put('/api/v2/process-categories', { ids }, HEADERS)
    },
  },
  deleteCategory: { 'category.removed': async () => admin.delete(`/api/v2/process-categories/${await newCategory()}`, HEADERS) },
  createSchedule: { 'schedule.created': () => newSchedule() },
  updateSchedule: { 'schedule.changed': async () => admin.put(await schedulePlace(), { ...planned(), revision: 1 }, HEADERS) },
  setScheduleEnabled: { 'schedule.changed': async () => admin.put(`${await schedulePlace()}/enabled`, { enabled: false }, HEADERS) },
  startScheduleNow: { 'schedule.tried': async () => admin.post(`${await schedulePlace()}/start`, undefined, HEADERS) },
  deleteSchedule: { 'schedule.removed': async () => admin.delete(await schedulePlace(), HEADERS) },
  createTicketView: { 'view.created': () => newView() },
  changeTicketView: { 'view.changed': async () => admin.put(await viewPlace(), { ...viewFields(), revision: 1 }, HEADERS) },
  removeTicketView: { 'view.removed': async () => admin.delete(await viewPlace(), HEADERS) },
  unshareTicketView: { 'view.changed': async () => admin.delete(`${await viewPlace()}/sharing`, HEADERS) },
  editComment: { 'comment.changed': async () => admin.put(await newComment(), { text: '改' }, HEADERS) },
  removeComment: { 'comment.removed': async () => admin.delete(await newComment(), HEADERS) },
  reassignTask: {
    'ticket.reassigned': async () => {
      const { id, taskId } = await newTicket()
      const body = { taskId, from: null, to: (await someone()).id, remark: '代办' }
      return admin.post(`/api/v2/tickets/${id}/reassign`, body, HEADERS)
    },
  },
  terminateTicket: {
    'ticket.terminated': async () => admin.post(`/api/v2/tickets/${(await newTicket()).id}/terminate`, { remark: '重复' }, HEADERS),
  },
  moveTicket: {
    'ticket.reassigned': async () => {
      const { id, taskId } = await newTicket()
      return movesOf(id, { type: 'reassign', taskId, from: null, to: (await someone()).id })
    },
    'ticket.terminated': async () => movesOf((await newTicket()).id, { type: 'terminate', remark: '重复' }),
    'ticket.jumped': async () => movesOf((await newTicket()).id, { type: 'jump', nodeId: 'director' }),
    'ticket.suspended': async () => movesOf((await newTicket()).id, { type: 'suspend' }),
    'ticket.resumed': async () => movesOf((await newTicket()).id, { type: 'suspend' }, { type: 'resume' }),
    'ticket.reopened': async () => movesOf((await newTicket()).id, { type: 'terminate', remark: '误操作' }, { type: 'reopen' }),
  },
  handOverItems: {
    'ticket.handed-over': async () => {
      const { assigneeId } = await newTicket()
      return admin.post(`/api/v2/users/${assigneeId}/hand-over`, { to: (await someone()).id }, HEADERS)
    },
  },
  saveWorkingTimeSettings: {
    'settings.changed': () => admin.put('/api/v2/settings/working-time', { ...WORKING_TIME_SETTINGS.defaults, days: [HOLIDAY] }, HEADERS),
  },
  saveOutgoingSettings: {
    'settings.changed': () => admin.put('/api/v2/settings/outgoing', { hosts: [{ host: 'erp.example', isInside: false }] }, HEADERS),
  },
}

const entriesSince = async (known: ReadonlySet<string>) =>
  (await test.deps.db.select().from(auditEntries)).filter(({ id }) => !known.has(id))

async function leftBy(attempt: () => Promise<TestAnswer>) {
  const known = new Set((await test.deps.db.select({ id: auditEntries.id }).from(auditEntries)).map(({ id }) => id))
  const answer = await attempt()
  return { answer, entries: await entriesSince(known) }
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
    const { answer, entries } = await leftBy(attempt)
    const entry = entries.find((found) => found.kind === kind)
    expect(entry, answer.text).toMatchObject({ address: '127.0.0.1', userAgent: 'Browser 1.0', requestId: answer.headers['x-request-id'] })
    const isSignedIn = kind !== 'sign-in.failed' && kind !== 'sign-in.throttled'
    expect(entry?.actorId !== null).toBe(isSignedIn)
  })
  it('leaves nothing when it is refused', async () => {
    const { answer, entries } = await leftBy(() => admin.post('/api/v1/role', { ...roleFields, roleKey: 'admin' }))
    expect([answer.at('reason'), entries]).toEqual(['role.key-taken', []])
  })
  it('never leaves a password, a token or a hash of one', async () => {
    const { rows } = await test.database.pool.query<{ text: string }>('select e::text as text from audit_entries e')
    const { rows: hashes } = await test.database.pool.query<{ hash: string }>('select password_hash as hash from users')
    const { rows: sessions } = await test.database.pool.query<{ hash: string }>("select encode(token_hash, 'hex') as hash from sessions")
    const secrets = [
      ...SECRETS,
      ldap.bindPassword,
      CLIENT.secret,
      admin.token ?? '',
      ...[...hashes, ...sessions].flatMap(({ hash }) => (hash === '' ? [] : hash)),
    ]
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.filter(({ text }) => secrets.some((secret) => text.includes(secret)))).toEqual([])
  })
  it('keeps nothing of what was typed as the name of nobody', async () => {
    const { entries } = await leftBy(() => signIn('correct-horse-battery', 'anything at all'))
    expect(entries).toMatchObject([{ kind: 'sign-in.failed', subjectId: null, subjectName: '', after: { reason: 'unknown' } }])
  })
})

describe('an entry', () => {
  it('tells of a change only what differs, by names', async () => {
    const departmentId = await buildDepartment(test.deps, { name: '财务部' })
    const user = await buildUser(test.deps, { nickName: '李四', departmentId })
    const body = { ...userFields, userId: user.id, nickName: '李四', phone: '123', roleIds: [test.site.staffRoleId] }
    const { entries } = await leftBy(() => admin.put('/api/v1/sysUser', body))
    expect(entries).toMatchObject([
      { kind: 'user.changed', subjectId: user.id, subjectName: '李四', actorId: test.admin.id, actorName: '管理员' },
    ])
    expect(entries[0]?.before).toEqual({ phone: '', department: { id: departmentId, name: '财务部' }, roles: [] })
    expect(entries[0]?.after).toEqual({ phone: '123', department: null, roles: [{ id: test.site.staffRoleId, name: '普通员工' }] })
  })
  it('of a form tells the fields that differ', async () => {
    const { entries } = await leftBy(ATTEMPTS.updateForm['form.changed'])
    const changed = entries.find(({ kind }) => kind === 'form.changed')
    expect(changed?.before).toMatchObject({ fields: { reason: { name: '事由' } } })
    expect(changed?.after).toMatchObject({ fields: { reason: { name: '原因' } } })
  })
  it('is written with its change or not at all', async () => {
    await test.deps.db.execute(sql`alter table audit_entries add constraint refused check (kind <> 'role.created') not valid`)
    const before = await admin.get('/api/v1/rolelist')
    const { answer } = await leftBy(ATTEMPTS.createRole['role.created'])
    await test.deps.db.execute(sql`alter table audit_entries drop constraint refused`)
    expect([answer.at('code'), (await admin.get('/api/v1/rolelist')).at('data.count')]).toEqual([-1, before.at('data.count')])
  })
})

describe('the log', () => {
  const list = async (query: string) =>
    (await admin.get(`/api/v2/audit?${query}`)).body as { list: { id: string; kind: string }[]; hasMore: boolean }

  it('is filtered by person, kind and time, and leads page by page through every entry once', async () => {
    const user = await someone()
    for (let count = 0; count < 60; count += 1) await admin.put('/api/v1/sysUser', { ...userFields, userId: user.id, phone: String(count) })
    const first = await list(`personId=${user.id}&kind=user.changed`)
    const second = await list(`personId=${user.id}&kind=user.changed&after=${first.list.at(-1)?.id}`)
    expect([first.list.length, first.hasMore, second.list.length, second.hasMore]).toEqual([50, true, 10, false])
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(60)
    const later = new Date(test.clock.now().getTime() + 1000).toISOString()
    expect((await list(`personId=${user.id}&from=${later}`)).list).toEqual([])
    expect((await list(`personId=${user.id}&until=${later}`)).list).toHaveLength(50)
  })
  it('keeps nobody waiting while another change is still in its transaction, and misses nothing when that is undone', async () => {
    const slow = await test.database.pool.connect()
    try {
      await slow.query('begin')
      await slow.query("select append_audit('[]')")
      const { entries } = await leftBy(() => signIn('admin', TEST_PASSWORD))
      expect(entries.map(({ kind }) => kind)).toEqual(['sign-in.succeeded'])
      await slow.query('rollback')
    } finally {
      slow.release()
    }
    expect((await admin.get('/api/v2/audit/check')).at('broken')).toEqual([])
  })
  it('is read by nobody without the right to', async () => {
    const { client } = office.requester
    expect((await client.get('/api/v2/audit')).at('code')).toBe('permission.denied')
  })
  it('holds, also when two hundred changes were made at once, and then shows what was touched', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, someone))
    const change = (user: BuiltUser, phone: number) =>
      admin.put('/api/v1/sysUser', { ...userFields, userId: user.id, phone: String(phone) })
    const attempts = people.flatMap((user) => [1, 2, 3].map((phone) => change(user, phone)))
    await Promise.all([...attempts, ...Array.from({ length: 20 }, () => signIn('nobody', 'wrong horse battery'))])
    const { body } = await admin.get('/api/v2/audit/check')
    expect(body).toMatchObject({ broken: [] })

    await expect(test.database.pool.query("update audit_entries set actor_name = 'x'")).rejects.toThrow('append-only')
    await expect(test.database.pool.query('delete from audit_entries')).rejects.toThrow('append-only')
    await test.database.pool.query('alter table audit_entries disable trigger audit_entries_append_only')
    const place = '(select chain, sequence from audit_entries where chain = 1 order by sequence offset 4 limit 1)'
    await test.database.pool.query(`update audit_entries set actor_name = 'x' where (chain, sequence) = ${place}`)
    expect((await admin.get('/api/v2/audit/check')).at('broken')).toEqual([{ chain: 1, sequence: 5 }])
    await test.database.pool.query('delete from audit_entries where chain = 1 and sequence in (1, 2, 3)')
    expect((await admin.get('/api/v2/audit/check')).at('broken.0')).toEqual({ chain: 1, sequence: 1 })
  })
})

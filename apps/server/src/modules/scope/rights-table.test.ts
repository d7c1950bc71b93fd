/** Every declared call, tried by every kind of role with every data scope: what comes out is docs/reference/rights.md. */
import {
  fileAddress,
  fileIdOf,
  PERMISSIONS,
  type RouteDeclaration,
  type RouteName,
  routes,
  UPLOAD_PATH,
  WILDCARD_PERMISSION,
} from '@formwork/api-contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ticketFiles } from '../../db/schema/files'
import { inboundWebhooks } from '../../db/schema/inbound'
import { ticketSchedules } from '../../db/schema/schedules'
import { buildDepartment, buildRole, type BuiltUser, buildUser } from '../../testing/build-people'
import { buildForm, buildIncident, leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { accessOf, bareCall } from '../../testing/bare-call'
import { importBody, peopleSheet, SHEET_HEADERS } from '../../testing/people-sheet'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../testing/test-app'
import { CALL_SCOPE, type CallScope } from './scope-policy'

type Place = 'own' | 'below' | 'elsewhere'
const PLACES: readonly Place[] = ['own', 'below', 'elsewhere']
/** How many tickets were started in each: every sum of them is made in one way only. */
const TICKETS: Record<Place, number> = { own: 2, below: 4, elsewhere: 8 }

let test: TestApp
let departmentIds: Record<Place, string>
let requesters: Record<Place, BuiltUser>
let processId: string
/** Of which the tickets of each were started. */
const startedIds: Partial<Record<Place, string>> = {}
const ticketIds: Partial<Record<Place, string>> = {}
/** Of one that no call ends. */
const failedIds: Partial<Record<Place, string>> = {}

beforeAll(async () => {
  test = await createTestApp()
  const { deps, site } = test
  const own = await buildDepartment(deps, { name: 'own', parentId: site.rootDepartmentId })
  const elsewhere = await buildDepartment(deps, { name: 'elsewhere', parentId: site.rootDepartmentId })
  departmentIds = { own, below: await buildDepartment(deps, { name: 'below', parentId: own }), elsewhere }
  const requesterIn = (departmentId: string) => buildUser(deps, { departmentId, roleIds: [site.staffRoleId] })
  requesters = { own: await requesterIn(own), below: await requesterIn(departmentIds.below), elsewhere: await requesterIn(elsewhere) }
  const definition = leaveDefinition(users(test.admin.id), users(test.admin.id))
  processId = await publishNew(await test.as(test.admin), definition, await buildForm(test), '请假')
  for (const place of PLACES) {
    const client = await test.as(requesters[place])
    const startedId = await publishNew(await test.as(test.admin), definition, await buildForm(test), `请假 ${place}`)
    startedIds[place] = startedId
    for (let count = 0; count < TICKETS[place]; count += 1) {
      ticketIds[place] = (await startLeave(client, startedId, 1)).textAt('id')
      failedIds[place] ??= ticketIds[place]
    }
  }
})
afterAll(() => test.close())

/** Uses a call on something of a place; true when neither permission nor scope refused it. */
type Attempt = (client: TestClient, place: Place) => Promise<boolean>

const isLet = (answer: TestAnswer) => {
  const refusal = answer.at('reason') ?? answer.at('code')
  return refusal !== 'scope.beyond-yours' && refusal !== 'permission.denied' && refusal !== 'ticket.not-found'
}
let made = 0
const fresh = () => `made-${(made += 1)}`
const person = (place: Place) => buildUser(test.deps, { departmentId: departmentIds[place] })
async function personWithToken(place: Place) {
  const { id } = await person(place)
  const body = { name: fresh(), permissions: [], readOnly: true, days: null }
  return { id, tokenId: (await (await test.as({ id })).post('/api/v2/my-tokens', body)).textAt('id') }
}
const userFields = { nickName: '某人', phone: '', email: '', roleIds: [] as string[], remark: '', status: '0' }
const roleFields = { roleName: '自建', roleSort: 0, status: '0', remark: '' }
const departmentFields = { deptName: '某部', sort: 0, leader: null, status: '0' }
const lookingAt = (place: Place) =>
  buildRole(test.deps, { permissions: ['process:list:all'], dataScope: 2, departmentIds: [departmentIds[place]] })

/** Brought again and again: what counts is whether the department is refused. */
const sheets = new Map<Place, Promise<Buffer>>()
function sheetFor(place: Place): Promise<Buffer> {
  const path = { own: '总公司/own', below: '总公司/own/below', elsewhere: '总公司/elsewhere' }[place]
  const sheet = sheets.get(place) ?? peopleSheet([{ username: `sheet.${place}`, nickName: '某人', department: path, roles: 'nothing' }])
  sheets.set(place, sheet)
  return sheet
}

/** An upload of the one who started the ticket, held by it. */
async function fileIn(place: Place): Promise<string> {
  const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext\r\n--x--\r\n'
  const uploader = await test.as(requesters[place])
  const uploaded = await uploader.post(UPLOAD_PATH, body, { 'content-type': 'multipart/form-data; boundary=x' })
  const fileId = fileIdOf(uploaded.at('url')) ?? ''
  await test.deps.db.insert(ticketFiles).values({ fileId, ticketId: ticketIds[place] ?? '' })
  return fileId
}

const scheduleFields = (place: Place) => ({
  name: fresh(),
  processId,
  starterId: requesters[place].id,
  values: { reason: '巡检', days: 1 },
  rule: { repeat: { kind: 'daily', every: 1 }, time: '09:00', from: '2026-01-01', until: null },
  enabled: false,
})
async function scheduleIn(place: Place): Promise<string> {
  const made = await (await test.as(test.admin)).post('/api/v2/ticket-schedules', scheduleFields(place))
  return `/api/v2/ticket-schedules/${made.textAt('id')}`
}

const inboundFields = (place: Place) => ({
  name: fresh(),
  processId,
  starterId: requesters[place].id,
  values: { reason: '告警', days: 1 },
  enabled: false,
})
/** Its address, of a call that was refused because it is off, and of that call. */
async function inboundIn(place: Place) {
  // A site has only so many.
  await test.deps.db.delete(inboundWebhooks)
  const made = await (await test.as(test.admin)).post('/api/v2/inbound-webhooks', inboundFields(place))
  const path = `/api/v2/inbound-webhooks/${made.textAt('id')}`
  await test.anonymous.post(new URL(made.textAt('address')).pathname, {})
  const call = async () => `${path}/calls/${(await (await test.as(test.admin)).get(`${path}/calls`)).textAt('list.0.id')}`
  return { path, call }
}

/** The task does not exist: rights are checked before that is found out. */
const reassigned = (client: TestClient, place: Place, to: BuiltUser) =>
  client.post(`/api/v2/tickets/${ticketIds[place]}/reassign`, { taskId: 'none', from: null, to: to.id, remark: '' })

function fileNaming(username: string) {
  const nothing = { roles: [], posts: [], departments: [], calledProcesses: [], forms: [] }
  const process = { key: 'process1', name: fresh(), form: null, definition: leaveDefinition(users('person1'), users('person1')) }
  return { format: 'formwork-processes', version: 1, processes: [process], people: [{ key: 'person1', name: username }], ...nothing }
}

/** Calls that a scope limits; each has at least one attempt, or this does not compile. */
type ScopedRoute = { [Name in RouteName]: (typeof CALL_SCOPE)[Name] extends 'reads' | 'writes' ? Name : never }[RouteName]

const ATTEMPTS: Record<ScopedRoute, Record<string, Attempt>> = {
  listUsers: {
    'people of': async (client, place) =>
      (await client.get(`/api/v1/sysUserList?keyword=${(await person(place)).username}`)).at('data.count') === 1,
  },
  getUser: { 'somebody of': async (client, place) => isLet(await client.get(`/api/v1/sysUser/${(await person(place)).id}`)) },
  importUsers: {
    'a sheet with somebody in': async (client, place) => {
      const answer = await client.post('/api/v1/sysUser/import', importBody(await sheetFor(place), 'a fine phrase'), SHEET_HEADERS)
      return isLet(answer) && !answer.text.includes('scope.beyond-yours')
    },
  },
  exportUsers: {
    'people of': async (client, place) => {
      const { username } = await person(place)
      await client.get(`/api/v1/sysUser/export?keyword=${username}`)
      const noted = await (await test.as(test.admin)).get('/api/v2/audit?kind=users.exported')
      return noted.text.includes(`"people":1,"keyword":"${username}"`)
    },
  },
  setUsersStatus: {
    'somebody of': async (client, place) =>
      isLet(await client.post('/api/v2/people/status', { ids: [(await person(place)).id], status: '1' })),
  },
  movePeople: {
    'somebody of': async (client, place) =>
      isLet(await client.post('/api/v2/people/department', { ids: [(await person(place)).id], deptId: departmentIds.own })),
    'somebody of one’s own department, moved to': async (client, place) =>
      isLet(await client.post('/api/v2/people/department', { ids: [(await person('own')).id], deptId: departmentIds[place] })),
  },
  createUser: {
    'somebody in': async (client, place) => {
      const body = { ...userFields, username: fresh(), password: 'a fine phrase', deptId: departmentIds[place] }
      return isLet(await client.post('/api/v1/sysUser', body))
    },
    'somebody of one’s own department, with a role that looks at': async (client, place) => {
      const body = { ...userFields, username: fresh(), password: 'a fine phrase', deptId: departmentIds.own }
      return isLet(await client.post('/api/v1/sysUser', { ...body, roleIds: [await lookingAt(place)] }))
    },
  },
  updateUser: {
    'somebody of': async (client, place) => {
      const { id: userId } = await person(place)
      return isLet(await client.put('/api/v1/sysUser', { ...userFields, userId, deptId: departmentIds[place] }))
    },
    'somebody of one’s own department, moved to': async (client, place) => {
      const { id: userId } = await person('own')
      return isLet(await client.put('/api/v1/sysUser', { ...userFields, userId, deptId: departmentIds[place] }))
    },
    'the status of somebody of': async (client, place) =>
      isLet(await client.put('/api/v1/sysUser', { userId: (await person(place)).id, status: '1' })),
    'the password of somebody of': async (client, place) =>
      isLet(await client.put('/api/v1/sysUser', { userId: (await person(place)).id, password: 'a fine phrase' })),
  },
  deleteUser: { 'somebody of': async (client, place) => isLet(await client.delete(`/api/v1/sysUser/${(await person(place)).id}`)) },
  getOpenWork: {
    'somebody of': async (client, place) => isLet(await client.get(`/api/v2/people/${(await person(place)).id}/open-work`)),
  },
  getOpenWorkOfMany: {
    'somebody of': async (client, place) => {
      const answer = await client.get(`/api/v2/people/open-work?ids=${requesters[place].id}`)
      return Number(answer.at('running')) > 0
    },
  },
  searchPeople: {
    'people of': async (client, place) => {
      const { id } = await person(place)
      return (await client.get(`/api/v2/people?ids=${id}`)).text.includes(id)
    },
  },
  exportProcesses: {
    'the name of somebody of': async (client, place) => {
      const { id, username } = await person(place)
      const process = { name: fresh(), formId: null, definition: leaveDefinition(users(id), users(id)) }
      const made = await (await test.as(test.admin)).post('/api/v2/processes', process)
      return (await client.get(`/api/v2/process-files?ids=${made.textAt('id')}`)).text.includes(username)
    },
  },
  previewProcessFile: {
    'a file that names somebody of': async (client, place) =>
      (await client.post('/api/v2/process-files/preview', { file: fileNaming((await person(place)).username) })).at('foundCount') === 1,
  },
  importProcessFile: {
    'a file that names somebody of': async (client, place) => {
      const { id, username } = await person(place)
      const imported = await client.post('/api/v2/process-files', { file: fileNaming(username) })
      if (imported.status !== 200) return false
      return (await (await test.as(test.admin)).get(`/api/v2/processes/${imported.textAt('processes.0.id')}`)).text.includes(id)
    },
  },
  roleDeptTreeselect: {
    'departments to choose from': async (client, place) => {
      const roleId = await buildRole(test.deps, { dataScope: 5 })
      return (await client.get(`/api/v1/roleDeptTreeselect/${roleId}`)).text.includes(`"id":"${departmentIds[place]}"`)
    },
  },
  listRoleMembers: {
    'those of': async (client, place) => {
      const roleId = await buildRole(test.deps, { dataScope: 5 })
      await buildUser(test.deps, { departmentId: departmentIds[place], roleIds: [roleId] })
      return (await client.get(`/api/v2/roles/${roleId}/members`)).at('count') === 1
    },
  },
  changeRoleMembers: {
    'given to somebody of': async (client, place) => {
      const roleId = await buildRole(test.deps, { dataScope: 5 })
      return isLet(await client.post(`/api/v2/roles/${roleId}/members`, { add: [(await person(place)).id] }))
    },
    'one that looks at, given to somebody of one’s own department': async (client, place) =>
      isLet(await client.post(`/api/v2/roles/${await lookingAt(place)}/members`, { add: [(await person('own')).id] })),
  },
  createRole: {
    'that looks at': async (client, place) => {
      const reach = { permissions: ['process:list:all'], dataScope: '2', deptIds: [departmentIds[place]] }
      return isLet(await client.post('/api/v1/role', { ...roleFields, roleKey: fresh(), ...reach }))
    },
  },
  updateRole: {
    'held by somebody of': async (client, place) => {
      const roleId = await buildRole(test.deps, { dataScope: 5 })
      await buildUser(test.deps, { departmentId: departmentIds[place], roleIds: [roleId] })
      return isLet(await client.put('/api/v1/role', { ...roleFields, roleId }))
    },
    'the status of one that looks at': async (client, place) =>
      isLet(await client.put('/api/v1/role', { roleId: await lookingAt(place), status: '1' })),
  },
  setRoleScope: {
    to: async (client, place) => {
      const roleId = await buildRole(test.deps, { permissions: ['process:list:all'], dataScope: 5 })
      return isLet(await client.put('/api/v1/roledatascope', { roleId, dataScope: '2', deptIds: [departmentIds[place]] }))
    },
  },
  deleteRole: { 'that looks at': async (client, place) => isLet(await client.delete(`/api/v1/role/${await lookingAt(place)}`)) },
  listDepartments: {
    itself: async (client, place) => (await client.get('/api/v1/deptList')).text.includes(`"deptId":"${departmentIds[place]}"`),
  },
  departmentTree: {
    itself: async (client, place) => (await client.get('/api/v1/deptTree')).text.includes(`"id":"${departmentIds[place]}"`),
  },
  getDepartment: { itself: async (client, place) => isLet(await client.get(`/api/v1/dept/${departmentIds[place]}`)) },
  placeDepartment: {
    'one of one’s own department, moved below': async (client, place) => {
      const id = await buildDepartment(test.deps, { parentId: departmentIds.own })
      return isLet(await client.put(`/api/v2/departments/${id}/place`, { parentId: departmentIds[place] }))
    },
  },
  createDepartment: {
    below: async (client, place) => isLet(await client.post('/api/v1/dept', { ...departmentFields, parentId: departmentIds[place] })),
  },
  updateDepartment: {
    itself: async (client, place) => {
      const parentId = place === 'below' ? departmentIds.own : test.site.rootDepartmentId
      return isLet(await client.put('/api/v1/dept', { ...departmentFields, deptId: departmentIds[place], parentId }))
    },
    'its leader, of one’s own department': async (client, place) => {
      const parentId = place === 'below' ? departmentIds.own : test.site.rootDepartmentId
      const leader = (await person('own')).id
      return isLet(await client.put('/api/v1/dept', { ...departmentFields, deptId: departmentIds[place], parentId, leader }))
    },
  },
  deleteDepartment: { itself: async (client, place) => isLet(await client.delete(`/api/v1/dept/${departmentIds[place]}`)) },
  listAllTickets: {
    'tickets of': async (client, place) => (await client.get('/api/v2/tickets?pageSize=100')).text.includes(requesters[place].id),
  },
  listTicketProcesses: {
    'a process that has tickets of': async (client, place) => {
      const id = startedIds[place] ?? ''
      return (await client.get('/api/v2/tickets/processes?list=all')).text.includes(id)
    },
  },
  exportAllTickets: {
    'tickets of': async (client, place) => (await client.get('/api/v2/tickets/sheet?format=csv')).text.includes(requesters[place].username),
  },
  openFile: {
    'a file in a ticket of': async (client, place) => (await client.get(fileAddress(await fileIn(place)))).status === 200,
  },
  getTicket: { 'a ticket of': async (client, place) => isLet(await client.get(`/api/v2/tickets/${ticketIds[place]}`)) },
  listComments: { 'a ticket of': async (client, place) => isLet(await client.get(`/api/v2/tickets/${ticketIds[place]}/comments`)) },
  addComment: {
    'a ticket of': async (client, place) => isLet(await client.post(`/api/v2/tickets/${ticketIds[place]}/comments`, { text: '在' })),
  },
  followTicket: {
    'a ticket of': async ({ token }, place) => {
      const url = `/api/v2/tickets/${ticketIds[place]}/events`
      const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${token}` }, payloadAsStream: true })
      answer.stream().destroy()
      return answer.statusCode === 200
    },
  },
  reassignTask: {
    'a ticket of': async (client, place) => isLet(await reassigned(client, place, await person('own'))),
    'to somebody of': async (client, place) => {
      const answer = await reassigned(client, 'own', await person(place))
      return isLet(answer) && answer.at('code') !== 'task.assignee-unavailable'
    },
  },
  terminateTicket: {
    'a ticket of': async (client, place) =>
      isLet(await client.post(`/api/v2/tickets/${ticketIds[place]}/terminate`, { remark: '无人处理' })),
  },
  moveTicket: {
    'a ticket of, suspended': async (client, place) =>
      isLet(await client.post(`/api/v2/tickets/${ticketIds[place]}/moves`, { type: 'suspend', revision: 0 })),
  },
  listIncidents: {
    'of tickets of': async (client, place) => {
      const ticketId = failedIds[place] ?? ''
      await buildIncident(test.deps.db, ticketId)
      return (await client.get('/api/v2/incidents')).text.includes(ticketId)
    },
  },
  handOverItems: {
    'to somebody of': async (client, place) => {
      const path = `/api/v2/users/${(await person('own')).id}/hand-over`
      return isLet(await client.post(path, { to: (await person(place)).id }))
    },
  },
  listAudit: {
    'entries about people of': async (client, place) => {
      const { id } = await person(place)
      await (await test.as(test.admin)).put('/api/v1/sysUser', { userId: id, status: '1' })
      return (await client.get(`/api/v2/audit?personId=${id}`)).at('list.0.subject.id') === id
    },
  },
  listSessions: {
    'people of': async (client, place) => {
      const { id } = await person(place)
      await test.as({ id })
      return (await client.get(`/api/v2/sessions?personId=${id}`)).at('count') === 1
    },
  },
  listTokens: {
    'those of people of': async (client, place) => {
      const { id } = await personWithToken(place)
      return (await client.get(`/api/v2/tokens?personId=${id}`)).at('count') === 1
    },
  },
  revokeToken: {
    'somebody of': async (client, place) => isLet(await client.delete(`/api/v2/tokens/${(await personWithToken(place)).tokenId}`)),
  },
  endSession: {
    'somebody of': async (client, place) => {
      const user = await person(place)
      const session = (await (await test.as(user)).get('/api/v2/my-sessions')).textAt('list.0.id')
      return isLet(await client.delete(`/api/v2/sessions/${session}`))
    },
  },
  endSessionsOf: {
    'somebody of': async (client, place) => isLet(await client.delete(`/api/v2/people/${(await person(place)).id}/sessions`)),
  },
  getAbsenceOf: {
    'somebody of': async (client, place) => isLet(await client.get(`/api/v2/people/${(await person(place)).id}/absence`)),
  },
  saveAbsenceOf: {
    'somebody of': async (client, place) => {
      const body = { firstDay: '2026-01-01', lastDay: '2999-12-31', substituteId: (await person(place)).id }
      return isLet(await client.put(`/api/v2/people/${(await person(place)).id}/absence`, body))
    },
  },
  endAbsenceOf: {
    'somebody of': async (client, place) => isLet(await client.delete(`/api/v2/people/${(await person(place)).id}/absence`)),
  },
  resetSecondFactor: {
    'somebody of': async (client, place) => isLet(await client.delete(`/api/v2/people/${(await person(place)).id}/second-factor`)),
  },
  listSignIns: {
    'attempts of people of': async (client, place) => {
      const { id, username } = await person(place)
      await test.anonymous.post('/login', { username, password: 'wrong' })
      return (await client.get(`/api/v1/loginlog?userId=${id}`)).at('data.count') === 1
    },
  },
  listSchedules: {
    'in the name of somebody of': async (client, place) => {
      const { name } = (await (await test.as(test.admin)).get(await scheduleIn(place))).body as { name: string }
      return (await client.get(`/api/v2/ticket-schedules?keyword=${name}`)).at('list.0.name') === name
    },
  },
  getSchedule: { 'in the name of somebody of': async (client, place) => isLet(await client.get(await scheduleIn(place))) },
  createSchedule: {
    'in the name of somebody of': async (client, place) => isLet(await client.post('/api/v2/ticket-schedules', scheduleFields(place))),
  },
  updateSchedule: {
    'in the name of somebody of': async (client, place) =>
      isLet(await client.put(await scheduleIn(place), { ...scheduleFields(place), revision: 1 })),
    'of one’s own department, given to somebody of': async (client, place) =>
      isLet(await client.put(await scheduleIn('own'), { ...scheduleFields(place), revision: 1 })),
  },
  setScheduleEnabled: {
    'in the name of somebody of': async (client, place) =>
      isLet(await client.put(`${await scheduleIn(place)}/enabled`, { enabled: false })),
  },
  startScheduleNow: {
    // The ticket it starts would be counted as one of its department.
    'in the name of somebody of': async (client, place) => {
      const { id } = await person(place)
      const schedule = await scheduleIn(place)
      await test.deps.db
        .update(ticketSchedules)
        .set({ starterId: id })
        .where(eq(ticketSchedules.id, schedule.split('/').at(-1) ?? ''))
      return isLet(await client.post(`${schedule}/start`))
    },
  },
  deleteSchedule: { 'in the name of somebody of': async (client, place) => isLet(await client.delete(await scheduleIn(place))) },
  listInboundWebhooks: {
    'in the name of somebody of': async (client, place) => {
      const { name } = (await (await test.as(test.admin)).get((await inboundIn(place)).path)).body as { name: string }
      return (await client.get(`/api/v2/inbound-webhooks?keyword=${name}`)).at('list.0.name') === name
    },
  },
  getInboundWebhook: { 'in the name of somebody of': async (client, place) => isLet(await client.get((await inboundIn(place)).path)) },
  createInboundWebhook: {
    'in the name of somebody of': async (client, place) => isLet(await client.post('/api/v2/inbound-webhooks', inboundFields(place))),
  },
  updateInboundWebhook: {
    'in the name of somebody of': async (client, place) =>
      isLet(await client.put((await inboundIn(place)).path, { ...inboundFields(place), revision: 1 })),
    'of one’s own department, given to somebody of': async (client, place) =>
      isLet(await client.put((await inboundIn('own')).path, { ...inboundFields(place), revision: 1 })),
  },
  setInboundEnabled: {
    'in the name of somebody of': async (client, place) =>
      isLet(await client.put(`${(await inboundIn(place)).path}/enabled`, { enabled: false })),
  },
  renewInboundSecrets: {
    'in the name of somebody of': async (client, place) =>
      isLet(await client.post(`${(await inboundIn(place)).path}/secrets`, { graceHours: 0 })),
  },
  deleteInboundWebhook: {
    'in the name of somebody of': async (client, place) => isLet(await client.delete((await inboundIn(place)).path)),
  },
  previewInboundWebhook: {
    'in the name of somebody of': async (client, place) => {
      const { starterId, values } = inboundFields(place)
      return isLet(await client.post('/api/v2/inbound-webhooks/preview', { processId, starterId, values, sample: '{}' }))
    },
  },
  listInboundCalls: {
    'in the name of somebody of': async (client, place) => isLet(await client.get(`${(await inboundIn(place)).path}/calls`)),
  },
  getInboundCall: { 'in the name of somebody of': async (client, place) => isLet(await client.get(await (await inboundIn(place)).call())) },
  retryInboundCall: {
    // The ticket it starts would be counted as one of its department.
    'in the name of somebody of': async (client, place) => {
      const { id } = await person(place)
      const inbound = await inboundIn(place)
      await test.deps.db
        .update(inboundWebhooks)
        .set({ starterId: id })
        .where(eq(inboundWebhooks.id, inbound.path.split('/').at(-1) ?? ''))
      return isLet(await client.post(`${await inbound.call()}/retry`))
    },
  },
  getDashboard: {
    'tickets of': async (client, place) => {
      const all = Number((await client.get('/api/v1/dashboard')).at('data.count.all'))
      return Math.floor(all / TICKETS[place]) % 2 === 1
    },
  },
}

interface Column {
  readonly title: string
  readonly newUser: () => Promise<BuiltUser>
}

function columns(): Column[] {
  const scopes = [1, 2, 3, 4, 5]
  const holding = (title: string, permissions: NonNullable<Parameters<typeof buildRole>[1]>['permissions'] & object) =>
    scopes.map((dataScope) => ({
      title: `${title} ${dataScope}`,
      newUser: async () => {
        const role = await buildRole(test.deps, { permissions, dataScope, departmentIds: dataScope === 2 ? [departmentIds.below] : [] })
        return buildUser(test.deps, { departmentId: departmentIds.own, roleIds: [role] })
      },
    }))
  return [
    { title: 'no role', newUser: () => buildUser(test.deps, { departmentId: departmentIds.own }) },
    { title: 'staff', newUser: () => buildUser(test.deps, { departmentId: departmentIds.own, roleIds: [test.site.staffRoleId] }) },
    ...holding('each', PERMISSIONS),
    ...holding('`*:*:*`', [WILDCARD_PERMISSION]),
  ]
}

const LETTER: Record<Place, string> = { own: 'O', below: 'B', elsewhere: 'E' }

async function cellOf(user: BuiltUser, attempt: Attempt | null, route: RouteDeclaration): Promise<string> {
  if (attempt === null) return accessOf(await bareCall(await test.as(user), route)) === 'open' ? '✓' : ' '
  const client = await test.as(user)
  let reached = ''
  for (const place of PLACES) reached += (await attempt(client, place)) ? LETTER[place] : '·'
  return reached === '···' ? ' ' : reached
}

const INTRODUCTION = `# Who may do what, and how far

Written by \`apps/server/src/modules/scope/rights-table.test.ts\`, which tries every declared call as every kind of person, over HTTP. After a call, a permission or
its line in \`scope-policy.ts\` has changed: \`npx pnpm --filter @formwork/server exec vitest run src/modules/scope/rights-table.test.ts -u\`, then read the difference.

Columns: somebody without a role; staff; a role that holds each permission by name, with data scope 1 to 5; the wildcard, with data scope 1 to 5. The scopes: 1 everyone,
2 chosen departments (here: one below their own), 3 own department, 4 own department and those below, 5 oneself.
✓ is let in, a blank is refused or shows nothing. **O**wn department, one **B**elow it, one **E**lsewhere: where the call works.

`

// Some 3,000 calls; on busy processors each takes its time, and the limit only ends a test that hangs.
it('every call does for everyone what the checked-in table says', { timeout: 900_000 }, async () => {
  const people = await Promise.all(columns().map(async ({ title, newUser }) => ({ title, user: await newUser() })))
  const lines = [`| call | scope | tried on | ${people.map(({ title }) => title).join(' | ')} |`, `|${'---|'.repeat(3 + people.length)}`]
  for (const name of Object.keys(routes) as RouteName[]) {
    const scope: CallScope = CALL_SCOPE[name]
    const attempts: Record<string, Attempt | null> = name in ATTEMPTS ? ATTEMPTS[name as ScopedRoute] : { '': null }
    for (const [title, attempt] of Object.entries(attempts)) {
      const cells: string[] = []
      for (const { user } of people) cells.push(await cellOf(user, attempt, routes[name]))
      lines.push(`| \`${routes[name].method} ${routes[name].path}\` | ${scope} | ${title} | ${cells.join(' | ')} |`)
    }
  }
  await expect(`${INTRODUCTION}${lines.join('\n')}\n`).toMatchFileSnapshot('../../../../../docs/reference/rights.md')
})

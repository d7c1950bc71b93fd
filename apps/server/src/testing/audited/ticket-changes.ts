/** What is done with tickets beyond ordinary moves, their views, schedules and comments, by the call and the kind of its entry in the audit log. */
import { leaveDefinition, publishNew, users } from '../build-processes'
import type { TestAnswer } from '../test-app'
import { type AuditStage, HEADERS } from './audit-stage'

const rule = { repeat: { kind: 'daily', every: 1 }, time: '09:00', from: '2026-01-01', until: null }
const viewFields = (name: string) => ({ name, filters: { keyword: '请假' }, sharedWith: 'everybody' })

export function ticketChanges(stage: AuditStage) {
  async function newTicket() {
    const id = (await stage.office.start(stage.processId)).textAt('id')
    const page = await stage.admin.get(`/api/v2/tickets/${id}`)
    return { id, taskId: page.textAt('openTasks.0.taskId'), assigneeId: page.textAt('openTasks.0.assignees.0.id') }
  }
  /** One after the other; answers the last. */
  async function movesOf(id: string, first: object, ...others: readonly object[]): Promise<TestAnswer> {
    const answer = await stage.admin.post(`/api/v2/tickets/${id}/moves`, first, HEADERS)
    const [next, ...rest] = others
    return next === undefined ? answer : movesOf(id, next, ...rest)
  }
  async function newComment() {
    const place = `/api/v2/tickets/${(await newTicket()).id}/comments`
    return `${place}/${(await stage.admin.post(place, { text: '原话' })).textAt('id')}`
  }
  const newView = () => stage.admin.post('/api/v2/ticket-views', { list: 'all', ...viewFields(stage.fresh()) }, HEADERS)
  const viewPlace = async () => `/api/v2/ticket-views/${(await newView()).textAt('id')}`
  const planned = () => ({
    name: stage.fresh(),
    processId: stage.processId,
    starterId: stage.office.requester.user.id,
    values: { reason: '巡检', days: 1 },
    rule,
  })
  const newSchedule = () => stage.admin.post('/api/v2/ticket-schedules', planned(), HEADERS)
  const schedulePlace = async () => `/api/v2/ticket-schedules/${(await newSchedule()).textAt('id')}`
  return {
    exportTodo: { 'tickets.exported': () => stage.admin.get('/api/v2/tickets/todo/sheet', HEADERS) },
    exportCreatedByMe: { 'tickets.exported': () => stage.admin.get('/api/v2/tickets/mine/sheet', HEADERS) },
    exportRelated: { 'tickets.exported': () => stage.admin.get('/api/v2/tickets/related/sheet', HEADERS) },
    exportCopied: { 'tickets.exported': () => stage.admin.get('/api/v2/tickets/copied/sheet', HEADERS) },
    exportAllTickets: { 'tickets.exported': () => stage.admin.get('/api/v2/tickets/sheet?status=running', HEADERS) },
    uploadFile: {
      'file.uploaded': () => {
        const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext\r\n--x--\r\n'
        return stage.admin.post('/api/v1/public/uploadFile', body, { ...HEADERS, 'content-type': 'multipart/form-data; boundary=x' })
      },
    },
    createSchedule: { 'schedule.created': () => newSchedule() },
    updateSchedule: { 'schedule.changed': async () => stage.admin.put(await schedulePlace(), { ...planned(), revision: 1 }, HEADERS) },
    setScheduleEnabled: {
      'schedule.changed': async () => stage.admin.put(`${await schedulePlace()}/enabled`, { enabled: false }, HEADERS),
    },
    startScheduleNow: { 'schedule.tried': async () => stage.admin.post(`${await schedulePlace()}/start`, undefined, HEADERS) },
    deleteSchedule: { 'schedule.removed': async () => stage.admin.delete(await schedulePlace(), HEADERS) },
    createTicketView: { 'view.created': () => newView() },
    changeTicketView: {
      'view.changed': async () => stage.admin.put(await viewPlace(), { ...viewFields(stage.fresh()), revision: 1 }, HEADERS),
    },
    removeTicketView: { 'view.removed': async () => stage.admin.delete(await viewPlace(), HEADERS) },
    unshareTicketView: { 'view.changed': async () => stage.admin.delete(`${await viewPlace()}/sharing`, HEADERS) },
    editComment: { 'comment.changed': async () => stage.admin.put(await newComment(), { text: '改' }, HEADERS) },
    removeComment: { 'comment.removed': async () => stage.admin.delete(await newComment(), HEADERS) },
    reassignTask: {
      'ticket.reassigned': async () => {
        const { id, taskId } = await newTicket()
        const body = { taskId, from: null, to: (await stage.someone()).id, remark: '代办' }
        return stage.admin.post(`/api/v2/tickets/${id}/reassign`, body, HEADERS)
      },
    },
    terminateTicket: {
      'ticket.terminated': async () => stage.admin.post(`/api/v2/tickets/${(await newTicket()).id}/terminate`, { remark: '重复' }, HEADERS),
    },
    moveTicket: {
      'ticket.reassigned': async () => {
        const { id, taskId } = await newTicket()
        return movesOf(id, { type: 'reassign', taskId, from: null, to: (await stage.someone()).id })
      },
      'ticket.terminated': async () => movesOf((await newTicket()).id, { type: 'terminate', remark: '重复' }),
      'ticket.jumped': async () => movesOf((await newTicket()).id, { type: 'jump', nodeId: 'director' }),
      'ticket.suspended': async () => movesOf((await newTicket()).id, { type: 'suspend' }),
      'ticket.resumed': async () => movesOf((await newTicket()).id, { type: 'suspend' }, { type: 'resume' }),
      'ticket.reopened': async () => movesOf((await newTicket()).id, { type: 'terminate', remark: '误操作' }, { type: 'reopen' }),
    },
    moveTickets: {
      'ticket.version-changed': async () => {
        const { formId, test } = stage.office
        const definition = leaveDefinition(users(test.admin.id), users(test.admin.id))
        const processId = await publishNew(stage.admin, definition, formId, stage.fresh())
        await stage.office.start(processId)
        const place = `/api/v2/processes/${processId}`
        await stage.admin.put(place, { name: stage.fresh(), formId, definition, revision: 1 })
        await stage.admin.post(`${place}/publish`, { revision: 2 })
        return stage.admin.post(`${place}/versions/2/tickets`, { from: 1, dryRun: false }, HEADERS)
      },
    },
    handOverItems: {
      'ticket.handed-over': async () => {
        const { assigneeId } = await newTicket()
        return stage.admin.post(`/api/v2/users/${assigneeId}/hand-over`, { to: (await stage.someone()).id }, HEADERS)
      },
    },
  }
}

/** What every call leaves in the audit log. A call without its line does not compile; `audit.test.ts` makes each that changes something and looks. */
import type { AuditKind, RouteName } from '@formwork/api-contract'

/**
 * Why a call leaves nothing there.
 * - `reads`: it changes nothing that anybody could miss.
 * - `ticket-history`: an ordinary move, which stands in the ticket's own chained history.
 * - `own-session`: it begins, renews or ends nothing but the caller's own visit.
 * - `own-notices`: what the caller has read.
 */
export type Unaudited = 'reads' | 'ticket-history' | 'own-session' | 'own-notices'

/** The kinds that a call can leave, the usual one first; or why it leaves none. */
export const AUDIT_OF = {
  login: ['sign-in.succeeded', 'sign-in.failed', 'sign-in.throttled'],
  getCaptcha: 'own-session',
  getInfo: 'reads',
  menuRole: 'reads',
  logout: 'own-session',
  refreshToken: 'own-session',
  changePassword: ['password.changed'],
  getProfile: 'reads',
  getSettings: 'reads',
  saveSettings: ['settings.changed'],
  listUsers: 'reads',
  getUser: 'reads',
  createUser: ['user.created'],
  updateUser: ['user.changed', 'password.reset', 'sessions.ended'],
  deleteUser: ['user.removed', 'sessions.ended'],
  getOpenWork: 'reads',
  searchPeople: 'reads',
  listRoles: 'reads',
  createRole: ['role.created'],
  updateRole: ['role.changed'],
  setRoleScope: ['role.changed'],
  deleteRole: ['role.removed'],
  listDepartments: 'reads',
  createDepartment: ['department.created'],
  updateDepartment: ['department.changed'],
  deleteDepartment: ['department.removed'],
  listForms: 'reads',
  getForm: 'reads',
  createForm: ['form.created'],
  updateForm: ['form.changed'],
  deleteForm: ['form.removed'],
  sourcePeople: 'reads',
  sourceDepartments: 'reads',
  sourceRoles: 'reads',
  sourcePosts: 'reads',
  listProcesses: 'reads',
  getProcess: 'reads',
  createProcess: ['process.created'],
  updateProcess: ['process.changed'],
  publishProcess: ['process.published'],
  listProcessVersions: 'reads',
  deleteProcess: ['process.removed'],
  listCatalogue: 'reads',
  getCatalogueEntry: 'reads',
  listTodo: 'reads',
  listCreatedByMe: 'reads',
  listRelated: 'reads',
  listAllTickets: 'reads',
  getTicket: 'reads',
  startTicket: 'ticket-history',
  approveTask: 'ticket-history',
  refuseTask: 'ticket-history',
  withdrawTicket: 'ticket-history',
  reassignTask: ['ticket.reassigned'],
  terminateTicket: ['ticket.terminated'],
  getUpcoming: 'reads',
  getDashboard: 'reads',
  listNotices: 'reads',
  readNotice: 'own-notices',
  readAllNotices: 'own-notices',
  listAudit: 'reads',
  checkAudit: 'reads',
} as const satisfies Readonly<Record<RouteName, Unaudited | readonly AuditKind[]>>

/**
 * Who reaches whom, said once: which permissions a data scope limits, and what that means for every call there is.
 *
 * - A scope counts for the permissions of its own role only; several roles that grant the same permission add up.
 * - Nobody hands out, takes or becomes what reaches further than their own reach for the same permission.
 * - What lies beyond is not listed, and asking for it by name is refused with `scope.beyond-yours`.
 *
 * A new permission or call does not compile before it has its line here, and its row in docs/reference/rights.md is written by a test.
 */
import { type Permission, PERMISSIONS, type RouteName } from '@formwork/api-contract'

/** `people`: reaches as far as the data scope of the role that grants it. `site`: concerns things that belong to no department. */
export const PERMISSION_SCOPE: Readonly<Record<Permission, 'people' | 'site'>> = {
  'process:list:applyProcessList': 'site',
  'process:list:upcoming': 'site',
  'process:list:myCreate': 'site',
  'process:list:related': 'site',
  'process:list:all': 'people',
  'process:list:all:inversion': 'people',
  'process:list:all:end': 'people',
  'process:admin:classify:list': 'site',
  'process:admin:template:list': 'site',
  'process:admin:template:add': 'site',
  'process:admin:template:edit': 'site',
  'process:admin:template:delete': 'site',
  // Whoever draws processes chooses approvers among the people their scope reaches.
  'process:admin:manager:list': 'people',
  'process:admin:manager:add': 'site',
  'process:admin:manager:edit': 'site',
  'process:admin:manager:delete': 'site',
  'system:sysuser:list': 'people',
  'system:sysuser:add': 'people',
  'system:sysuser:edit': 'people',
  'system:sysuser:remove': 'people',
  'system:sysuser:resetPassword': 'people',
  // Roles are read by whoever hands them out; changing one changes those who hold it.
  'system:sysrole:list': 'site',
  'system:sysrole:add': 'people',
  'system:sysrole:edit': 'people',
  'system:sysrole:remove': 'people',
  'system:sysdept:list': 'people',
  'system:sysdept:add': 'people',
  'system:sysdept:edit': 'people',
  'system:sysdept:remove': 'people',
  'system:settings:index:config': 'site',
  // Entries hold what is stored of people.
  'system:audit:list': 'people',
  'system:sysloginlog:query': 'people',
  'system:session:list': 'people',
  'system:session:remove': 'people',
}

export const SCOPED_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter((permission) => PERMISSION_SCOPE[permission] === 'people')

/**
 * - `own`: about the caller alone, or public.
 * - `site`: things that belong to no department.
 * - `names`: names of people and departments for whoever fills a form in. A request names colleagues of any department, so no scope limits it.
 * - `reads`: shows people, departments or tickets, as far as the caller's scope reaches.
 * - `writes`: changes them, within that reach and without handing out more.
 */
export type CallScope = 'own' | 'site' | 'names' | 'reads' | 'writes'

export const CALL_SCOPE = {
  login: 'own',
  getCaptcha: 'own',
  getInfo: 'own',
  menuRole: 'own',
  logout: 'own',
  refreshToken: 'own',
  refreshTokenByGet: 'own',
  changePassword: 'own',
  getProfile: 'own',
  listMySessions: 'own',
  endMySession: 'own',
  endOtherSessions: 'own',
  listSessions: 'reads',
  endSession: 'writes',
  getSecondFactor: 'own',
  beginSecondFactor: 'own',
  confirmSecondFactor: 'own',
  renewRecoveryCodes: 'own',
  removeSecondFactor: 'own',
  resetSecondFactor: 'writes',
  listSignIns: 'reads',
  getSettings: 'site',
  saveSettings: 'site',
  listUsers: 'reads',
  getUser: 'reads',
  createUser: 'writes',
  updateUser: 'writes',
  deleteUser: 'writes',
  getOpenWork: 'reads',
  searchPeople: 'reads',
  listRoles: 'site',
  createRole: 'writes',
  updateRole: 'writes',
  setRoleScope: 'writes',
  deleteRole: 'writes',
  listDepartments: 'reads',
  createDepartment: 'writes',
  updateDepartment: 'writes',
  deleteDepartment: 'writes',
  uploadFile: 'own',
  // Whoever sees a ticket sees the files in it.
  openFile: 'reads',
  listForms: 'site',
  getForm: 'site',
  createForm: 'site',
  updateForm: 'site',
  deleteForm: 'site',
  sourcePeople: 'names',
  sourceDepartments: 'names',
  sourceRoles: 'names',
  sourcePosts: 'names',
  listProcesses: 'site',
  getProcess: 'site',
  createProcess: 'site',
  updateProcess: 'site',
  publishProcess: 'site',
  listProcessVersions: 'site',
  deleteProcess: 'site',
  listCatalogue: 'site',
  getCatalogueEntry: 'site',
  listTodo: 'own',
  listCreatedByMe: 'own',
  listRelated: 'own',
  listAllTickets: 'reads',
  getTicket: 'reads',
  startTicket: 'own',
  // Decided by whoever was asked, and by nobody else, however far they see.
  approveTask: 'own',
  refuseTask: 'own',
  withdrawTicket: 'own',
  reassignTask: 'writes',
  terminateTicket: 'writes',
  getUpcoming: 'own',
  getDashboard: 'reads',
  listNotices: 'own',
  readNotice: 'own',
  readAllNotices: 'own',
  listAudit: 'reads',
  // Counts and positions alone.
  checkAudit: 'site',
} as const satisfies Readonly<Record<RouteName, CallScope>>

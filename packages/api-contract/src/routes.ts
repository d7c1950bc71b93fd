/** The one list of calls. The server registers what is listed here and refuses to start when one has no handler. */
import * as activeSessions from './active-sessions'
import * as audit from './audit'
import * as dashboard from './dashboard'
import * as files from './files'
import * as formSources from './form-sources'
import * as forms from './forms'
import * as people from './people'
import * as processes from './processes'
import * as secondFactor from './second-factor'
import * as session from './session'
import * as settings from './settings'
import * as signInLog from './sign-in-log'
import * as tickets from './tickets'

export const routes = {
  login: session.login,
  getCaptcha: session.getCaptcha,
  getInfo: session.getInfo,
  menuRole: session.menuRole,
  logout: session.logout,
  refreshToken: session.refreshToken,
  refreshTokenByGet: session.refreshTokenByGet,
  changePassword: session.changePassword,
  getProfile: session.getProfile,
  listMySessions: activeSessions.listMySessions,
  endMySession: activeSessions.endMySession,
  endOtherSessions: activeSessions.endOtherSessions,
  listSessions: activeSessions.listSessions,
  endSession: activeSessions.endSession,
  getSecondFactor: secondFactor.getSecondFactor,
  beginSecondFactor: secondFactor.beginSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  renewRecoveryCodes: secondFactor.renewRecoveryCodes,
  removeSecondFactor: secondFactor.removeSecondFactor,
  resetSecondFactor: secondFactor.resetSecondFactor,
  listSignIns: signInLog.listSignIns,
  getSettings: settings.getSettings,
  saveSettings: settings.saveSettings,
  listUsers: people.listUsers,
  getUser: people.getUser,
  createUser: people.createUser,
  updateUser: people.updateUser,
  deleteUser: people.deleteUser,
  getOpenWork: people.getOpenWork,
  searchPeople: people.searchPeople,
  listRoles: people.listRoles,
  createRole: people.createRole,
  updateRole: people.updateRole,
  setRoleScope: people.setRoleScope,
  deleteRole: people.deleteRole,
  listDepartments: people.listDepartments,
  createDepartment: people.createDepartment,
  updateDepartment: people.updateDepartment,
  deleteDepartment: people.deleteDepartment,
  uploadFile: files.uploadFile,
  openFile: files.openFile,
  listForms: forms.listForms,
  getForm: forms.getForm,
  createForm: forms.createForm,
  updateForm: forms.updateForm,
  deleteForm: forms.deleteForm,
  sourcePeople: formSources.sourcePeople,
  sourceDepartments: formSources.sourceDepartments,
  sourceRoles: formSources.sourceRoles,
  sourcePosts: formSources.sourcePosts,
  listProcesses: processes.listProcesses,
  getProcess: processes.getProcess,
  createProcess: processes.createProcess,
  updateProcess: processes.updateProcess,
  publishProcess: processes.publishProcess,
  listProcessVersions: processes.listProcessVersions,
  deleteProcess: processes.deleteProcess,
  listCatalogue: tickets.listCatalogue,
  getCatalogueEntry: tickets.getCatalogueEntry,
  listTodo: tickets.listTodo,
  listCreatedByMe: tickets.listCreatedByMe,
  listRelated: tickets.listRelated,
  listAllTickets: tickets.listAllTickets,
  getTicket: tickets.getTicket,
  startTicket: tickets.startTicket,
  approveTask: tickets.approveTask,
  refuseTask: tickets.refuseTask,
  withdrawTicket: tickets.withdrawTicket,
  reassignTask: tickets.reassignTask,
  terminateTicket: tickets.terminateTicket,
  getUpcoming: dashboard.getUpcoming,
  getDashboard: dashboard.getDashboard,
  listNotices: dashboard.listNotices,
  readNotice: dashboard.readNotice,
  readAllNotices: dashboard.readAllNotices,
  listAudit: audit.listAudit,
  checkAudit: audit.checkAudit,
} as const

export type RouteName = keyof typeof routes

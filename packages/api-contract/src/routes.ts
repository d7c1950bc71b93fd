/** The one list of calls. The server registers what is listed here and refuses to start when one has no handler. */
import * as activeSessions from './active-sessions'
import * as apiTokens from './api-tokens'
import * as audit from './audit/audit'
import * as dashboard from './dashboard'
import * as categories from './designing/categories'
import * as processFiles from './designing/process-files'
import * as requests from './designing/requests'
import * as scripts from './designing/scripts'
import * as versions from './designing/versions'
import * as files from './files'
import * as comments from './following/comments'
import * as events from './following/events'
import * as formSources from './form-sources'
import * as forms from './forms'
import * as editorEvents from './following/editor-events'
import * as formVersions from './designing/form-versions'
import * as ticketProcesses from './following/ticket-processes'
import * as ticketSheets from './following/ticket-sheets'
import * as ticketViews from './following/ticket-views'
import * as webhooks from './following/webhooks'
import * as health from './health'
import * as handOver from './moving/hand-over'
import * as choosing from './moving/choosing'
import * as incidents from './moving/incidents'
import * as moves from './moving/moves'
import * as ahead from './moving/ahead'
import * as departments from './organisation/departments'
import * as menus from './organisation/menus'
import * as posts from './organisation/posts'
import * as roles from './organisation/roles'
import * as people from './people'
import * as processes from './processes'
import * as absence from './profile/absence'
import * as avatar from './profile/avatar'
import * as ownProfile from './profile/own-profile'
import * as passkeys from './profile/passkeys'
import * as preferences from './profile/preferences'
import * as schedules from './recurring/schedules'
import * as inbound from './inbound/inbound-webhooks'
import * as secondFactor from './second-factor'
import * as session from './session'
import * as ldap from './sign-in/ldap'
import * as oidc from './sign-in/oidc'
import * as signInRules from './sign-in/rules'
import * as mailSettings from './settings/mail'
import * as outgoingSettings from './settings/outgoing'
import * as securitySettings from './settings/security'
import * as settings from './settings/site'
import * as storageSettings from './settings/storage'
import * as workingTime from './settings/working-time'
import * as signInLog from './sign-in-log'
import * as catalogue from './tickets/catalogue'
import * as ticketLists from './tickets/lists'
import * as ticketMoves from './tickets/moves'
import * as oneTicket from './tickets/ticket'

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
  changeProfile: ownProfile.changeProfile,
  switchRole: ownProfile.switchRole,
  uploadAvatar: avatar.uploadAvatar,
  removeAvatar: avatar.removeAvatar,
  listAvatars: avatar.listAvatars,
  getPreferences: preferences.getPreferences,
  changePreferences: preferences.changePreferences,
  getAbsence: absence.getAbsence,
  saveAbsence: absence.saveAbsence,
  endAbsence: absence.endAbsence,
  getAbsenceOf: absence.getAbsenceOf,
  saveAbsenceOf: absence.saveAbsenceOf,
  endAbsenceOf: absence.endAbsenceOf,
  listPasskeys: passkeys.listPasskeys,
  beginPasskey: passkeys.beginPasskey,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  beginPasskeySignIn: passkeys.beginPasskeySignIn,
  signInWithPasskey: passkeys.signInWithPasskey,
  listMySessions: activeSessions.listMySessions,
  endMySession: activeSessions.endMySession,
  endOtherSessions: activeSessions.endOtherSessions,
  listSessions: activeSessions.listSessions,
  endSession: activeSessions.endSession,
  endSessionsOf: activeSessions.endSessionsOf,
  listMyTokens: apiTokens.listMyTokens,
  createMyToken: apiTokens.createMyToken,
  revokeMyToken: apiTokens.revokeMyToken,
  listTokens: apiTokens.listTokens,
  revokeToken: apiTokens.revokeToken,
  listWebhooks: webhooks.listWebhooks,
  createWebhook: webhooks.createWebhook,
  changeWebhook: webhooks.changeWebhook,
  renewWebhookSecret: webhooks.renewWebhookSecret,
  removeWebhook: webhooks.removeWebhook,
  listWebhookMessages: webhooks.listWebhookMessages,
  testWebhook: webhooks.testWebhook,
  listDeliveries: webhooks.listDeliveries,
  resendDelivery: webhooks.resendDelivery,
  getSecondFactor: secondFactor.getSecondFactor,
  beginSecondFactor: secondFactor.beginSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  turnOnByPasskeys: secondFactor.turnOnByPasskeys,
  renewRecoveryCodes: secondFactor.renewRecoveryCodes,
  removeSecondFactor: secondFactor.removeSecondFactor,
  resetSecondFactor: secondFactor.resetSecondFactor,
  listSignIns: signInLog.listSignIns,
  getSettings: settings.getSettings,
  saveSettings: settings.saveSettings,
  getMailSettings: mailSettings.getMailSettings,
  saveMailSettings: mailSettings.saveMailSettings,
  sendTestMail: mailSettings.sendTestMail,
  getLdapSettings: ldap.getLdapSettings,
  saveLdapSettings: ldap.saveLdapSettings,
  tryLdapSettings: ldap.tryLdapSettings,
  getOidcSettings: oidc.getOidcSettings,
  saveOidcSettings: oidc.saveOidcSettings,
  tryOidcSettings: oidc.tryOidcSettings,
  startOidcSignIn: oidc.startOidcSignIn,
  finishOidcSignIn: oidc.finishOidcSignIn,
  getSignInRules: signInRules.getSignInRules,
  saveSignInRules: signInRules.saveSignInRules,
  getSecuritySettings: securitySettings.getSecuritySettings,
  saveSecuritySettings: securitySettings.saveSecuritySettings,
  getOutgoingSettings: outgoingSettings.getOutgoingSettings,
  saveOutgoingSettings: outgoingSettings.saveOutgoingSettings,
  getWorkingTimeSettings: workingTime.getWorkingTimeSettings,
  saveWorkingTimeSettings: workingTime.saveWorkingTimeSettings,
  getWorkingCalendar: workingTime.getWorkingCalendar,
  getStorageSettings: storageSettings.getStorageSettings,
  saveStorageSettings: storageSettings.saveStorageSettings,
  getStorage: storageSettings.getStorage,
  sweepStorage: storageSettings.sweepStorage,
  getSystemHealth: health.getSystemHealth,
  retryJob: health.retryJob,
  removeJob: health.removeJob,
  listUsers: people.listUsers,
  getUser: people.getUser,
  userOptions: people.userOptions,
  userImportTemplate: people.userImportTemplate,
  importUsers: people.importUsers,
  exportUsers: people.exportUsers,
  createUser: people.createUser,
  updateUser: people.updateUser,
  deleteUser: people.deleteUser,
  setUsersStatus: people.setUsersStatus,
  movePeople: people.movePeople,
  getOpenWork: people.getOpenWork,
  getOpenWorkOfMany: people.getOpenWorkOfMany,
  searchPeople: people.searchPeople,
  listRoles: roles.listRoles,
  getRole: roles.getRole,
  roleDeptTreeselect: roles.roleDeptTreeselect,
  roleMenuTreeselect: roles.roleMenuTreeselect,
  listRoleMembers: roles.listRoleMembers,
  changeRoleMembers: roles.changeRoleMembers,
  createRole: roles.createRole,
  updateRole: roles.updateRole,
  setRoleScope: roles.setRoleScope,
  deleteRole: roles.deleteRole,
  listPosts: posts.listPosts,
  getPost: posts.getPost,
  createPost: posts.createPost,
  updatePost: posts.updatePost,
  deletePost: posts.deletePost,
  listDepartments: departments.listDepartments,
  listDepartmentNames: departments.listDepartmentNames,
  departmentTree: departments.departmentTree,
  getDepartment: departments.getDepartment,
  placeDepartment: departments.placeDepartment,
  createDepartment: departments.createDepartment,
  updateDepartment: departments.updateDepartment,
  deleteDepartment: departments.deleteDepartment,
  listMenus: menus.listMenus,
  menuTreeselect: menus.menuTreeselect,
  getMenu: menus.getMenu,
  createMenu: menus.createMenu,
  updateMenu: menus.updateMenu,
  deleteMenu: menus.deleteMenu,
  placeMenu: menus.placeMenu,
  uploadFile: files.uploadFile,
  openFile: files.openFile,
  openLogo: files.openLogo,
  listForms: forms.listForms,
  getForm: forms.getForm,
  createForm: forms.createForm,
  updateForm: forms.updateForm,
  deleteForm: forms.deleteForm,
  listFormVersions: formVersions.listFormVersions,
  getFormVersion: formVersions.getFormVersion,
  compareFormVersions: formVersions.compareFormVersions,
  publishForm: formVersions.publishForm,
  restoreFormVersion: formVersions.restoreFormVersion,
  listFormDrafts: formVersions.listFormDrafts,
  getFormDraft: formVersions.getFormDraft,
  followForm: editorEvents.followForm,
  followProcess: editorEvents.followProcess,
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
  getProcessVersion: versions.getProcessVersion,
  restoreProcessVersion: versions.restoreProcessVersion,
  moveTickets: versions.moveTickets,
  tryScript: scripts.tryScript,
  tryRequest: requests.tryRequest,
  exportProcesses: processFiles.exportProcesses,
  previewProcessFile: processFiles.previewProcessFile,
  importProcessFile: processFiles.importProcessFile,
  listCategories: categories.listCategories,
  createCategory: categories.createCategory,
  updateCategory: categories.updateCategory,
  orderCategories: categories.orderCategories,
  deleteCategory: categories.deleteCategory,
  listSchedules: schedules.listSchedules,
  getSchedule: schedules.getSchedule,
  createSchedule: schedules.createSchedule,
  updateSchedule: schedules.updateSchedule,
  setScheduleEnabled: schedules.setScheduleEnabled,
  startScheduleNow: schedules.startScheduleNow,
  deleteSchedule: schedules.deleteSchedule,
  listScheduleProcesses: schedules.listScheduleProcesses,
  getScheduleProcess: schedules.getScheduleProcess,
  listInboundWebhooks: inbound.listInboundWebhooks,
  getInboundWebhook: inbound.getInboundWebhook,
  createInboundWebhook: inbound.createInboundWebhook,
  updateInboundWebhook: inbound.updateInboundWebhook,
  setInboundEnabled: inbound.setInboundEnabled,
  renewInboundSecrets: inbound.renewInboundSecrets,
  deleteInboundWebhook: inbound.deleteInboundWebhook,
  previewInboundWebhook: inbound.previewInboundWebhook,
  listInboundCalls: inbound.listInboundCalls,
  getInboundCall: inbound.getInboundCall,
  retryInboundCall: inbound.retryInboundCall,
  receiveInboundCall: inbound.receiveInboundCall,
  listCatalogue: catalogue.listCatalogue,
  getCatalogueEntry: catalogue.getCatalogueEntry,
  listChoosable: choosing.listChoosable,
  listTodo: ticketLists.listTodo,
  listCreatedByMe: ticketLists.listCreatedByMe,
  listRelated: ticketLists.listRelated,
  listCopied: ticketLists.listCopied,
  listAllTickets: ticketLists.listAllTickets,
  listTicketProcesses: ticketProcesses.listTicketProcesses,
  exportTodo: ticketSheets.exportTodo,
  exportCreatedByMe: ticketSheets.exportCreatedByMe,
  exportRelated: ticketSheets.exportRelated,
  exportCopied: ticketSheets.exportCopied,
  exportAllTickets: ticketSheets.exportAllTickets,
  listTicketViews: ticketViews.listTicketViews,
  createTicketView: ticketViews.createTicketView,
  changeTicketView: ticketViews.changeTicketView,
  removeTicketView: ticketViews.removeTicketView,
  unshareTicketView: ticketViews.unshareTicketView,
  setDefaultTicketView: ticketViews.setDefaultTicketView,
  getTicket: oneTicket.getTicket,
  listChoosableOfTicket: choosing.listChoosableOfTicket,
  startTicket: ticketMoves.startTicket,
  approveTask: ticketMoves.approveTask,
  refuseTask: ticketMoves.refuseTask,
  withdrawTicket: ticketMoves.withdrawTicket,
  reassignTask: ticketMoves.reassignTask,
  terminateTicket: ticketMoves.terminateTicket,
  moveTicket: moves.moveTicket,
  lookAheadOfStart: ahead.lookAheadOfStart,
  lookAheadOfMove: ahead.lookAheadOfMove,
  listIncidents: incidents.listIncidents,
  handOverItems: handOver.handOverItems,
  listComments: comments.listComments,
  addComment: comments.addComment,
  editComment: comments.editComment,
  removeComment: comments.removeComment,
  listMentionable: comments.listMentionable,
  followTicket: events.followTicket,
  getUpcoming: dashboard.getUpcoming,
  getDashboard: dashboard.getDashboard,
  listNotices: dashboard.listNotices,
  readNotice: dashboard.readNotice,
  readAllNotices: dashboard.readAllNotices,
  listAudit: audit.listAudit,
  checkAudit: audit.checkAudit,
} as const

export type RouteName = keyof typeof routes

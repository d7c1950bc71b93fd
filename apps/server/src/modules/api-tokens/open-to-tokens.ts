/**
 * Which calls an API token may make at all. A leaked token must not open the person's account, nor anything that outlives its revocation: of the calls that anyone
 * signed in may make only those listed here are open, and a new one is closed until it is listed.
 */
import { type RouteDeclaration, routes } from '@formwork/api-contract'
import type { TokenLimits } from '../../domain/actor'

const OPEN: readonly RouteDeclaration[] = [
  routes.getInfo,
  routes.menuRole,
  routes.getProfile,
  routes.listAvatars,
  routes.listDepartmentNames,
  routes.uploadFile,
  routes.openFile,
  routes.sourcePeople,
  routes.sourceDepartments,
  routes.sourceRoles,
  routes.sourcePosts,
  routes.getTicket,
  routes.approveTask,
  routes.refuseTask,
  routes.withdrawTicket,
  routes.getUpcoming,
  routes.getDashboard,
  routes.listNotices,
  routes.readNotice,
  routes.readAllNotices,
]
/**
 * Need a permission, and are closed for the same reason: a webhook, and tickets that start in somebody's name, go on after the token that made them; and whoever
 * decides where passwords are checked can become anybody.
 */
const CLOSED: readonly RouteDeclaration[] = [
  routes.resetSecondFactor,
  routes.revokeToken,
  routes.createWebhook,
  routes.changeWebhook,
  routes.renewWebhookSecret,
  routes.createInboundWebhook,
  routes.updateInboundWebhook,
  routes.setInboundEnabled,
  routes.renewInboundSecrets,
  routes.createSchedule,
  routes.updateSchedule,
  routes.setScheduleEnabled,
  routes.saveLdapSettings,
  routes.saveOidcSettings,
]

const keyOf = ({ method, path }: RouteDeclaration): string => `${method} ${path}`
const open = new Set(OPEN.map(keyOf))
const ALL: readonly RouteDeclaration[] = Object.values(routes)
const notOpen = ALL.filter((route) => route.access === 'signed-in' && !open.has(keyOf(route)))
const closed = new Set([...notOpen, ...CLOSED].map(keyOf))

/** Checked before its permissions. */
export const isOpenTo = ({ readOnly }: TokenLimits, routeKey: string | undefined, method: string): boolean =>
  !(readOnly && method !== 'GET') && (routeKey === undefined || !closed.has(routeKey))

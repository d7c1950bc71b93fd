/** One handler for every declared call: a call without one does not compile. */
import type { Deps } from '../deps'
import type { Handlers } from './call'
import { absenceHandlers } from './absences/absence-handlers'
import { activeSessionHandlers } from './active-sessions/active-session-handlers'
import { apiTokenHandlers } from './api-tokens/api-token-handlers'
import { auditHandlers } from './audit/audit-handlers'
import { categoryHandlers } from './categories/category-handlers'
import { commentHandlers } from './comments/comment-handlers'
import { dashboardHandlers } from './dashboard/dashboard-handlers'
import { departmentHandlers } from './departments/department-handlers'
import { formSourceHandlers } from './form-sources/form-source-handlers'
import { formHandlers } from './forms/form-handlers'
import { inboundHandlers } from './inbound/inbound-handlers'
import { ldapHandlers } from './directory/ldap-handlers'
import { menuHandlers } from './menus/menu-handlers'
import { noticeHandlers } from './notices/notice-handlers'
import { oidcHandlers } from './oidc/oidc-handlers'
import { passkeyHandlers } from './passkeys/passkey-handlers'
import { postHandlers } from './posts/post-handlers'
import { processFileHandlers } from './process-files/process-file-handlers'
import { processHandlers } from './processes/process-handlers'
import { profileHandlers } from './profile/profile-handlers'
import { roleHandlers } from './roles/role-handlers'
import { scheduleHandlers } from './schedules/schedule-handlers'
import { automaticStepHandlers } from './automatic-steps/automatic-step-handlers'
import { scriptHandlers } from './scripts/script-handlers'
import { secondFactorHandlers } from './second-factor/second-factor-handlers'
import { sessionHandlers } from './session/session-handlers'
import { settingsHandlers } from './settings/settings-handlers'
import { signInLogHandlers } from './sign-in-log/sign-in-log-handlers'
import { systemHealthHandlers } from './system-health/system-health-handlers'
import { ticketHandlers } from './tickets/ticket-handlers'
import { ticketViewHandlers } from './ticket-views/ticket-view-handlers'
import { userHandlers } from './users/user-handlers'
import { webhookHandlers } from './webhooks/webhook-handlers'

export function handlersOf(deps: Deps): Handlers {
  return {
    ...sessionHandlers(deps),
    ...activeSessionHandlers(deps),
    ...apiTokenHandlers(deps),
    ...webhookHandlers(deps),
    ...signInLogHandlers(deps),
    ...secondFactorHandlers(deps),
    ...ldapHandlers(deps),
    ...oidcHandlers(deps),
    ...profileHandlers(deps),
    ...absenceHandlers(deps),
    ...passkeyHandlers(deps),
    ...menuHandlers(deps),
    ...settingsHandlers(deps),
    ...userHandlers(deps),
    ...roleHandlers(deps),
    ...postHandlers(deps),
    ...departmentHandlers(deps),
    ...formHandlers(deps),
    ...formSourceHandlers(deps),
    ...processHandlers(deps),
    ...processFileHandlers(deps),
    ...scriptHandlers(deps),
    ...automaticStepHandlers(deps),
    ...categoryHandlers(deps),
    ...scheduleHandlers(deps),
    ...inboundHandlers(deps),
    ...ticketHandlers(deps),
    ...ticketViewHandlers(deps),
    ...commentHandlers(deps),
    ...dashboardHandlers(deps),
    ...noticeHandlers(deps),
    ...auditHandlers(deps),
    ...systemHealthHandlers(deps),
  }
}

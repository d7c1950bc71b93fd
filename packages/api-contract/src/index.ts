/** The contract between console and server: every call, its schemas, its permission, its refusals. */
export { type ApiToken, MAX_TOKENS, type PersonToken, RECENT_SIGN_IN_MINUTES, TOKEN_PERMISSIONS, TOKEN_PREFIX } from './api-tokens'
export { type ActiveSession, activeSessionSchema, type PersonSession } from './active-sessions'
export {
  AUDIT_KINDS,
  AUDIT_PAGE_SIZE,
  AUDIT_SUBJECTS,
  type AuditEntry,
  type AuditFacts,
  type AuditKind,
  type AuditSubject,
} from './audit/audit'
export { AUDIT_PROPERTIES, type AuditProperty } from './audit/audit-properties'
export { type Dashboard, dashboardSchema, type Notice, noticeSchema } from './dashboard'
export { type CategoryRow, categoryRowSchema } from './designing/categories'
export { type CaseAct, caseActSchema, MAX_CASES, type ProcessCase, processCaseSchema, processCasesSchema } from './designing/cases'
export { formTestSchema, formTestsSchema, type KeptFormTest, MAX_FORM_TESTS } from './designing/form-tests'
export {
  type CountedChange,
  type EarlierDraft,
  earlierDraftSchema,
  type FormChanges,
  formChangesSchema,
  type FormVersion,
  formVersionSchema,
  MAX_COUNTED_TICKETS,
  MAX_EARLIER_DRAFTS,
} from './designing/form-versions'
export {
  MAX_EXPORTED_PROCESSES,
  MAX_FILE_BYTES,
  PROCESS_FILE_NOTES,
  type ProcessFileNote,
  type ProcessFilePreview,
} from './designing/process-files'
export { MAX_MOVED_TICKETS, type MovedTicket, type VersionDetail, versionDetailSchema } from './designing/versions'
export { ENVELOPE_CODES, type Envelope, type EnvelopeCode, envelopeSchema } from './shapes/envelope'
export {
  type Comment,
  COMMENT_EDIT_SECONDS,
  COMMENT_LIMITS,
  type CommentBody,
  type CommentFile,
  commentSchema,
} from './following/comments'
export { MAX_TICKET_STREAMS, STREAM_HEARTBEAT_SECONDS, type TicketEvent, ticketEventSchema } from './following/events'
export { type EditorEvent, editorEventSchema } from './following/editor-events'
export type { RequestTrial } from './designing/requests'
export type { ScriptTrial } from './designing/scripts'
export { type FieldFacts, fieldFacts } from './field-facts'
export { idSchema, type JsonObject, newPasswordSchema, usernameSchema } from './shapes/fields'
export { FILE_LIMIT_BYTES, FILE_PATH, fileAddress, fileIdOf, LOGO_LIMIT_BYTES, UPLOAD_PATH } from './files'
export { latestOccurrence, movedFrom, nextOccurrence, nextOccurrences } from './recurring/occurrences'
export {
  DAY_OFF_RULES,
  type DayOffRule,
  MAX_DAYS_BETWEEN,
  type Repeat,
  type RepeatKind,
  repeatSchema,
  type ScheduleRule,
  scheduleRuleSchema,
} from './recurring/rule'
export {
  MAX_SCHEDULES,
  type ScheduleDetail,
  type ScheduleFields,
  scheduleFieldsSchema,
  type ScheduleOutcome,
  type ScheduleRow,
} from './recurring/schedules'
export {
  GRACE_HOURS,
  INBOUND_BODY_BYTES,
  INBOUND_CALLS_PAGE_SIZE,
  INBOUND_ACTIONS,
  type InboundCall,
  type InboundAction,
  type InboundDetail,
  type InboundFields,
  inboundFieldsSchema,
  type InboundOutcome,
  type InboundPreview,
  type InboundResult,
  type InboundRow,
  type InboundSecrets,
  KEEP_INBOUND_DAYS,
  KEPT_BODY_CHARACTERS,
  MAX_INBOUND,
  SIGNATURE_KINDS,
  type SignatureKind,
} from './inbound/inbound-webhooks'
export { readPath } from './inbound/payload-path'
export { isPayloadSource } from './inbound/payload-text'
export { type Clearing, CLEARING, type InboundMapping, inboundMappingSchema, mapPayload, type MappedPayload } from './inbound/map-payload'
export { dayAt, shownAt } from './recurring/wall-clock'
export { SOURCE_PAGE_SIZE, type SourceDepartment } from './form-sources'
export { type FormDetail, type FormRow, formDetailSchema, formRowSchema } from './forms'
export {
  LDAP_PROBLEMS,
  LDAP_STEPS,
  type LdapField,
  ldapFieldsSchema,
  type LdapProblem,
  type LdapSettings,
  ldapSettingsSchema,
  type LdapStep,
} from './sign-in/ldap'
export { type OidcProblem, type OidcSettings, oidcSettingsSchema, type OidcStep } from './sign-in/oidc'
export { SECOND_FACTOR_FOR, SIGN_IN_RULES_CLASSIFY, type SignInRules, signInRulesSchema } from './sign-in/rules'
export {
  degraded,
  type DegradedReason,
  type FailedJob,
  HEALTH_PATH,
  HEALTHY,
  type SystemHealth,
  SYSTEM_TROUBLES,
  type SystemTrouble,
  UNHEALTHY,
} from './health'
export { DEFAULT_PAGE_SIZE, MAX_OPTION_ROWS, MAX_PAGE_SIZE, PAGE_SIZES, type PageQuery, type PageWindow, pageWindow } from './shapes/paging'
export { PAGE_PATHS } from './shapes/page-paths'
export { MENU_ICONS, type MenuIcon, PROCESS_ICONS, type ProcessIcon } from './shapes/icons'
export {
  type DepartmentChoice,
  type DepartmentCreate,
  type DepartmentEdit,
  type DepartmentName,
  type DepartmentNode,
  departmentNodeSchema,
  type Place,
} from './organisation/departments'
export {
  CONSOLE_VIEWS,
  type ConsoleView,
  menuBodies,
  type MenuEdit,
  type MenuChoice,
  type MenuFacts,
  type MenuFields,
  type MenuNode,
  type MenuType,
} from './organisation/menus'
export { type PostCreate, type PostEdit, postEditSchema, type PostRow } from './organisation/posts'
export {
  type DataScope,
  dataScopeSchema,
  lacksDepartments,
  type RoleCreate,
  type RoleEdit,
  roleEditSchema,
  type RoleRow,
  roleRowSchema,
} from './organisation/roles'
export {
  passwordResetSchema,
  type OpenWork,
  type Person,
  MAX_MENTIONED,
  MAX_PEOPLE,
  SHEET_ROWS,
  type UserCreate,
  type UserEdit,
  userEditSchema,
  type UserRow,
  type UserUpdate,
  userRowSchema,
} from './people'
export { holdsAny, PERMISSIONS, type Permission, WILDCARD_PERMISSION } from './permissions'
export { httpStatusOf, type Problem, type ProblemCode, type ProblemIssue, problemSchema } from './shapes/problem'
export { type LookAheadBody, type LookAheadStartBody, type MoveAhead } from './moving/ahead'
export { type FailureCode, failureText, inBothLanguages, lineIn, readFailure } from './moving/failures'
export { type HandOverAnswer } from './moving/hand-over'
export { type Incident } from './moving/incidents'
export { commandOfMove } from './moving/command-of-move'
export { commandOfAct } from './designing/command-of-act'
export { MOVE_LIMITS, type MoveBody, type MoveBodyInput, moveBodySchema } from './moving/moves'
export { MOVE_TYPES, type MovePlace, type MoveType, type TicketMove, ticketMoveSchema } from './moving/ticket-move'
export {
  type ProcessDetail,
  type ProcessRow,
  type ProcessVersion,
  processDetailSchema,
  processRowSchema,
  processVersionSchema,
} from './processes'
export { type Absence, type AbsenceChange, type StandIn } from './profile/absence'
export { AVATAR_LIMIT_BYTES, AVATAR_LIMIT_PIXELS, AVATAR_SIDE, MAX_AVATARS } from './profile/avatar'
export { type Sex } from './profile/own-profile'
export { type Passkey } from './profile/passkeys'
export { NOTICE_KINDS, type NoticeKindName, PHRASE_LIMITS, preferencesSchema, type StoredPreferences } from './profile/preferences'
export {
  type Access,
  defineRoute,
  type Method,
  pathOf,
  type RouteAnswer,
  type RouteExtras,
  type RouteBody,
  type RouteBodyInput,
  type RouteDeclaration,
  type RouteParams,
  type RouteQuery,
  type RouteQueryInput,
  type Wire,
} from './route'
export { type RouteName, routes } from './routes'
export {
  type LoginBody,
  type MenuItem,
  menuItemSchema,
  type PersonSource,
  type Profile,
  type SessionUser,
  sessionUserSchema,
} from './session'
export { MAIL_SECURITY, MAIL_SETTINGS, type MailSettings, type MailTest, type MailTestOutcome } from './settings/mail'
export { OUTGOING_SETTINGS, type OutgoingSettings } from './settings/outgoing'
export { kindsOfCharacters, SECURITY_SETTINGS, type SecuritySettings } from './settings/security'
export type { SettingsRow } from './settings/settings-row'
export { SITE_SETTINGS, type SiteSettings, siteSettingsSchema } from './settings/site'
export {
  STORAGE_SETTINGS,
  type StorageSettings,
  UPLOAD_KINDS,
  type UploadKind,
  type UploadLimits,
  uploadLimitsOf,
} from './settings/storage'
export { WORKING_TIME_SETTINGS } from './settings/working-time'
export { SIGN_IN_OUTCOMES, type SignInAttempt, type SignInOutcome } from './sign-in-log'
export { CHOICE_ISSUES, type ChoosablePeople, type ChoosingStep } from './moving/choosing'
export { isTimeZone } from './shapes/time-zone'
export { type CatalogueDetail, type CatalogueEntry, type FurtherForm } from './tickets/catalogue'
export { type Priority, prioritySchema, type TicketStatus } from './tickets/facts'
export { type Excerpt, MAX_LISTED_PROCESSES, type TicketRow, ticketRowSchema } from './tickets/lists'
export { type MoveAnswer, type StartAnswer } from './tickets/moves'
export { type FieldChange, type HistoryEntry, type TicketDetail, ticketDetailSchema } from './tickets/ticket'
export {
  DELIVERIES_PAGE_SIZE,
  DELIVERY_ERRORS,
  type Delivery,
  type DeliveryError,
  KEEP_DELIVERIES_DAYS,
  keptRobotSchema,
  MAX_WEBHOOKS,
  type RobotWebhook,
  robotWebhookSchema,
  type SignedWebhook,
  signedWebhookSchema,
  TEST_EVENT,
  type Webhook,
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
  type WebhookEvent,
  type WebhookKind,
} from './following/webhooks'
export {
  canSign,
  type ChatMessage,
  MESSAGE_KEYWORDS,
  MESSAGE_LOCALES,
  type MessageLocale,
  type MessageTone,
  ROBOT_HOSTS,
  type RobotKind,
} from './following/group-robots'
export { type TicketProcess, ticketProcessSchema } from './following/ticket-processes'
export { SHEET_FORMATS, type SheetFormat, TICKET_SHEET_ROWS } from './following/ticket-sheets'
export {
  MAX_TICKET_VIEWS,
  PERMISSION_OF_LIST,
  SHARING_PERMISSION,
  type SharedWith,
  type TicketList,
  type TicketView,
  type ViewFilters,
  type ViewName,
  viewNameSchema,
} from './following/ticket-views'

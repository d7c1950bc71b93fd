/** The audit log: who changed what, from where, with what it was before and after. Entries are only ever added. */
import { z } from '../zod'
import { idSchema, instantSchema } from '../shapes/fields'
import { defineRoute } from '../route'

/** What an entry is about, by the kind of the entry. A new kind of change has its line here. */
export const AUDIT_SUBJECTS = {
  'sign-in.succeeded': 'user',
  'sign-in.failed': 'user',
  'sign-in.throttled': 'user',
  'password.changed': 'user',
  'password.reset': 'user',
  'sessions.ended': 'user',
  'second-factor.turned-on': 'user',
  'second-factor.turned-off': 'user',
  'second-factor.reset': 'user',
  'recovery-codes.made': 'user',
  'passkey.added': 'user',
  'passkey.renamed': 'user',
  'passkey.removed': 'user',
  'avatar.changed': 'user',
  'avatar.removed': 'user',
  'profile.changed': 'user',
  'absence.changed': 'user',
  'absence.ended': 'user',
  'role.switched': 'user',
  'user.created': 'user',
  'user.changed': 'user',
  'user.removed': 'user',
  'users.exported': 'user',
  'role.created': 'role',
  'role.changed': 'role',
  'role.removed': 'role',
  'post.created': 'post',
  'post.changed': 'post',
  'post.removed': 'post',
  'department.created': 'department',
  'department.changed': 'department',
  'department.removed': 'department',
  'menu.created': 'menu',
  'menu.changed': 'menu',
  'menu.removed': 'menu',
  'token.created': 'token',
  'token.revoked': 'token',
  'webhook.created': 'webhook',
  'webhook.changed': 'webhook',
  'webhook.removed': 'webhook',
  'webhook.secret-renewed': 'webhook',
  'webhook.tested': 'webhook',
  'webhook.resent': 'webhook',
  'settings.changed': 'settings',
  'mail.tested': 'settings',
  'uploads.swept': 'settings',
  'backup.written': 'backup',
  'job.retried': 'job',
  'job.removed': 'job',
  'file.uploaded': 'file',
  'form.created': 'form',
  'form.changed': 'form',
  'form.removed': 'form',
  'form.published': 'form',
  'form.restored': 'form',
  'process.created': 'process',
  'process.changed': 'process',
  'process.published': 'process',
  'process.removed': 'process',
  'process.restored': 'process',
  'request.tried': 'process',
  'category.created': 'category',
  'category.changed': 'category',
  'category.removed': 'category',
  'categories.ordered': 'category',
  'schedule.created': 'schedule',
  'schedule.changed': 'schedule',
  'schedule.removed': 'schedule',
  'schedule.tried': 'schedule',
  'inbound.created': 'inbound',
  'inbound.changed': 'inbound',
  'inbound.removed': 'inbound',
  'inbound.secrets-renewed': 'inbound',
  'inbound.call-retried': 'inbound',
  'ticket.reassigned': 'ticket',
  'ticket.terminated': 'ticket',
  'ticket.jumped': 'ticket',
  'ticket.suspended': 'ticket',
  'ticket.resumed': 'ticket',
  'ticket.reopened': 'ticket',
  'tickets.exported': 'user',
  'ticket.handed-over': 'user',
  'ticket.version-changed': 'ticket',
  'comment.changed': 'ticket',
  'comment.removed': 'ticket',
  'view.created': 'view',
  'view.changed': 'view',
  'view.removed': 'view',
} as const

export type AuditKind = keyof typeof AUDIT_SUBJECTS
export type AuditSubject = (typeof AUDIT_SUBJECTS)[AuditKind]
// The type of `Object.keys` does not say that these are all the keys.
export const AUDIT_KINDS = Object.keys(AUDIT_SUBJECTS) as AuditKind[]

const kindSchema = z.enum(AUDIT_KINDS)
/** What was changed, by the name of the property; of a change only what differs. */
const factsSchema = z.record(z.string(), z.unknown())
export type AuditFacts = Readonly<Record<string, unknown>>

export const auditEntrySchema = z.object({
  id: idSchema,
  at: instantSchema,
  kind: kindSchema,
  /** Who did it, by the name of that time; null when nobody was signed in. */
  actor: z.object({ id: idSchema, name: z.string() }).nullable(),
  subject: z.object({ kind: z.enum(Object.values(AUDIT_SUBJECTS)), id: idSchema.nullable(), name: z.string() }),
  before: factsSchema.nullable(),
  after: factsSchema.nullable(),
  address: z.string(),
  userAgent: z.string(),
  requestId: z.string(),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

export const AUDIT_PAGE_SIZE = 50

export const listAudit = defineRoute({
  method: 'GET',
  path: '/api/v2/audit',
  wire: 'v2',
  access: ['system:audit:list'],
  summary: 'Entries of the audit log, newest first, 50 at a time; the next page begins after the last id of this one.',
  query: z.object({
    kind: kindSchema.optional(),
    /** Did it, or it was done to them. */
    personId: idSchema.optional(),
    from: instantSchema.optional(),
    /** Before this instant. */
    until: instantSchema.optional(),
    /** The id of the last entry of the page before. */
    after: idSchema.optional(),
  }),
  answer: z.object({ list: z.array(auditEntrySchema), hasMore: z.boolean() }),
})

export const checkAudit = defineRoute({
  method: 'GET',
  path: '/api/v2/audit/check',
  wire: 'v2',
  access: ['system:audit:list'],
  summary: 'Computes every hash of the audit log anew; names the first entry of each chain that was changed, removed or slipped in.',
  answer: z.object({ entries: z.number(), broken: z.array(z.object({ chain: z.number(), sequence: z.number() })) }),
})

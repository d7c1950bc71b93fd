/** Refusals of v2 calls: a closed list of codes, the HTTP status of each, and the body they travel in (RFC 9457). */
import { z } from '../zod'

export const httpStatusOf = {
  'request.invalid': 400,
  'request.too-large': 413,
  'request.too-deep': 400,
  'request.not-json': 400,
  'route.not-found': 404,
  'session.missing': 401,
  'session.expired': 401,
  'session.password-change-required': 403,
  'session.not-found': 404,
  'token.not-found': 404,
  'token.too-many': 409,
  'token.not-here': 403,
  'second-factor.on': 409,
  'second-factor.off': 409,
  'second-factor.wrong': 422,
  'permission.denied': 403,
  'scope.beyond-yours': 403,
  'rate.limited': 429,
  'idempotency.mismatch': 422,
  'reference.gone': 409,
  'form.not-found': 404,
  'form.invalid': 422,
  'form.name-taken': 409,
  'form.stale': 409,
  'form.in-use': 409,
  'process.not-found': 404,
  'process.invalid': 422,
  'process.name-taken': 409,
  'process.stale': 409,
  'process.not-published': 409,
  'ticket.not-found': 404,
  'ticket.values-refused': 422,
  'ticket.finished': 409,
  'ticket.stale': 409,
  'ticket.changed': 409,
  'task.not-found': 404,
  'task.not-yours': 403,
  'task.already-decided': 409,
  'task.assignee-changed': 409,
  'task.assignee-present': 409,
  'task.assignee-unavailable': 422,
  'task.assignee-barred': 422,
  'notice.not-found': 404,
  'user.not-found': 404,
  'user.yourself': 409,
  'user.last-administrator': 409,
  'role.not-found': 404,
  'role.beyond-yours': 403,
  'department.not-found': 404,
  'department.cycle': 409,
  'department.root': 409,
  'menu.not-found': 404,
  'menu.cycle': 409,
  'menu.place': 409,
  'menu.path-taken': 409,
  'place.gone': 409,
  'mail.password-again': 422,
  'mail.incomplete': 422,
  'password.too-short': 422,
  'password.too-simple': 422,
  'file.not-found': 404,
  'file.not-multipart': 415,
  'file.missing': 400,
  'file.empty': 400,
  'file.too-large': 413,
  'storage.full': 507,
  'server.busy': 503,
  'server.failed': 500,
} as const satisfies Record<string, number>

export type ProblemCode = keyof typeof httpStatusOf

const problemCodes = Object.keys(httpStatusOf) as [ProblemCode, ...ProblemCode[]]

/** One thing that is wrong, and where: `path` leads into the body, the definition or the values. */
export const problemIssueSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
})
export type ProblemIssue = z.output<typeof problemIssueSchema>

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(problemCodes),
  /** A sentence for people, in the language asked for by `Accept-Language`. */
  detail: z.string(),
  issues: z.array(problemIssueSchema).optional(),
  /** Facts that belong to the code: the winner of a conflict, the current revision. */
  params: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
})
export type Problem = z.output<typeof problemSchema>

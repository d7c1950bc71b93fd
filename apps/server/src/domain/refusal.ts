/** A request that is refused for a reason its sender can understand. Thrown, so that it also rolls back the transaction it happens in. */
import type { ProblemCode, ProblemIssue } from '@formwork/api-contract'

/** Refusals that only occur on the spec's own paths, where the wire carries one sentence and no code. */
export const V1_REFUSAL_CODES = [
  'file.not-an-image',
  'field.not-writable',
  'field.required',
  'inbound.not-ended',
  'chosen.missing',
  'chosen.not-asked',
  'chosen.outside',
  'avatar.not-a-picture',
  'avatar.unreadable',
  'sign-in.throttled',
  'sign-in.second-factor-needed',
  'sign-in.kind-unavailable',
  'settings.ldap-missing',
  'captcha.wrong',
  'password.unchanged',
  'password.contains-username',
  'password.in-directory',
  'record.stale',
  'user.name-taken',
  'role.name-taken',
  'role.key-taken',
  'role.in-use',
  'role.built-in',
  'role.scope-without-departments',
  'permission.unknown',
  'department.in-use',
  'post.not-found',
  'post.code-taken',
  'post.in-use',
  'menu.in-use',
  'menu.needed',
  'menu.kind',
  'menu.call-unknown',
  'menu.call-permission',
  'sheet.unreadable',
  'sheet.empty',
  'sheet.too-long',
  'sheet.columns',
  'sheet.refused',
  'sheet.refused-often',
  'sheet.several',
  'sheet.too-much',
  'sheet.missing',
  'sheet.unknown',
  'sheet.no-department',
  'sheet.twice',
  'sheet.format',
  'sheet.unseen',
  'sheet.password',
] as const

export type RefusalCode = ProblemCode | (typeof V1_REFUSAL_CODES)[number]

export type RefusalParams = Readonly<Record<string, unknown>>

export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: RefusalCode,
    readonly params: RefusalParams = {},
    /** An issue without a message of its own gets that of its code. */
    readonly issues: readonly ProblemIssue[] = [],
  ) {
    super(code)
  }
}

/** Makes a refusal to throw: `throw refuse('form.stale', { revision })`. */
export function refuse(code: RefusalCode, params?: RefusalParams, issues?: readonly ProblemIssue[]): Refusal {
  return new Refusal(code, params, issues)
}

/** A refusal about one field of the body: its sentence belongs there. */
export function refuseAt(path: ProblemIssue['path'], code: RefusalCode, params?: RefusalParams): Refusal {
  return new Refusal(code, params, [{ path, code, message: '' }])
}

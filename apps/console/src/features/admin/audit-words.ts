/** What the entries of the audit log are called, and the properties they tell of. */
import type { AuditKind } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const AUDIT_KIND_WORDS: Readonly<Record<AuditKind, MessageDescriptor>> = {
  'sign-in.succeeded': msg`Signed in`,
  'sign-in.failed': msg`Sign-in failed`,
  'sign-in.throttled': msg`Sign-in stopped after too many attempts`,
  'password.changed': msg`Changed own password`,
  'password.reset': msg`Reset password`,
  'sessions.ended': msg`Sessions ended`,
  'user.created': msg`User created`,
  'user.changed': msg`User changed`,
  'user.removed': msg`User removed`,
  'role.created': msg`Role created`,
  'role.changed': msg`Role changed`,
  'role.removed': msg`Role removed`,
  'department.created': msg`Department created`,
  'department.changed': msg`Department changed`,
  'department.removed': msg`Department removed`,
  'settings.changed': msg`Settings changed`,
  'file.uploaded': msg`File uploaded`,
  'form.created': msg`Form created`,
  'form.changed': msg`Form changed`,
  'form.removed': msg`Form removed`,
  'process.created': msg`Process created`,
  'process.changed': msg`Process changed`,
  'process.published': msg`Process published`,
  'process.removed': msg`Process removed`,
  'ticket.reassigned': msg`Task reassigned`,
  'ticket.terminated': msg`Ticket ended`,
}

/** By the names that the server writes; one that is missing here is shown as it is. */
export const AUDIT_PROPERTY_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  username: msg`User name`,
  nickName: msg({ message: 'Name', context: 'person' }),
  name: msg({ message: 'Name', context: 'thing' }),
  phone: msg`Phone`,
  email: msg`E-mail`,
  remark: msg`Remark`,
  enabled: msg`Enabled`,
  department: msg`Department`,
  roles: msg({ message: 'Roles', context: 'page' }),
  key: msg`Key`,
  sort: msg`Order`,
  dataScope: msg`Data scope`,
  departments: msg({ message: 'Departments', context: 'page' }),
  permissions: msg`Permissions`,
  parent: msg`Parent department`,
  leader: msg`Leader`,
  logo: msg`Logo address`,
  is_verify_code: msg`Sign-in check`,
  time_zone: msg`Time zone`,
  category: msg`Category`,
  icon: msg`Icon`,
  form: msg`Form`,
  nodes: msg`Node`,
  edges: msg`Connection`,
  fields: msg`Field`,
  fieldCount: msg`Number of fields`,
  definition: msg`Fingerprint of the content`,
  version: msg`Version`,
  revision: msg`Revision`,
  assignees: msg`Approver`,
  completion: msg`Several people`,
  condition: msg`Condition`,
  node: msg`Node`,
  selfApproval: msg`When the requester is an approver`,
  samePerson: msg`When somebody agreed at an earlier step`,
  status: msg`Status`,
  reason: msg({ message: 'Reason', context: 'cause' }),
  limit: msg`Limit reached`,
  sessions: msg`Sessions`,
  mediaType: msg`File type`,
  byteCount: msg`Size in bytes`,
}

const REFUSED_OR_ALLOWED = { refuse: msg`Somebody else decides`, allow: msg`Allowed` }

/** Words for values that the server writes as codes, by the property. */
export const AUDIT_VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  reason: {
    unknown: msg`No such user`,
    password: msg`Wrong password`,
    disabled: msg`The account is disabled`,
  },
  limit: {
    pair: msg`One person at one address`,
    account: msg`One person, from all addresses`,
    address: msg`One address`,
  },
  selfApproval: REFUSED_OR_ALLOWED,
  samePerson: REFUSED_OR_ALLOWED,
  status: { running: msg`In progress`, terminated: msg({ message: 'Ended', context: 'status' }) },
}

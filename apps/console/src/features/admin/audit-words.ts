/** What the entries of the audit log are called, and the properties they tell of. */
import type { AuditEntry, AuditKind } from '@formwork/api-contract'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const AUDIT_KIND_WORDS: Readonly<Record<AuditKind, MessageDescriptor>> = {
  'sign-in.succeeded': msg`Signed in`,
  'sign-in.failed': msg`Sign-in failed`,
  'sign-in.throttled': msg`Sign-in stopped after too many attempts`,
  'password.changed': msg`Changed own password`,
  'password.reset': msg`Reset password`,
  'sessions.ended': msg`Sessions ended`,
  'second-factor.turned-on': msg`Second factor turned on`,
  'second-factor.turned-off': msg`Second factor turned off`,
  'second-factor.reset': msg`Second factor reset`,
  'recovery-codes.made': msg`New recovery codes`,
  'user.created': msg`User created`,
  'user.changed': msg`User changed`,
  'user.removed': msg`User removed`,
  'users.exported': msg`Users exported`,
  'role.created': msg`Role created`,
  'role.changed': msg`Role changed`,
  'role.removed': msg`Role removed`,
  'post.created': msg`Post created`,
  'post.changed': msg`Post changed`,
  'post.removed': msg`Post removed`,
  'department.created': msg`Department created`,
  'department.changed': msg`Department changed`,
  'department.removed': msg`Department removed`,
  'menu.created': msg`Menu created`,
  'menu.changed': msg`Menu changed`,
  'menu.removed': msg`Menu removed`,
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
  posts: msg({ message: 'Posts', context: 'people' }),
  people: msg`Number of people`,
  code: msg`Code`,
  order: msg`Order among neighbours`,
  title: msg({ message: 'Title', context: 'menu' }),
  titleEn: msg`English title`,
  path: msg`Path`,
  component: msg`Page of the console`,
  action: msg`Method`,
  permission: msg`Permission`,
  visible: msg`Shown in the menu`,
  noCache: msg`Loaded anew each time`,
  key: msg`Key`,
  sort: msg`Order`,
  dataScope: msg`Data scope`,
  departments: msg({ message: 'Departments', context: 'page' }),
  permissions: msg`Permissions`,
  parent: msg`Parent department`,
  leader: msg`Leader`,
  logo: msg`Logo`,
  changedSecrets: msg`Secrets that were changed`,
  isOn: msg`Switched on`,
  host: msg`Mail server`,
  port: msg`Port`,
  security: msg`Encryption`,
  user: msg`User name`,
  fromAddress: msg`Sender address`,
  fromName: msg`Sender name`,
  siteAddress: msg`Site address`,
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
    'second-factor': msg`Wrong second factor`,
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

/** The sections of the settings, by the names that the server writes. */
const SECTION_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  site: msg`Site`,
  mail: msg({ message: 'Mail', context: 'settings' }),
}

/** What an entry is about, as people call it. */
export function subjectName({ kind, name }: AuditEntry['subject']): string {
  const section = kind === 'settings' ? SECTION_WORDS[name] : undefined
  return section === undefined ? name : i18n._(section)
}

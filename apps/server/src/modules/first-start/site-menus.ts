/** The menus of a new site, and the buttons on their pages. Components name views of the console; a page without permission is for everyone. */
import type { MenuIcon, Permission } from '@formwork/api-contract'
import type { MenuKind } from '../../db/schema/site'

export interface SeedMenu {
  readonly kind: MenuKind
  readonly name: string
  readonly title: string
  readonly titleEn: string
  readonly icon: MenuIcon | ''
  readonly path: string
  readonly component: string
  readonly permission?: Permission
  readonly children?: readonly SeedMenu[]
}

type Button = readonly [title: string, titleEn: string, permission: Permission]

const page = (
  path: string,
  component: string,
  title: string,
  titleEn: string,
  icon: MenuIcon,
  permission: Permission,
  buttons: readonly Button[] = [],
): SeedMenu => ({ kind: 'page', name: component, title, titleEn, icon, path, component, permission, children: buttons.map(button) })

const button = ([title, titleEn, permission]: Button): SeedMenu => ({
  kind: 'button',
  name: '',
  title,
  titleEn,
  icon: '',
  path: '',
  component: '',
  permission,
})

/** Of these subjects each can be added, edited and removed with a permission of its own. */
type System = 'sysuser' | 'sysrole' | 'syspost' | 'sysdept' | 'sysmenu'
const changes = (subject: System): Button[] => [
  ['新增', 'Add', `system:${subject}:add`],
  ['修改', 'Edit', `system:${subject}:edit`],
  ['删除', 'Remove', `system:${subject}:remove`],
]
const drafts = (subject: 'template' | 'manager' | 'classify' | 'schedule' | 'inbound'): Button[] => [
  ['新增', 'Add', `process:admin:${subject}:add`],
  ['修改', 'Edit', `process:admin:${subject}:edit`],
  ['删除', 'Remove', `process:admin:${subject}:delete`],
]

const folder = (path: string, name: string, title: string, titleEn: string, icon: MenuIcon, children: readonly SeedMenu[]): SeedMenu => ({
  kind: 'folder',
  name,
  title,
  titleEn,
  icon,
  path,
  component: 'Layout',
  children,
})

export const SITE_MENUS: readonly SeedMenu[] = [
  folder('/process', 'process', '流程中心', 'Process centre', 'process', [
    page('apply', 'catalogue', '发起申请', 'New request', 'apply', 'process:list:applyProcessList'),
    page('upcoming', 'inbox', '我的待办', 'My to-do', 'inbox', 'process:list:upcoming'),
    page('mine', 'created-by-me', '我发起的', 'Created by me', 'mine', 'process:list:myCreate'),
    page('related', 'related', '我经手的', 'Handled by me', 'related', 'process:list:related'),
    page('all', 'all-tickets', '所有工单', 'All tickets', 'tickets', 'process:list:all', [
      ['改派', 'Reassign', 'process:list:all:inversion'],
      ['终止', 'Terminate', 'process:list:all:end'],
    ]),
  ]),
  folder('/design', 'design', '流程设计', 'Process design', 'design', [
    page('forms', 'forms', '表单设计', 'Forms', 'form', 'process:admin:template:list', drafts('template')),
    page('processes', 'processes', '流程管理', 'Processes', 'flow', 'process:admin:manager:list', [...drafts('manager')]),
    page('categories', 'categories', '流程分类', 'Categories', 'menu', 'process:admin:classify:list', drafts('classify')),
    page('schedules', 'schedules', '定期工单', 'Recurring tickets', 'schedules', 'process:admin:schedule:list', drafts('schedule')),
    page('inbound', 'inbound', '接收 Webhook', 'Inbound webhooks', 'inbound', 'process:admin:inbound:list', drafts('inbound')),
  ]),
  folder('/system', 'system', '系统管理', 'System', 'system', [
    page('users', 'users', '用户管理', 'Users', 'user', 'system:sysuser:list', [
      ...changes('sysuser'),
      ['重置密码', 'Reset password', 'system:sysuser:resetPassword'],
      ['导出', 'Export', 'system:sysuser:export'],
    ]),
    page('roles', 'roles', '角色管理', 'Roles', 'role', 'system:sysrole:list', changes('sysrole')),
    page('posts', 'posts', '岗位管理', 'Posts', 'post', 'system:syspost:list', changes('syspost')),
    page('departments', 'departments', '部门管理', 'Departments', 'department', 'system:sysdept:list', changes('sysdept')),
    page('menus', 'menus', '菜单管理', 'Menus', 'menu', 'system:sysmenu:list', changes('sysmenu')),
    page('settings', 'settings', '系统设置', 'Settings', 'settings', 'system:settings:index:config'),
    page('audit', 'audit', '审计日志', 'Audit log', 'audit', 'system:audit:list'),
    page('sessions', 'sessions', '在线会话', 'Active sessions', 'sessions', 'system:session:list', [
      ['下线', 'Sign out', 'system:session:remove'],
    ]),
    page('sign-ins', 'sign-ins', '登录日志', 'Sign-in log', 'sign-ins', 'system:sysloginlog:query'),
    page('tokens', 'tokens', 'API 令牌', 'API tokens', 'tokens', 'system:session:list'),
    page('webhooks', 'webhooks', 'Webhook', 'Webhooks', 'webhooks', 'system:webhooks:list', [
      ['管理 Webhook', 'Manage webhooks', 'system:webhooks:edit'],
    ]),
    page('health', 'health', '系统健康', 'System health', 'health', 'system:monitor:server:list', [
      ['处理失败任务', 'Handle failed jobs', 'system:monitor:job:edit'],
    ]),
  ]),
]

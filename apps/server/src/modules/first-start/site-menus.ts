/** The menus of a new site. Components name views of the console; a page without permission is for everyone. */
import type { MenuIcon, Permission } from '@formwork/api-contract'
import type { MenuKind } from '../../db/schema/site'

export interface SeedMenu {
  readonly kind: MenuKind
  readonly name: string
  readonly title: string
  readonly titleEn: string
  readonly icon: MenuIcon
  readonly path: string
  readonly component: string
  readonly permission?: Permission
  readonly children?: readonly SeedMenu[]
}

const page = (path: string, component: string, title: string, titleEn: string, icon: MenuIcon, permission: Permission): SeedMenu => ({
  kind: 'page',
  name: component,
  title,
  titleEn,
  icon,
  path,
  component,
  permission,
})

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
    page('all', 'all-tickets', '所有工单', 'All tickets', 'tickets', 'process:list:all'),
  ]),
  folder('/design', 'design', '流程设计', 'Process design', 'design', [
    page('forms', 'forms', '表单设计', 'Forms', 'form', 'process:admin:template:list'),
    page('processes', 'processes', '流程管理', 'Processes', 'flow', 'process:admin:manager:list'),
  ]),
  folder('/system', 'system', '系统管理', 'System', 'system', [
    page('users', 'users', '用户管理', 'Users', 'user', 'system:sysuser:list'),
    page('roles', 'roles', '角色管理', 'Roles', 'role', 'system:sysrole:list'),
    page('departments', 'departments', '部门管理', 'Departments', 'department', 'system:sysdept:list'),
    page('settings', 'settings', '系统设置', 'Settings', 'settings', 'system:settings:index:config'),
    page('audit', 'audit', '审计日志', 'Audit log', 'audit', 'system:audit:list'),
    page('sessions', 'sessions', '在线会话', 'Active sessions', 'sessions', 'system:session:list'),
    page('sign-ins', 'sign-ins', '登录日志', 'Sign-in log', 'sign-ins', 'system:sysloginlog:query'),
  ]),
]

/** Which page a menu entry's `component` names. Total: a name listed here without a page does not compile. */
import { lazyPage, type PageComponent } from './lazy-page'

export const VIEW_NAMES = [
  'dashboard',
  'catalogue',
  'inbox',
  'created-by-me',
  'related',
  'all-tickets',
  'forms',
  'processes',
  'users',
  'roles',
  'departments',
  'settings',
  'audit',
  'sessions',
  'sign-ins',
] as const
export type ViewName = (typeof VIEW_NAMES)[number]

export const views: Readonly<Record<ViewName, PageComponent>> = {
  dashboard: lazyPage(() => import('../features/dashboard/routes/DashboardPage'), 'DashboardPage'),
  catalogue: lazyPage(() => import('../features/work-orders/routes/CataloguePage'), 'CataloguePage'),
  inbox: lazyPage(() => import('../features/inbox/routes/InboxPage'), 'InboxPage'),
  'created-by-me': lazyPage(() => import('../features/work-orders/routes/TicketListPage'), 'MyTicketsPage'),
  related: lazyPage(() => import('../features/work-orders/routes/TicketListPage'), 'RelatedTicketsPage'),
  'all-tickets': lazyPage(() => import('../features/work-orders/routes/TicketListPage'), 'AllTicketsPage'),
  forms: lazyPage(() => import('../features/forms/routes/FormListPage'), 'FormListPage'),
  processes: lazyPage(() => import('../features/processes/routes/ProcessListPage'), 'ProcessListPage'),
  users: lazyPage(() => import('../features/admin/routes/UsersPage'), 'UsersPage'),
  roles: lazyPage(() => import('../features/admin/routes/RolesPage'), 'RolesPage'),
  departments: lazyPage(() => import('../features/admin/routes/DepartmentsPage'), 'DepartmentsPage'),
  settings: lazyPage(() => import('../features/admin/routes/SettingsPage'), 'SettingsPage'),
  audit: lazyPage(() => import('../features/admin/routes/AuditPage'), 'AuditPage'),
  sessions: lazyPage(() => import('../features/admin/routes/SessionsPage'), 'SessionsPage'),
  'sign-ins': lazyPage(() => import('../features/admin/routes/SignInLogPage'), 'SignInLogPage'),
}

export function isViewName(name: string): name is ViewName {
  return VIEW_NAMES.some((known) => known === name)
}

/** Which page a menu entry's `component` names. Total: a name of the contract without a page does not compile. */
import type { ConsoleView } from '@formwork/api-contract'
import { lazyPage, type PageComponent } from './lazy-page'

export type ViewName = ConsoleView

export const views: Readonly<Record<ViewName, PageComponent>> = {
  dashboard: lazyPage(() => import('../features/dashboard/routes/DashboardPage'), 'DashboardPage', 'panels'),
  catalogue: lazyPage(() => import('../features/work-orders/routes/CataloguePage'), 'CataloguePage', 'cards'),
  inbox: lazyPage(() => import('../features/inbox/routes/InboxPage'), 'InboxPage'),
  'created-by-me': lazyPage(() => import('../features/work-orders/routes/TicketListPage'), 'MyTicketsPage'),
  related: lazyPage(() => import('../features/work-orders/routes/TicketListPage'), 'RelatedTicketsPage'),
  'all-tickets': lazyPage(() => import('../features/work-orders/routes/TicketListPage'), 'AllTicketsPage'),
  forms: lazyPage(() => import('../features/forms/routes/FormListPage'), 'FormListPage'),
  processes: lazyPage(() => import('../features/processes/routes/ProcessListPage'), 'ProcessListPage'),
  categories: lazyPage(() => import('../features/processes/categories/CategoriesPage'), 'CategoriesPage'),
  schedules: lazyPage(() => import('../features/work-orders/schedules/SchedulesPage'), 'SchedulesPage'),
  inbound: lazyPage(() => import('../features/work-orders/inbound/InboundListPage'), 'InboundListPage'),
  users: lazyPage(() => import('../features/admin/routes/UsersPage'), 'UsersPage'),
  roles: lazyPage(() => import('../features/admin/routes/RolesPage'), 'RolesPage'),
  posts: lazyPage(() => import('../features/admin/routes/PostsPage'), 'PostsPage'),
  departments: lazyPage(() => import('../features/admin/routes/DepartmentsPage'), 'DepartmentsPage'),
  menus: lazyPage(() => import('../features/admin/routes/MenusPage'), 'MenusPage'),
  settings: lazyPage(() => import('../features/admin/settings/SettingsPage'), 'SettingsPage', 'form'),
  audit: lazyPage(() => import('../features/admin/routes/AuditPage'), 'AuditPage'),
  sessions: lazyPage(() => import('../features/admin/routes/SessionsPage'), 'SessionsPage'),
  'sign-ins': lazyPage(() => import('../features/admin/routes/SignInLogPage'), 'SignInLogPage'),
  tokens: lazyPage(() => import('../features/admin/tokens/TokensPage'), 'TokensPage'),
  webhooks: lazyPage(() => import('../features/admin/webhooks/WebhooksPage'), 'WebhooksPage'),
  health: lazyPage(() => import('../features/admin/health/HealthPage'), 'HealthPage', 'panels'),
}

export function isViewName(name: string): name is ViewName {
  return Object.hasOwn(views, name)
}

/** Which page a menu entry's `component` names. Total: a name listed here without a page does not compile. */
import { lazyPage, type PageComponent } from './lazy-page'

export const VIEW_NAMES = ['users', 'roles', 'departments', 'settings'] as const
export type ViewName = (typeof VIEW_NAMES)[number]

export const views: Readonly<Record<ViewName, PageComponent>> = {
  users: lazyPage(() => import('../features/admin/routes/UsersPage'), 'UsersPage'),
  roles: lazyPage(() => import('../features/admin/routes/RolesPage'), 'RolesPage'),
  departments: lazyPage(() => import('../features/admin/routes/DepartmentsPage'), 'DepartmentsPage'),
  settings: lazyPage(() => import('../features/admin/routes/SettingsPage'), 'SettingsPage'),
}

export function isViewName(name: string): name is ViewName {
  return VIEW_NAMES.some((known) => known === name)
}

/** Where the pages of the menu are on a new site. An address that is one of them exists, also for people whose menu has it not. */
export const PAGE_PATHS = [
  '/process/apply',
  '/process/upcoming',
  '/process/mine',
  '/process/related',
  '/process/all',
  '/design/forms',
  '/design/processes',
  '/system/users',
  '/system/roles',
  '/system/posts',
  '/system/departments',
  '/system/menus',
  '/system/settings',
  '/system/audit',
  '/system/sessions',
  '/system/sign-ins',
] as const

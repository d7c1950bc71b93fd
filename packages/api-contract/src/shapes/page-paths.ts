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
  '/system/departments',
  '/system/settings',
  '/system/audit',
] as const

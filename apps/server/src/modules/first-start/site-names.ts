/** The names of what a new site starts with. Administrators may rename it: these are rows, not texts of the interface. */
import type { Locale } from '../../domain/locale'

interface SiteNames {
  readonly rootDepartment: string
  readonly adminRole: string
  readonly staffRole: string
  readonly managerPost: string
  readonly memberPost: string
  readonly admin: string
}

export const SITE_NAMES: Readonly<Record<Locale, SiteNames>> = {
  'zh-CN': {
    rootDepartment: '总公司',
    adminRole: '系统管理员',
    staffRole: '普通员工',
    managerPost: '部门经理',
    memberPost: '专员',
    admin: '管理员',
  },
  en: {
    rootDepartment: 'Head office',
    adminRole: 'Administrator',
    staffRole: 'Staff',
    managerPost: 'Department manager',
    memberPost: 'Specialist',
    admin: 'Administrator',
  },
}

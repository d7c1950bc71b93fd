/** What a sheet of people consists of: the columns, what they are called in either language, and what is said of them on the second sheet of the template. */
import type { Sex } from '@formwork/api-contract'
import type { Locale } from '../../domain/locale'

export const COLUMNS = ['username', 'nickName', 'department', 'roles', 'posts', 'phone', 'email', 'sex', 'status', 'remark'] as const
export type Column = (typeof COLUMNS)[number]

export const REQUIRED: ReadonlySet<Column> = new Set(['username', 'nickName', 'roles'])

type Words = Readonly<Record<Column, string>>

export const HEADINGS: Readonly<Record<Locale, Words>> = {
  'zh-CN': {
    username: '用户名',
    nickName: '姓名',
    department: '部门',
    roles: '角色',
    posts: '岗位',
    phone: '手机号',
    email: '邮箱',
    sex: '性别',
    status: '状态',
    remark: '备注',
  },
  en: {
    username: 'User name',
    nickName: 'Name',
    department: 'Department',
    roles: 'Roles',
    posts: 'Posts',
    phone: 'Phone',
    email: 'E-mail',
    sex: 'Sex',
    status: 'Status',
    remark: 'Remark',
  },
}

export const HINTS: Readonly<Record<Locale, Words>> = {
  'zh-CN': {
    username: '必填，登录时使用；字母、数字和 . _ @ -，不能重复',
    nickName: '必填',
    department: '从最上级部门写起，用「/」分隔，如：总公司/研发部；留空表示无部门',
    roles: '必填，角色名称或权限字符；多个用逗号分隔，第一个为主角色',
    posts: '岗位编码或名称；多个用逗号分隔，第一个为主岗位',
    phone: '',
    email: '',
    sex: '「男」「女」或「保密」，留空为保密',
    status: '「启用」或「停用」，留空为启用',
    remark: '不超过 500 字',
  },
  en: {
    username: 'Required, used to sign in; letters, digits and . _ @ -, each once',
    nickName: 'Required',
    department: 'From the topmost one, with “/” between, such as Head office/Research; empty for none',
    roles: 'Required, names or keys; several with commas between, the first is the primary one',
    posts: 'Codes or names; several with commas between, the first is the primary one',
    phone: '',
    email: '',
    sex: '“Male”, “Female” or “Not said”; empty for not said',
    status: '“Enabled” or “Disabled”; empty for enabled',
    remark: '500 characters at most',
  },
}

export const STATUS_WORDS: Readonly<Record<Locale, Readonly<Record<'0' | '1', string>>>> = {
  'zh-CN': { '0': '启用', '1': '停用' },
  en: { '0': 'Enabled', '1': 'Disabled' },
}

/** The values of the old wire. */
export const SEX_WORDS: Readonly<Record<Locale, Readonly<Record<Sex, string>>>> = {
  'zh-CN': { '0': '男', '1': '女', '2': '保密' },
  en: { '0': 'Male', '1': 'Female', '2': 'Not said' },
}

export const TITLES: Readonly<
  Record<
    Locale,
    { readonly people: string; readonly hints: string; readonly template: string; readonly column: string; readonly hint: string }
  >
> = {
  'zh-CN': { people: '用户', hints: '填写说明', template: '用户导入模板', column: '列', hint: '说明' },
  en: { people: 'Users', hints: 'How to fill it in', template: 'User import template', column: 'Column', hint: 'What to enter' },
}

/** In characters. */
const WIDTHS: Readonly<Record<Column, number>> = {
  username: 20,
  nickName: 16,
  department: 28,
  roles: 24,
  posts: 20,
  phone: 18,
  email: 28,
  sex: 10,
  status: 10,
  remark: 32,
}
export const COLUMN_WIDTHS: readonly number[] = COLUMNS.map((column) => WIDTHS[column])

/** The heading of a column as it stands in the sheet; what must be filled in has a star. */
export const headingOf = (column: Column, locale: Locale): string => `${HEADINGS[locale][column]}${REQUIRED.has(column) ? '*' : ''}`

/** The column a heading names, in either language, with or without the star. */
export function columnOf(heading: string): Column | null {
  const plain = heading.replace(/[*＊]/g, '').trim().toLowerCase()
  const names = (column: Column) => Object.values(HEADINGS).map((words) => words[column].toLowerCase())
  return COLUMNS.find((column) => names(column).includes(plain)) ?? null
}

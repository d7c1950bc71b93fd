/** Menus: folders, pages, buttons and calls, from which the sidebar, the routes and what roles can be given are made. Field names of the old wire. */
import { z } from '../zod'
import { MENU_ICONS } from '../shapes/icons'
import { codeSchema, emptyAnswer, idParams, idSchema, nameText, orderSchema, requiredText } from '../shapes/fields'
import { type Permission, PERMISSIONS } from '../permissions'
import { basedOn } from '../shapes/based-on'
import { defineRoute } from '../route'
import { placeSchema } from './departments'

/** M a folder, C a page, F a button on a page, A a call. */
export const menuTypeSchema = z.enum(['M', 'C', 'F', 'A'])
export type MenuType = z.output<typeof menuTypeSchema>

/** The pages the console has; what the component of a page names. */
export const CONSOLE_VIEWS = [
  'dashboard',
  'catalogue',
  'inbox',
  'created-by-me',
  'related',
  'all-tickets',
  'forms',
  'processes',
  'categories',
  'schedules',
  'inbound',
  'users',
  'roles',
  'posts',
  'departments',
  'menus',
  'settings',
  'audit',
  'sessions',
  'sign-ins',
  'tokens',
  'webhooks',
  'health',
] as const
export type ConsoleView = (typeof CONSOLE_VIEWS)[number]

const permissionSchema = z.enum(PERMISSIONS)
const iconSchema = z.enum(MENU_ICONS)
const actionSchema = z.enum(['GET', 'POST', 'PUT', 'DELETE'])
const visibleSchema = z.enum(['0', '1'])
/** One part of an address, or several; the address of a page begins with those of the folders it lies in. */
const pathSchema = requiredText(200).check(z.stringFormat('menu-path', /^\/?[\w:-]+(?:\/[\w:-]+)*\/?$/))

const shared = {
  parentId: idSchema.nullable(),
  title: nameText(64),
  titleEn: nameText(64),
  sort: orderSchema,
  visible: visibleSchema,
}
const titled = { menuName: codeSchema, icon: iconSchema }
/** The fields of each kind; none has a field without meaning for it. */
const folderFields = { ...shared, ...titled, path: pathSchema }
const pageFields = {
  ...shared,
  ...titled,
  path: pathSchema,
  component: z.enum(CONSOLE_VIEWS),
  /** Null: for everybody. */
  permission: permissionSchema.nullable(),
  noCache: z.boolean(),
}
const buttonFields = { ...shared, permission: permissionSchema }
const callFields = { ...shared, action: actionSchema, path: requiredText(200), permission: permissionSchema }

const place = { sort: orderSchema.default(0), visible: visibleSchema.default('0') }
/** What each kind is made with. */
export const menuBodies = {
  M: z.strictObject({ ...folderFields, ...place, menuType: z.literal('M') }),
  C: z.strictObject({ ...pageFields, ...place, noCache: pageFields.noCache.default(false), menuType: z.literal('C') }),
  F: z.strictObject({ ...buttonFields, ...place, menuType: z.literal('F') }),
  A: z.strictObject({ ...callFields, ...place, menuType: z.literal('A') }),
}
export const menuCreateSchema = z.discriminatedUnion('menuType', [menuBodies.M, menuBodies.C, menuBodies.F, menuBodies.A])

const menuFacts = {
  menuId: idSchema,
  parentId: idSchema.nullable(),
  menuType: menuTypeSchema,
  menuName: z.string(),
  title: z.string(),
  titleEn: z.string(),
  icon: z.string(),
  path: z.string(),
  component: z.string(),
  action: z.string(),
  permission: z.string().nullable(),
  sort: z.number(),
  visible: visibleSchema,
  noCache: z.boolean(),
}
export const menuFactsSchema = z.object(menuFacts)
export type MenuFacts = z.output<typeof menuFactsSchema>

const changed = { menuId: idSchema, basedOn: basedOn(menuFactsSchema) }
/** What is left out stays as it is; the kind is sent, and stays too. */
export const menuEditSchema = z.discriminatedUnion('menuType', [
  z
    .strictObject(folderFields)
    .partial()
    .extend({ ...changed, menuType: z.literal('M') }),
  z
    .strictObject(pageFields)
    .partial()
    .extend({ ...changed, menuType: z.literal('C') }),
  z
    .strictObject(buttonFields)
    .partial()
    .extend({ ...changed, menuType: z.literal('F') }),
  z
    .strictObject(callFields)
    .partial()
    .extend({ ...changed, menuType: z.literal('A') }),
])
/** What a menu consists of, with what was left out filled in. */
export type MenuFields = z.output<typeof menuCreateSchema>
export type MenuEdit = z.input<typeof menuEditSchema>

export interface MenuNode extends MenuFacts {
  readonly children: MenuNode[]
}
const menuNodeSchema: z.ZodType<MenuNode> = z.object({
  ...menuFacts,
  get children() {
    return z.array(menuNodeSchema)
  },
})

/** A menu in a tree to choose from; ticking it gives its permission. */
export interface MenuChoice {
  readonly id: string
  readonly label: string
  readonly menuType: MenuType
  readonly permission: Permission | null
  readonly children: MenuChoice[]
}
export const menuChoiceSchema: z.ZodType<MenuChoice> = z.object({
  id: idSchema,
  label: z.string(),
  menuType: menuTypeSchema,
  permission: permissionSchema.nullable(),
  get children() {
    return z.array(menuChoiceSchema)
  },
})

export const listMenus = defineRoute({
  method: 'GET',
  path: '/api/v1/menulist',
  wire: 'v1',
  access: ['system:sysmenu:list'],
  summary: 'All menus as a tree.',
  answer: z.array(menuNodeSchema),
})
export const menuTreeselect = defineRoute({
  method: 'GET',
  path: '/api/v1/menuTreeselect',
  wire: 'v1',
  access: ['system:sysrole:list', 'system:sysmenu:list'],
  summary: 'The menus as a tree to choose from, titles in the language asked for.',
  answer: z.array(menuChoiceSchema),
})
export const getMenu = defineRoute({
  method: 'GET',
  path: '/api/v1/menu/:id',
  wire: 'v1',
  access: ['system:sysmenu:list'],
  summary: 'One menu.',
  params: idParams,
  answer: menuFactsSchema,
})
export const createMenu = defineRoute({
  method: 'POST',
  path: '/api/v1/menu',
  wire: 'v1',
  access: ['system:sysmenu:add'],
  summary: 'Creates a folder, page, button or call, with a permission that one holds oneself.',
  body: menuCreateSchema,
  answer: z.object({ menuId: idSchema }),
})
export const updateMenu = defineRoute({
  method: 'PUT',
  path: '/api/v1/menu',
  wire: 'v1',
  access: ['system:sysmenu:edit'],
  summary:
    'Changes a menu; its kind stays (`menu.kind`). Refused with `menu.cycle` below itself, and `menu.path-taken` where another page has the address.',
  body: menuEditSchema,
  answer: emptyAnswer,
})
export const deleteMenu = defineRoute({
  method: 'DELETE',
  path: '/api/v1/menu/:id',
  wire: 'v1',
  access: ['system:sysmenu:remove'],
  summary: 'Removes a menu; refused with `menu.in-use` while others lie below it. Roles keep what they hold.',
  params: idParams,
  answer: emptyAnswer,
})
export const placeMenu = defineRoute({
  method: 'PUT',
  path: '/api/v2/menus/:id/place',
  wire: 'v2',
  access: ['system:sysmenu:edit'],
  summary: 'Moves a menu below another or among its neighbours, whose order is numbered anew.',
  params: idParams,
  body: placeSchema,
  answer: z.null(),
})

/** Roles: what people may do, how far, and who holds it; spec 7.2, field names of the old wire. */
import { z } from '../zod'
import { emptyAnswer, idParams, idSchema, nameText, orderSchema, remarkSchema, roleKeySchema, statusSchema, text } from '../shapes/fields'
import { basedOn } from '../shapes/based-on'
import { pageOf, pageQuerySchema } from '../shapes/paging'
import { userRowSchema } from '../people'
import { defineRoute } from '../route'
import { departmentChoiceSchema } from './departments'
import { menuChoiceSchema } from './menus'

/** How far the role's permissions reach: 1 everyone, 2 chosen departments, 3 the holder's department, 4 it and those below, 5 the holder alone. */
export const dataScopeSchema = z.enum(['1', '2', '3', '4', '5'])
export type DataScope = z.output<typeof dataScopeSchema>

const chosenDepartments = z.array(idSchema).max(1000)

export const roleRowSchema = z.object({
  roleId: idSchema,
  roleName: z.string(),
  roleKey: z.string(),
  roleSort: z.number(),
  status: statusSchema,
  remark: z.string(),
  dataScope: dataScopeSchema,
  /** The departments of data scope 2; empty otherwise. */
  deptIds: z.array(idSchema),
  permissions: z.array(z.string()),
  /** The caller may give it to people: it holds and reaches no more than they do. */
  grantable: z.boolean(),
  /** Built in: it can be neither removed nor stripped of its rights. */
  admin: z.boolean(),
})
export type RoleRow = z.output<typeof roleRowSchema>

const roleFields = {
  roleName: nameText(64),
  roleSort: orderSchema.default(0),
  status: statusSchema.default('0'),
  remark: remarkSchema.default(''),
  permissions: z.array(z.string().max(100)).max(500).default([]),
  /** Left out: a new role gets the widest its maker may give, an old one keeps what it has. */
  dataScope: dataScopeSchema.optional(),
  /** Needed with data scope 2, of no meaning otherwise. */
  deptIds: chosenDepartments.default([]),
}

const roleCreateSchema = z.strictObject({ roleKey: roleKeySchema, ...roleFields })
export type RoleCreate = z.input<typeof roleCreateSchema>
/** Fields that are left out stay unchanged: an edit of the name does not give back a permission that a colleague has taken meanwhile. */
export const roleEditSchema = z.strictObject({
  roleId: idSchema,
  ...roleFields,
  roleSort: orderSchema.optional(),
  status: statusSchema.optional(),
  remark: remarkSchema.optional(),
  permissions: roleFields.permissions.unwrap().optional(),
  basedOn: basedOn(roleRowSchema.pick({ roleName: true, roleSort: true, status: true, remark: true, permissions: true })),
})
export type RoleEdit = z.input<typeof roleEditSchema>

/** Data scope 2 names departments, one at least. */
export function lacksDepartments({
  dataScope,
  deptIds,
}: {
  readonly dataScope?: DataScope | undefined
  readonly deptIds: readonly string[]
}): boolean {
  return dataScope === '2' && deptIds.length === 0
}

export const listRoles = defineRoute({
  method: 'GET',
  path: '/api/v1/rolelist',
  wire: 'v1',
  access: ['system:sysrole:list', 'system:sysuser:list', 'process:admin:manager:list'],
  summary: 'Roles in their order.',
  query: pageQuerySchema.extend({ roleName: text(64).optional(), status: statusSchema.optional() }),
  answer: pageOf(roleRowSchema),
})
export const getRole = defineRoute({
  method: 'GET',
  path: '/api/v1/role/:id',
  wire: 'v1',
  access: ['system:sysrole:list', 'system:sysuser:list'],
  summary: 'One role.',
  params: idParams,
  answer: roleRowSchema,
})
const roleIdParams = z.object({ roleId: idSchema })

export const roleDeptTreeselect = defineRoute({
  method: 'GET',
  path: '/api/v1/roleDeptTreeselect/:roleId',
  wire: 'v1',
  access: ['system:sysrole:edit'],
  summary: 'The departments in one’s reach as a tree, those a role has chosen, and the data scopes one may give it.',
  params: roleIdParams,
  answer: emptyAnswer,
  extras: z.object({
    depts: z.array(departmentChoiceSchema),
    checkedKeys: z.array(idSchema),
    /** Data scopes that the caller may give this role. */
    scopes: z.array(dataScopeSchema),
  }),
})
export const roleMenuTreeselect = defineRoute({
  method: 'GET',
  path: '/api/v1/roleMenuTreeselect/:roleId',
  wire: 'v1',
  access: ['system:sysrole:list'],
  summary: 'The menus as a tree, and those whose permission a role holds.',
  params: roleIdParams,
  answer: emptyAnswer,
  extras: z.object({ menus: z.array(menuChoiceSchema), checkedKeys: z.array(idSchema) }),
})
export const listRoleMembers = defineRoute({
  method: 'GET',
  path: '/api/v2/roles/:id/members',
  wire: 'v2',
  access: ['system:sysuser:list'],
  summary: 'Who holds a role, as far as one’s scope reaches.',
  params: idParams,
  query: pageQuerySchema.extend({ keyword: text(64).optional() }),
  answer: pageOf(userRowSchema),
})
export const changeRoleMembers = defineRoute({
  method: 'POST',
  path: '/api/v2/roles/:id/members',
  wire: 'v2',
  access: ['system:sysuser:edit'],
  summary: 'Gives a role to people and takes it from others, 100 in all at most, all or none.',
  params: idParams,
  body: z.strictObject({ add: z.array(idSchema).max(100).default([]), remove: z.array(idSchema).max(100).default([]) }),
  answer: z.null(),
})
export const createRole = defineRoute({
  method: 'POST',
  path: '/api/v1/role',
  wire: 'v1',
  access: ['system:sysrole:add'],
  summary:
    'Creates a role; nobody can give it what they do not hold, nor let it reach further than they do. Refused with `role.key-taken`.',
  body: roleCreateSchema,
  answer: z.object({ roleId: idSchema }),
})
export const updateRole = defineRoute({
  method: 'PUT',
  path: '/api/v1/role',
  wire: 'v1',
  access: ['system:sysrole:edit'],
  summary: 'Changes a role, or only its status; the administrators’ role keeps its rights and stays enabled (`role.built-in`).',
  body: z.union([roleEditSchema, z.strictObject({ roleId: idSchema, status: statusSchema })]),
  answer: emptyAnswer,
})
export const setRoleScope = defineRoute({
  method: 'PUT',
  path: '/api/v1/roledatascope',
  wire: 'v1',
  access: ['system:sysrole:edit'],
  summary:
    'Changes how far a role reaches: no further than one’s own reach. A scope of chosen departments names them in `deptIds` (`role.scope-without-departments`).',
  body: z.strictObject({
    roleId: idSchema,
    dataScope: dataScopeSchema,
    deptIds: chosenDepartments.default([]),
    basedOn: basedOn(roleRowSchema.pick({ dataScope: true, deptIds: true })),
  }),
  answer: emptyAnswer,
})
export const deleteRole = defineRoute({
  method: 'DELETE',
  path: '/api/v1/role/:id',
  wire: 'v1',
  access: ['system:sysrole:remove'],
  summary: 'Removes a role; refused with `role.in-use` while somebody holds it, and with `role.built-in` for that of administrators.',
  params: idParams,
  answer: emptyAnswer,
})

/** Users, roles and departments; spec 7.2 to 7.4, field names of the old wire. */
import { z } from './zod'
import {
  emailSchema,
  emptyAnswer,
  idParams,
  idSchema,
  newPasswordSchema,
  orderSchema,
  remarkSchema,
  requiredText,
  roleKeySchema,
  statusSchema,
  text,
  usernameSchema,
} from './shapes/fields'
import { pageOf, pageQuerySchema } from './shapes/paging'
import { defineRoute } from './route'

export const userRowSchema = z.object({
  userId: idSchema,
  username: z.string(),
  nickName: z.string(),
  phone: z.string(),
  email: z.string(),
  status: statusSchema,
  deptId: idSchema.nullable(),
  deptName: z.string(),
  /** All roles; `roleId` is the primary one, kept for old clients. */
  roleIds: z.array(idSchema),
  roleId: idSchema.nullable(),
  remark: z.string(),
  createdAt: z.iso.datetime(),
})
export type UserRow = z.output<typeof userRowSchema>

const userFields = {
  nickName: requiredText(64),
  phone: text(32).default(''),
  email: emailSchema.default(''),
  deptId: idSchema.nullable().default(null),
  roleIds: z.array(idSchema).max(50),
  remark: remarkSchema.default(''),
  status: statusSchema.default('0'),
}

export const userCreateSchema = z.strictObject({ username: usernameSchema, password: newPasswordSchema, ...userFields })
export type UserCreate = z.input<typeof userCreateSchema>

export const userEditSchema = z.strictObject({ userId: idSchema, ...userFields })
export type UserEdit = z.input<typeof userEditSchema>
export const passwordResetSchema = z.strictObject({ userId: idSchema, password: newPasswordSchema })
/** One path serves three intents, as the old wire has it; each is its own shape, none can smuggle in another's field. */
export const userUpdateSchema = z.union([userEditSchema, z.strictObject({ userId: idSchema, status: statusSchema }), passwordResetSchema])
export type UserUpdate = z.input<typeof userUpdateSchema>

export const listUsers = defineRoute({
  method: 'GET',
  path: '/api/v1/sysUserList',
  wire: 'v1',
  access: ['system:sysuser:list'],
  summary: 'Users, newest first.',
  query: pageQuerySchema.extend({
    /** Found in user name, nick name, phone or e-mail. */
    keyword: text(64).optional(),
    username: text(64).optional(),
    status: statusSchema.optional(),
    deptId: idSchema.optional(),
  }),
  answer: pageOf(userRowSchema),
})
export const getUser = defineRoute({
  method: 'GET',
  path: '/api/v1/sysUser/:id',
  wire: 'v1',
  access: ['system:sysuser:list'],
  summary: 'One user.',
  params: idParams,
  answer: userRowSchema,
})
export const createUser = defineRoute({
  method: 'POST',
  path: '/api/v1/sysUser',
  wire: 'v1',
  access: ['system:sysuser:add'],
  summary: 'Creates a user; the password must be changed at first sign-in.',
  body: userCreateSchema,
  answer: z.object({ userId: idSchema }),
})
export const updateUser = defineRoute({
  method: 'PUT',
  path: '/api/v1/sysUser',
  wire: 'v1',
  access: ['system:sysuser:edit', 'system:sysuser:resetPassword'],
  summary: 'Changes a user, or only the status, or only the password.',
  body: userUpdateSchema,
  answer: emptyAnswer,
})
export const deleteUser = defineRoute({
  method: 'DELETE',
  path: '/api/v1/sysUser/:id',
  wire: 'v1',
  access: ['system:sysuser:remove'],
  summary: 'Removes a user; their tickets and history stay.',
  params: idParams,
  answer: emptyAnswer,
})

/** What waits for somebody, to be told before the account is disabled or removed. */
export const getOpenWork = defineRoute({
  method: 'GET',
  path: '/api/v2/people/:id/open-work',
  wire: 'v2',
  access: ['system:sysuser:edit', 'system:sysuser:remove'],
  summary: 'How many tickets wait for a person, and how many of their own are running.',
  params: idParams,
  answer: z.object({ waiting: z.number(), running: z.number() }),
})

/** Slim rows for pickers (assignees of a process or a task, leaders of a department): whoever names people there may read them. */
export const personSchema = z.object({ id: idSchema, name: z.string(), detail: z.string() })
export type Person = z.output<typeof personSchema>
export const searchPeople = defineRoute({
  method: 'GET',
  path: '/api/v2/people',
  wire: 'v2',
  access: ['process:admin:manager:list', 'process:list:all:inversion', 'system:sysuser:list', 'system:sysdept:list', 'system:audit:list'],
  summary: 'Enabled people whose name matches, or those with the given ids; 50 at most.',
  query: z.object({ keyword: text(64).optional(), ids: text(4000).optional() }),
  answer: z.object({ list: z.array(personSchema) }),
})

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
  /** Whoever asks may give it to people: it holds and reaches no more than they do. */
  grantable: z.boolean(),
  /** Built in: it can be neither removed nor stripped of its rights. */
  admin: z.boolean(),
})
export type RoleRow = z.output<typeof roleRowSchema>

const roleFields = {
  roleName: requiredText(64),
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
export const roleEditSchema = z.strictObject({ roleId: idSchema, ...roleFields })
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
export const createRole = defineRoute({
  method: 'POST',
  path: '/api/v1/role',
  wire: 'v1',
  access: ['system:sysrole:add'],
  summary: 'Creates a role; nobody can give it what they do not hold, nor let it reach further than they do.',
  body: roleCreateSchema,
  answer: z.object({ roleId: idSchema }),
})
export const updateRole = defineRoute({
  method: 'PUT',
  path: '/api/v1/role',
  wire: 'v1',
  access: ['system:sysrole:edit'],
  summary: 'Changes a role, or only its status.',
  body: z.union([roleEditSchema, z.strictObject({ roleId: idSchema, status: statusSchema })]),
  answer: emptyAnswer,
})
export const setRoleScope = defineRoute({
  method: 'PUT',
  path: '/api/v1/roledatascope',
  wire: 'v1',
  access: ['system:sysrole:edit'],
  summary: 'Changes how far a role reaches.',
  body: z.strictObject({ roleId: idSchema, dataScope: dataScopeSchema, deptIds: chosenDepartments.default([]) }),
  answer: emptyAnswer,
})
export const deleteRole = defineRoute({
  method: 'DELETE',
  path: '/api/v1/role/:id',
  wire: 'v1',
  access: ['system:sysrole:remove'],
  summary: 'Removes a role nobody holds.',
  params: idParams,
  answer: emptyAnswer,
})

export interface DepartmentNode {
  readonly deptId: string
  readonly parentId: string | null
  readonly deptName: string
  readonly sort: number
  /** User id of the leader, who approves for its members. */
  readonly leader: string | null
  readonly leaderName: string
  readonly status: '0' | '1'
  readonly children: DepartmentNode[]
}
export const departmentNodeSchema: z.ZodType<DepartmentNode> = z.object({
  deptId: idSchema,
  parentId: idSchema.nullable(),
  deptName: z.string(),
  sort: z.number(),
  leader: idSchema.nullable(),
  leaderName: z.string(),
  status: statusSchema,
  get children() {
    return z.array(departmentNodeSchema)
  },
})

const departmentFields = {
  deptName: requiredText(64),
  sort: orderSchema.default(0),
  leader: idSchema.nullable().default(null),
  status: statusSchema.default('0'),
}

const departmentCreateSchema = z.strictObject({ parentId: idSchema.nullable(), ...departmentFields })
export type DepartmentCreate = z.input<typeof departmentCreateSchema>
const departmentEditSchema = z.strictObject({ deptId: idSchema, parentId: idSchema.nullable(), ...departmentFields })
export type DepartmentEdit = z.input<typeof departmentEditSchema>

export const listDepartments = defineRoute({
  method: 'GET',
  path: '/api/v1/deptList',
  wire: 'v1',
  access: ['system:sysdept:list', 'system:sysuser:list', 'process:admin:manager:list'],
  summary: 'The department tree.',
  answer: z.array(departmentNodeSchema),
})
export const createDepartment = defineRoute({
  method: 'POST',
  path: '/api/v1/dept',
  wire: 'v1',
  access: ['system:sysdept:add'],
  summary: 'Creates a department below another.',
  body: departmentCreateSchema,
  answer: z.object({ deptId: idSchema }),
})
export const updateDepartment = defineRoute({
  method: 'PUT',
  path: '/api/v1/dept',
  wire: 'v1',
  access: ['system:sysdept:edit'],
  summary: 'Changes a department or moves it; a move below itself is refused.',
  body: departmentEditSchema,
  answer: emptyAnswer,
})
export const deleteDepartment = defineRoute({
  method: 'DELETE',
  path: '/api/v1/dept/:id',
  wire: 'v1',
  access: ['system:sysdept:remove'],
  summary: 'Removes a department with neither people nor children.',
  params: idParams,
  answer: emptyAnswer,
})

/** Users and their sheets; spec 7.3, field names of the old wire. */
import { z } from './zod'
import {
  emailSchema,
  emptyAnswer,
  idParams,
  idSchema,
  instantSchema,
  nameText,
  newPasswordSchema,
  remarkSchema,
  statusSchema,
  text,
  usernameSchema,
} from './shapes/fields'
import { pageOf, pageQuerySchema } from './shapes/paging'
import { basedOn } from './shapes/based-on'
import { sexSchema } from './profile/own-profile'
import { defineRoute } from './route'

export const userRowSchema = z.object({
  userId: idSchema,
  username: z.string(),
  nickName: z.string(),
  phone: z.string(),
  email: z.string(),
  sex: sexSchema,
  status: statusSchema,
  deptId: idSchema.nullable(),
  deptName: z.string(),
  /** All roles; `roleId` is the primary one, kept for old clients. */
  roleIds: z.array(idSchema),
  roleId: idSchema.nullable(),
  /** All posts, those that are disabled too; `postId` is the primary one. */
  postIds: z.array(idSchema),
  postId: idSchema.nullable(),
  remark: z.string(),
  createdAt: z.iso.datetime(),
})
export type UserRow = z.output<typeof userRowSchema>

const userFields = {
  nickName: nameText(64),
  phone: text(32).default(''),
  email: emailSchema.default(''),
  /** Left out: unstated for a new person, unchanged for an existing one. */
  sex: sexSchema.optional(),
  deptId: idSchema.nullable().default(null),
  roleIds: z.array(idSchema).max(50),
  /** Left out: none for a new person, unchanged for an existing one. */
  postIds: z.array(idSchema).max(20).optional(),
  remark: remarkSchema.default(''),
  status: statusSchema.default('0'),
}

export const userCreateSchema = z.strictObject({ username: usernameSchema, password: newPasswordSchema, ...userFields })
export type UserCreate = z.input<typeof userCreateSchema>

/** Fields that are left out stay unchanged: an edit of the telephone number does not undo a colleague's change. */
export const userEditSchema = z.strictObject({
  userId: idSchema,
  ...userFields,
  phone: text(32).optional(),
  email: emailSchema.optional(),
  deptId: idSchema.nullable().optional(),
  roleIds: userFields.roleIds.optional(),
  remark: remarkSchema.optional(),
  status: statusSchema.optional(),
  basedOn: basedOn(
    userRowSchema.pick({
      nickName: true,
      phone: true,
      email: true,
      sex: true,
      deptId: true,
      roleIds: true,
      postIds: true,
      remark: true,
      status: true,
    }),
  ),
})
export type UserEdit = z.input<typeof userEditSchema>
export const passwordResetSchema = z.strictObject({ userId: idSchema, password: newPasswordSchema })
/** One path serves three intents, as the old wire has it; each is its own shape, none can smuggle in another's field. */
export const userUpdateSchema = z.union([userEditSchema, z.strictObject({ userId: idSchema, status: statusSchema }), passwordResetSchema])
export type UserUpdate = z.input<typeof userUpdateSchema>

const userFilter = {
  /** Found in user name, nick name, phone or e-mail. */
  keyword: text(64).optional(),
  username: text(64).optional(),
  status: statusSchema.optional(),
  deptId: idSchema.optional(),
}

export const listUsers = defineRoute({
  method: 'GET',
  path: '/api/v1/sysUserList',
  wire: 'v1',
  access: ['system:sysuser:list'],
  summary:
    'Users within one’s data scope, newest first. `status` is `0` for enabled accounts and `1` for disabled ones; `deptId` takes in the departments below.',
  query: pageQuerySchema.extend({
    ...userFilter,
    /** A long list is counted to 10,000 and no further. */
    boundedCount: z.literal('1').optional(),
  }),
  answer: pageOf(userRowSchema).extend({
    /** Present when there are more than `count`. */
    isCountBounded: z.literal(true).optional(),
  }),
})
/** What people can be given. */
const userChoices = {
  roles: z.array(
    z.object({
      roleId: idSchema,
      roleName: z.string(),
      roleKey: z.string(),
      status: statusSchema,
      /** The caller may give it to people: it holds and reaches no more than they do. */
      grantable: z.boolean(),
    }),
  ),
  posts: z.array(z.object({ postId: idSchema, postName: z.string(), postCode: z.string(), status: statusSchema })),
  /** The caller has a data scope: people they create must belong to a department within it. */
  departmentRequired: z.boolean(),
}

export const getUser = defineRoute({
  method: 'GET',
  path: '/api/v1/sysUser/:id',
  wire: 'v1',
  access: ['system:sysuser:list'],
  summary: 'One user, and the roles and posts there are.',
  params: idParams,
  answer: userRowSchema,
  extras: z.object({ roleIds: z.array(idSchema), postIds: z.array(idSchema), ...userChoices }),
})
export const userOptions = defineRoute({
  method: 'GET',
  path: '/api/v1/sysUser/',
  wire: 'v1',
  access: ['system:sysuser:list', 'system:sysuser:add', 'system:sysuser:edit'],
  summary: 'The roles and posts that people can be given.',
  answer: z.object(userChoices),
})
export const createUser = defineRoute({
  method: 'POST',
  path: '/api/v1/sysUser',
  wire: 'v1',
  access: ['system:sysuser:add'],
  summary:
    'Creates a user in a department within one’s data scope, with roles that reach no further than one’s own (`role.beyond-yours`); the password must be changed at first sign-in. Refused with `user.name-taken`.',
  body: userCreateSchema,
  answer: z.object({ userId: idSchema }),
})
export const updateUser = defineRoute({
  method: 'PUT',
  path: '/api/v1/sysUser',
  wire: 'v1',
  access: ['system:sysuser:edit', 'system:sysuser:resetPassword'],
  summary:
    'Changes a user within one’s data scope, or only the status, or only the password (which asks for `system:sysuser:resetPassword`). One cannot disable oneself (`user.yourself`), nor the last administrator (`user.last-administrator`).',
  body: userUpdateSchema,
  answer: emptyAnswer,
})
export const deleteUser = defineRoute({
  method: 'DELETE',
  path: '/api/v1/sysUser/:id',
  wire: 'v1',
  access: ['system:sysuser:remove'],
  summary:
    'Removes a user within one’s data scope; their tickets and history stay, and what waits for them is passed on as if they were disabled (see `open-work`). Refused with `user.yourself` and `user.last-administrator`.',
  params: idParams,
  answer: emptyAnswer,
})

/** At most so many people are changed by one call. */
export const MAX_PEOPLE = 100
const peopleIds = z.array(idSchema).min(1).max(MAX_PEOPLE)
/** Ids, joined by commas. An invalid id names nobody. */
const chosenPeople = text(4000)

/** Rows of one import or export. */
export const SHEET_ROWS = 5000
const sheetAccess = ['system:sysuser:add'] as const

export const userImportTemplate = defineRoute({
  method: 'GET',
  path: '/api/v1/sysUser/importTemplate',
  wire: 'v1',
  access: sheetAccess,
  summary: 'An empty sheet (xlsx) with the columns of an import, and one that explains them.',
  carries: 'file',
  answer: z.unknown(),
})
export const importUsers = defineRoute({
  method: 'POST',
  path: '/api/v1/sysUser/import',
  wire: 'v1',
  access: sheetAccess,
  summary:
    'Creates the people of a sheet (xlsx or csv, 5,000 rows), all or none: the part `password` of a multipart body is everybody’s first password, the part `file` behind the others the sheet. With the part `createDepartments` as `1`, departments that are not there are made too, which needs the right to add them. Refused with row and column of all that is wrong.',
  carries: 'file',
  /** People and departments that were made. */
  answer: z.object({ created: z.number(), departments: z.number() }),
})
export const exportUsers = defineRoute({
  method: 'GET',
  path: '/api/v1/sysUser/export',
  wire: 'v1',
  access: ['system:sysuser:export'],
  summary:
    'The users a list with the same filters shows, as a sheet (xlsx) with the columns of an import; refused when they are more than 5,000.',
  carries: 'file',
  query: z.object({ ...userFilter, ids: chosenPeople.optional() }),
  answer: z.unknown(),
})

export const setUsersStatus = defineRoute({
  method: 'POST',
  path: '/api/v2/people/status',
  wire: 'v2',
  access: ['system:sysuser:edit'],
  summary: 'Enables or disables up to 100 people, all or none; answers those who were changed, or refuses with the reason of each.',
  body: z.strictObject({ ids: peopleIds, status: statusSchema }),
  answer: z.object({ changed: z.array(idSchema) }),
})
export const movePeople = defineRoute({
  method: 'POST',
  path: '/api/v2/people/department',
  wire: 'v2',
  access: ['system:sysuser:edit'],
  summary: 'Moves up to 100 people to a department, all or none; answers those who were elsewhere, or refuses with the reason of each.',
  body: z.strictObject({ ids: peopleIds, deptId: idSchema }),
  answer: z.object({ changed: z.array(idSchema) }),
})

/** As many as a question can name; the others are counted. */
export const MAX_MENTIONED = 5

/** `shown`: some of them by name, none where the reader may not see them. */
const mentionedSchema = z.object({ count: z.number(), shown: z.array(z.object({ id: idSchema, name: z.string() })).max(MAX_MENTIONED) })

/** The open work of people and where they are named, shown before their accounts are disabled or removed. */
const openWorkSchema = z.object({
  waiting: z.number(),
  running: z.number(),
  /** Schedules that are switched on and start tickets in their name. */
  schedules: mentionedSchema,
  /** The same of inbound webhooks. */
  inbound: mentionedSchema,
  /** Processes whose draft or published version names them. */
  processes: mentionedSchema,
})
export type OpenWork = z.output<typeof openWorkSchema>

export const getOpenWork = defineRoute({
  method: 'GET',
  path: '/api/v2/people/:id/open-work',
  wire: 'v2',
  access: ['system:sysuser:edit', 'system:sysuser:remove'],
  summary:
    'How many tickets wait for a person, how many of their own are running, and which schedules, inbound webhooks and processes name them.',
  params: idParams,
  answer: openWorkSchema,
})

export const getOpenWorkOfMany = defineRoute({
  method: 'GET',
  path: '/api/v2/people/open-work',
  wire: 'v2',
  access: ['system:sysuser:edit', 'system:sysuser:remove'],
  summary: 'The same of up to 100 people together; whom one does not reach is left out.',
  query: z.object({ ids: chosenPeople }),
  answer: openWorkSchema,
})

/** Slim rows for pickers (assignees of a process or a task, leaders of a department), for everybody who may name people there. */
export const personSchema = z.object({
  id: idSchema,
  name: z.string(),
  detail: z.string(),
  /** Is away until then. */
  backAt: instantSchema.optional(),
})
export type Person = z.output<typeof personSchema>
export const searchPeople = defineRoute({
  method: 'GET',
  path: '/api/v2/people',
  wire: 'v2',
  access: [
    'process:admin:manager:list',
    'process:admin:schedule:list',
    'process:admin:inbound:list',
    'process:list:all:inversion',
    'system:sysuser:list',
    'system:sysdept:list',
    'system:audit:list',
  ],
  summary: 'Enabled people whose name matches, or those with the given ids; 50 at most. Who is away is told with the end of it (`backAt`).',
  query: z.object({ keyword: text(64).optional(), ids: text(4000).optional() }),
  answer: z.object({ list: z.array(personSchema) }),
})

/** Departments; spec 7.4, field names of the old wire. */
import { z } from '../zod'
import { emptyAnswer, idParams, idSchema, nameText, orderSchema, statusSchema, text } from '../shapes/fields'
import { basedOn } from '../shapes/based-on'
import { defineRoute } from '../route'

export interface DepartmentNode {
  readonly deptId: string
  readonly parentId: string | null
  readonly deptName: string
  readonly sort: number
  /** User id of the leader, who approves for its members. */
  readonly leader: string | null
  readonly leaderName: string
  readonly status: '0' | '1'
  /** People in it who are not removed; those below are not counted. */
  readonly members: number
  readonly children: DepartmentNode[]
}
const departmentFacts = {
  deptId: idSchema,
  parentId: idSchema.nullable(),
  deptName: z.string(),
  sort: z.number(),
  leader: idSchema.nullable(),
  leaderName: z.string(),
  status: statusSchema,
}
export const departmentNodeSchema: z.ZodType<DepartmentNode> = z.object({
  ...departmentFacts,
  members: z.number(),
  get children() {
    return z.array(departmentNodeSchema)
  },
})

const departmentFields = {
  deptName: nameText(64),
  sort: orderSchema.default(0),
  leader: idSchema.nullable().default(null),
  status: statusSchema.default('0'),
}

const departmentCreateSchema = z.strictObject({ parentId: idSchema.nullable(), ...departmentFields })
export type DepartmentCreate = z.input<typeof departmentCreateSchema>
/** What is left out stays as it is. */
const departmentEditSchema = z.strictObject({
  deptId: idSchema,
  ...departmentFields,
  parentId: idSchema.nullable().optional(),
  sort: orderSchema.optional(),
  leader: idSchema.nullable().optional(),
  status: statusSchema.optional(),
  basedOn: basedOn(z.object(departmentFacts).pick({ deptName: true, parentId: true, sort: true, leader: true, status: true })),
})
export type DepartmentEdit = z.input<typeof departmentEditSchema>

const departmentFilter = z.object({ deptName: text(64).optional(), status: statusSchema.optional() })

/** A department in a tree to choose from. */
export interface DepartmentChoice {
  readonly id: string
  readonly label: string
  readonly children: DepartmentChoice[]
}
export const departmentChoiceSchema: z.ZodType<DepartmentChoice> = z.object({
  id: idSchema,
  label: z.string(),
  get children() {
    return z.array(departmentChoiceSchema)
  },
})

/** What everybody may see of a department. */
export interface DepartmentName {
  readonly deptId: string
  readonly parentId: string | null
  readonly deptName: string
  readonly children: DepartmentName[]
}
const departmentNameSchema: z.ZodType<DepartmentName> = z.object({
  deptId: idSchema,
  parentId: idSchema.nullable(),
  deptName: z.string(),
  get children() {
    return z.array(departmentNameSchema)
  },
})

export const listDepartments = defineRoute({
  method: 'GET',
  path: '/api/v1/deptList',
  wire: 'v1',
  access: ['system:sysdept:list', 'system:sysuser:list', 'process:admin:manager:list'],
  summary: 'The department tree; with a filter those that match, below those they belong to.',
  query: departmentFilter,
  answer: z.array(departmentNodeSchema),
})
export const listDepartmentNames = defineRoute({
  method: 'GET',
  path: '/api/v1/ordinaryDeptList',
  wire: 'v1',
  access: 'signed-in',
  summary: 'The tree of enabled departments, names alone, for whoever fills a form in.',
  query: z.object({ deptName: text(64).optional() }),
  answer: z.array(departmentNameSchema),
})
export const departmentTree = defineRoute({
  method: 'GET',
  path: '/api/v1/deptTree',
  wire: 'v1',
  access: listDepartments.access,
  summary: 'The departments in one’s reach as a tree to choose from.',
  answer: z.array(departmentChoiceSchema),
})
export const getDepartment = defineRoute({
  method: 'GET',
  path: '/api/v1/dept/:id',
  wire: 'v1',
  access: ['system:sysdept:list'],
  summary: 'One department.',
  params: idParams,
  answer: z.object(departmentFacts),
})
/** The new place in a tree: below which parent, and before which sibling; null is the top, and the end. */
export const placeSchema = z.strictObject({ parentId: idSchema.nullable(), before: idSchema.nullable().default(null) })
export type Place = z.input<typeof placeSchema>

export const placeDepartment = defineRoute({
  method: 'PUT',
  path: '/api/v2/departments/:id/place',
  wire: 'v2',
  access: ['system:sysdept:edit'],
  summary: 'Moves a department below another or among its neighbours, whose order is numbered anew.',
  params: idParams,
  body: placeSchema,
  answer: z.null(),
})
export const createDepartment = defineRoute({
  method: 'POST',
  path: '/api/v1/dept',
  wire: 'v1',
  access: ['system:sysdept:add'],
  summary: 'Creates a department below another that is within one’s data scope; with null as `parentId` at the top.',
  body: departmentCreateSchema,
  answer: z.object({ deptId: idSchema }),
})
export const updateDepartment = defineRoute({
  method: 'PUT',
  path: '/api/v1/dept',
  wire: 'v1',
  access: ['system:sysdept:edit'],
  summary: 'Changes a department or moves it; a move below itself is refused with `department.cycle`.',
  body: departmentEditSchema,
  answer: emptyAnswer,
})
export const deleteDepartment = defineRoute({
  method: 'DELETE',
  path: '/api/v1/dept/:id',
  wire: 'v1',
  access: ['system:sysdept:remove'],
  summary: 'Removes a department; refused with `department.in-use` while people or other departments are in it.',
  params: idParams,
  answer: emptyAnswer,
})

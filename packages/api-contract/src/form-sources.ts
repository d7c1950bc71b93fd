/** Choices that the fields of any form may take from the console: people, departments, roles, posts. Names only, for people who fill forms in. */
import { idSchema, instantSchema, text } from './shapes/fields'
import { defineRoute } from './route'
import { z } from './zod'

/** Entries of one page of people. */
export const SOURCE_PAGE_SIZE = 50

const entrySchema = z.object({ id: idSchema, name: z.string() })

/** A department with those below it. */
export interface SourceDepartment {
  readonly id: string
  readonly name: string
  readonly children: readonly SourceDepartment[]
}
const departmentSchema: z.ZodType<SourceDepartment> = z.object({
  ...entrySchema.shape,
  get children() {
    return z.array(departmentSchema)
  },
})

export const sourcePeople = defineRoute({
  method: 'GET',
  path: '/api/v2/form-sources/people',
  wire: 'v2',
  access: 'signed-in',
  summary:
    'Enabled people by name, fifty a page, of those who are away until when (`backAt`); with ids the people of these ids, whether enabled or not.',
  query: z.object({
    keyword: text(64).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    ids: text(4000).optional(),
  }),
  answer: z.object({ list: z.array(entrySchema.extend({ username: z.string(), backAt: instantSchema.optional() })), hasMore: z.boolean() }),
})

export const sourceDepartments = defineRoute({
  method: 'GET',
  path: '/api/v2/form-sources/departments',
  wire: 'v2',
  access: 'signed-in',
  summary: 'The tree of enabled departments.',
  answer: z.object({ list: z.array(departmentSchema) }),
})

export const sourceRoles = defineRoute({
  method: 'GET',
  path: '/api/v2/form-sources/roles',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Enabled roles in their order.',
  answer: z.object({ list: z.array(entrySchema) }),
})

export const sourcePosts = defineRoute({
  method: 'GET',
  path: '/api/v2/form-sources/posts',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Enabled posts in their order.',
  answer: z.object({ list: z.array(entrySchema) }),
})

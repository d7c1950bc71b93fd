/** Posts (job positions); spec 7.2, field names of the old wire. */
import { z } from '../zod'
import { codeSchema, emptyAnswer, idParams, idSchema, nameText, orderSchema, remarkSchema, statusSchema, text } from '../shapes/fields'
import { basedOn } from '../shapes/based-on'
import { pageOf, pageQuerySchema } from '../shapes/paging'
import { defineRoute } from '../route'

export const postRowSchema = z.object({
  postId: idSchema,
  postName: z.string(),
  postCode: z.string(),
  sort: z.number(),
  status: statusSchema,
  remark: z.string(),
  createdAt: z.iso.datetime(),
})
export type PostRow = z.output<typeof postRowSchema>

const postFields = {
  postName: nameText(64),
  postCode: codeSchema,
  sort: orderSchema.default(0),
  status: statusSchema.default('0'),
  remark: remarkSchema.default(''),
}
const postCreateSchema = z.strictObject(postFields)
export type PostCreate = z.input<typeof postCreateSchema>
/** What is left out stays as it is. */
export const postEditSchema = z.strictObject({
  postId: idSchema,
  ...postFields,
  sort: orderSchema.optional(),
  status: statusSchema.optional(),
  remark: remarkSchema.optional(),
  basedOn: basedOn(postRowSchema.pick({ postName: true, postCode: true, sort: true, status: true, remark: true })),
})
export type PostEdit = z.input<typeof postEditSchema>

export const listPosts = defineRoute({
  method: 'GET',
  path: '/api/v1/postlist',
  wire: 'v1',
  access: ['system:syspost:list', 'system:sysuser:list', 'process:admin:manager:list'],
  summary: 'Posts in their order.',
  query: pageQuerySchema.extend({
    /** Found in name or code. */
    keyword: text(64).optional(),
    postName: text(64).optional(),
    postCode: text(64).optional(),
    status: statusSchema.optional(),
  }),
  answer: pageOf(postRowSchema),
})
export const getPost = defineRoute({
  method: 'GET',
  path: '/api/v1/post/:id',
  wire: 'v1',
  access: ['system:syspost:list'],
  summary: 'One post.',
  params: idParams,
  answer: postRowSchema,
})
export const createPost = defineRoute({
  method: 'POST',
  path: '/api/v1/post',
  wire: 'v1',
  access: ['system:syspost:add'],
  summary: 'Creates a post; refused with `post.code-taken` where another has its code.',
  body: postCreateSchema,
  answer: z.object({ postId: idSchema }),
})
export const updatePost = defineRoute({
  method: 'PUT',
  path: '/api/v1/post',
  wire: 'v1',
  access: ['system:syspost:edit'],
  summary: 'Changes a post, or only its status; refused with `post.code-taken` where another has its code.',
  body: z.union([postEditSchema, z.strictObject({ postId: idSchema, status: statusSchema })]),
  answer: emptyAnswer,
})
export const deletePost = defineRoute({
  method: 'DELETE',
  path: '/api/v1/post/:id',
  wire: 'v1',
  access: ['system:syspost:remove'],
  summary: 'Removes a post nobody has; refused with the names of those who have it.',
  params: idParams,
  answer: emptyAnswer,
})

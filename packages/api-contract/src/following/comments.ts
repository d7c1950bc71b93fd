/** Comments on a ticket. A comment is no move: it changes neither state nor revision of the ticket. */
import { defineRoute } from '../route'
import { idParams, idSchema, instantSchema, text } from '../shapes/fields'
import { z } from '../zod'

/** How long its author may change a comment. */
export const COMMENT_EDIT_SECONDS = 300
export const COMMENT_LIMITS = { text: 5000, mentions: 20, files: 10, page: 50 } as const

const personSchema = z.object({ id: idSchema, name: z.string() })

export const commentFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Where it is opened. */
  url: z.string(),
  isImage: z.boolean(),
  byteCount: z.number(),
})
export type CommentFile = z.output<typeof commentFileSchema>

export const commentSchema = z.object({
  id: idSchema,
  author: personSchema,
  /** Plain text; empty when it was removed, or has only files. */
  text: z.string(),
  /** People who are notified; the text mentions them as `@` and their name. */
  mentions: z.array(personSchema),
  files: z.array(commentFileSchema),
  at: instantSchema,
  editedAt: instantSchema.nullable(),
  /** Its text, mentions and files are gone; the place in the timeline stays. */
  removedAt: instantSchema.nullable(),
  /** The reader may change it before this instant; null: not, or not any more. */
  mayEditUntil: instantSchema.nullable(),
  mayRemove: z.boolean(),
})
export type Comment = z.output<typeof commentSchema>

const bodyFields = {
  text: text(COMMENT_LIMITS.text).default(''),
  /** Ids of people, who may see the ticket from then on. */
  mentions: z.array(idSchema).max(COMMENT_LIMITS.mentions).default([]),
  /** Ids of the author’s own uploads. */
  fileIds: z.array(idSchema).max(COMMENT_LIMITS.files).default([]),
}
const saysSomething = (body: { readonly text: string; readonly fileIds: readonly string[] }) => body.text !== '' || body.fileIds.length > 0
const commentBody = z.strictObject(bodyFields).refine(saysSomething, { message: 'has neither text nor files', path: ['text'] })
export type CommentBody = z.input<typeof commentBody>

const commentParams = idParams.extend({ commentId: idSchema })

export const listComments = defineRoute({
  method: 'GET',
  path: '/api/v2/tickets/:id/comments',
  wire: 'v2',
  access: 'signed-in',
  summary:
    'Comments on a ticket, newest first, 50 at a time; `before` begins after the last id of the page before. 404 for anyone it does not concern.',
  params: idParams,
  query: z.object({ before: idSchema.optional() }),
  answer: z.object({
    list: z.array(commentSchema),
    hasMore: z.boolean(),
    /** Whether the reader may write one: the process allows it. */
    mayComment: z.boolean(),
  }),
})
export const addComment = defineRoute({
  method: 'POST',
  path: '/api/v2/tickets/:id/comments',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Comments on a ticket; who is mentioned is told, and may see the ticket from then on.',
  params: idParams,
  body: commentBody,
  answer: commentSchema,
  idempotent: true,
})
export const editComment = defineRoute({
  method: 'PUT',
  path: '/api/v2/tickets/:id/comments/:commentId',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Changes one’s own comment within five minutes; only who is mentioned anew is told.',
  params: commentParams,
  body: commentBody,
  answer: commentSchema,
})
export const removeComment = defineRoute({
  method: 'DELETE',
  path: '/api/v2/tickets/:id/comments/:commentId',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Removes one’s own comment; that there was one stays to be seen.',
  params: commentParams,
  answer: commentSchema,
})
export const listMentionable = defineRoute({
  method: 'GET',
  path: '/api/v2/tickets/:id/mentionable',
  wire: 'v2',
  access: 'signed-in',
  summary: 'People to mention on a ticket, at most 20: first those who take part in it, then others; `keyword` is found in their names.',
  params: idParams,
  query: z.object({ keyword: text(64).optional() }),
  answer: z.object({ list: z.array(personSchema.extend({ takesPart: z.boolean(), department: z.string() })) }),
})

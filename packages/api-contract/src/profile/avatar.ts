/** Pictures of people; spec section 7.3. What is uploaded is no JSON, so that call is made by hand on both sides. */
import { z } from '../zod'
import { defineRoute } from '../route'
import { emptyAnswer, idSchema, text } from '../shapes/fields'

/** Greatest picture that is read, in bytes: what a phone's camera makes. */
export const AVATAR_LIMIT_BYTES = 10 * 1024 * 1024
/** Greatest picture that is read, in pixels. */
export const AVATAR_LIMIT_PIXELS = 50_000_000
/** What is kept is a square with sides of this many pixels. */
export const AVATAR_SIDE = 256
/** How many people’s pictures one call returns. */
export const MAX_AVATARS = 50

export const uploadAvatar = defineRoute({
  method: 'POST',
  path: '/api/v1/user/avatar',
  wire: 'v1',
  access: 'signed-in',
  summary:
    'Takes a picture of the caller, the part `upload[]` of a multipart body (JPEG, PNG, WebP, GIF or AVIF; 10 MiB and 50 million pixels at most); keeps it as a square of 256 pixels without its metadata, and answers its address.',
  carries: 'file',
  answer: z.string(),
})

export const removeAvatar = defineRoute({
  method: 'DELETE',
  path: '/api/v2/my-avatar',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Removes the caller’s picture; their initials are shown instead.',
  answer: emptyAnswer,
})

export const listAvatars = defineRoute({
  method: 'GET',
  path: '/api/v2/avatars',
  wire: 'v2',
  access: 'signed-in',
  summary: 'The addresses of the pictures of up to 50 people, of those who have one; asked for by ids, joined by commas.',
  query: z.object({ ids: text(2000) }),
  answer: z.object({ list: z.array(z.object({ id: idSchema, address: z.string() })) }),
})

/** Uploaded files; spec section 7.5. What they carry is no JSON, so these two calls are made by hand on both sides. */
import { idSchema } from './shapes/fields'
import { defineRoute } from './route'
import { z } from './zod'

/** Greatest file that the settings can allow, in bytes; how much they do is theirs (`settings/storage.ts`). */
export const FILE_LIMIT_BYTES = 100 * 1024 * 1024

/** `public` is the spec's word; a token is needed all the same. */
export const UPLOAD_PATH = '/api/v1/public/uploadFile'

export const FILE_PATH = '/api/v1/files/:id'

export const uploadFile = defineRoute({
  method: 'POST',
  path: UPLOAD_PATH,
  wire: 'v1',
  access: 'signed-in',
  summary:
    'Keeps one file as large and of the kinds that the settings allow (20 MiB and all unless they say otherwise), the part `file` of a multipart body; answers the address to keep in the form’s values.',
  carries: 'file',
  answer: z.string(),
  /** The address once more. */
  extras: z.object({ url: z.string() }),
})

export const openFile = defineRoute({
  method: 'GET',
  path: FILE_PATH,
  wire: 'v1',
  access: 'signed-in',
  summary: 'Hands out one file, to whoever uploaded it or may see a ticket that holds it; a browser’s cookie counts as well.',
  carries: 'file',
  params: z.object({ id: idSchema }),
  /** The bytes, under the media type that their content has. */
  answer: z.unknown(),
})

/** The largest picture that is accepted as the logo: every page loads it. */
export const LOGO_LIMIT_BYTES = 2 * 1024 * 1024

export const openLogo = defineRoute({
  method: 'GET',
  path: '/api/v2/site-logo/:id',
  wire: 'v2',
  access: 'public',
  summary: 'Hands out the picture that is the site’s logo at this moment, and no other file.',
  carries: 'file',
  params: z.object({ id: idSchema }),
  answer: z.unknown(),
})

const ADDRESS = /^\/api\/v1\/files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** The address of a file. */
export function fileAddress(id: string): string {
  return FILE_PATH.replace(':id', id)
}

/** The id in an address of ours, or null for any other address. */
export function fileIdOf(address: unknown): string | null {
  return typeof address === 'string' ? (ADDRESS.exec(address)?.[1] ?? null) : null
}

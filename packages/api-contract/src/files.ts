/** Uploaded files; spec section 7.5. Their bodies are not JSON, so these two calls stand beside the list of declared ones. */
import { z } from './zod'

/** Takes one part named `file` (multipart/form-data) of a signed-in person. `public` is the spec's word; a token is needed all the same. */
export const UPLOAD_PATH = '/api/v1/public/uploadFile'

/** Hands out one file, to whoever uploaded it or may see a ticket that holds it. */
export const FILE_PATH = '/api/v1/files/:id'

/** What an upload answers as `data`, and as `url` beside it: the address to keep in the form's values. */
export const uploadAnswerSchema = z.string()

const ADDRESS = /^\/api\/v1\/files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** The address of a file. */
export function fileAddress(id: string): string {
  return FILE_PATH.replace(':id', id)
}

/** The id in an address of ours, or null for any other address. */
export function fileIdOf(address: unknown): string | null {
  return typeof address === 'string' ? (ADDRESS.exec(address)?.[1] ?? null) : null
}

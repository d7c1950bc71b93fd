/** Uploads that are too large: refused by the length they declare before anything is read, else as soon as they pass the limit. */
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

/** More than the other parts and all headers of parts may take. */
const AROUND_FILE_BYTES = 64 * 1024

/** True when a body cannot be one file within the limit. */
export const declaresMoreThan = (request: FastifyRequest, fileSize: number): boolean =>
  Number(request.headers['content-length'] ?? 0) > fileSize + AROUND_FILE_BYTES

/** The parser alone would read on to the end of the part, however far that is, and the answer would have to wait. */
export function endAtLimit({ file }: MultipartFile): void {
  const end = () => void file.push(null)
  if (file.truncated) end()
  else file.once('limit', end)
}

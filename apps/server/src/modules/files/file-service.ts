/** Use-cases around uploaded files. */
import type { Readable } from 'node:stream'
import { type UploadLimits, uploadLimitsOf } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Actor, Caller } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { visibleTicket } from '../../access/visible-tickets'
import { readStorageSettings } from '../settings/read-settings'
import { isAllowedKind } from './allowed-kind'
import { fileKindOf } from './file-kind'
import { displayName } from './file-name'
import * as repo from './file-repo'

const MEBIBYTE = 1024 * 1024

/** A limit in bytes, for people. */
export const limitInWords = (bytes: number): string => `${Math.round(bytes / MEBIBYTE)} MiB`

/** Read before the first byte of an upload: what is larger is cut off while it arrives. */
export const readUploadLimits = async ({ db }: Pick<Deps, 'db'>): Promise<UploadLimits> => uploadLimitsOf(await readStorageSettings(db))

/** A file on its way in; `isCut` tells after reading whether it was larger than the limit. */
export interface IncomingFile {
  readonly name: string
  readonly content: Readable
  readonly isCut: () => boolean
}

/** Stores a file. Its type is read from its content; its name is only for people. @returns the new id. */
export async function keepFile(deps: Deps, author: Caller, incoming: IncomingFile, limits: UploadLimits): Promise<string> {
  const { db, files, newId, now } = deps
  const id = newId()
  const { byteCount, head } = await files.put(id, incoming.content)
  try {
    if (incoming.isCut()) throw refuse('file.too-large', { limit: limitInWords(limits.maxFileSize) })
    if (byteCount === 0) throw refuse('file.empty')
    const name = displayName(incoming.name)
    const { fileTypes } = limits
    if (fileTypes !== undefined && !(await isAllowedKind(head, name, fileTypes)))
      throw refuse('file.kind-refused', { types: fileTypes.join(' ') })
    const kind = await fileKindOf(head)
    await withTransaction(db, async (tx) => {
      await repo.insertFile(tx, { id, ownerId: author.userId, name, ...kind, byteCount, createdAt: now() })
      const after = { mediaType: kind.mediaType, byteCount }
      await appendAudit(tx, deps, author, { kind: 'file.uploaded', subject: { id, name }, before: null, after })
    })
    return id
  } catch (error) {
    // Without a row nobody can ask for the bytes.
    await files.remove(id)
    throw error
  }
}

/** @throws {Refusal} `file.not-found` also when the file exists but is not this person's business. */
export async function openFile({ db, files, log }: Deps, actor: Actor, id: string) {
  const file = await repo.findReadableFile(db, id, actor.userId, await visibleTicket(db, actor))
  return withContent({ files, log }, file)
}

/** A file for its uploader; null when it is somebody else's. */
export const findOwnFile = ({ db }: Deps, { userId }: Actor, id: string) => repo.findFile(db, id, userId)

/** Any file; the caller has checked that everybody may have it. @throws {Refusal} `file.not-found` */
export async function readFile({ db, files, log }: Deps, id: string) {
  return withContent({ files, log }, await repo.findFile(db, id))
}

async function withContent<File extends { readonly id: string }>({ files, log }: Pick<Deps, 'files' | 'log'>, file: File | null) {
  if (file === null) throw refuse('file.not-found')
  const content = await files.open(file.id)
  if (content !== null) return { ...file, content }
  log.error({ file: file.id }, 'a file is listed but its bytes are gone')
  throw refuse('file.not-found')
}

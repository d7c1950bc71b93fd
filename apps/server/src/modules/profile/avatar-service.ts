/** Use-cases around one's own picture, and whose picture is where. */
import { Readable } from 'node:stream'
import { fileAddress, idSchema, MAX_AVATARS } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { deleteFiles, insertFile } from '../files/file-repo'
import { AVATAR_MEDIA_TYPE, avatarOf } from './avatar-picture'
import { findAvatars, lockAvatar, setAvatar } from './avatar-repo'

/** `AVATAR_LIMIT_BYTES` of the contract, for people. */
export const AVATAR_LIMIT = '10 MiB'

/** Keeps the picture in place of the one before. @returns its address. */
export async function changeAvatar(deps: Deps, actor: Caller, sent: Buffer): Promise<string> {
  const { db, files, newId, now } = deps
  if (sent.length === 0) throw refuse('file.empty')
  const picture = await avatarOf(sent)
  const id = newId()
  const { byteCount } = await files.put(id, Readable.from([picture]))
  try {
    const before = await withTransaction(db, async (tx) => {
      const { fileId: replaced } = await lockAvatar(tx, actor.userId)
      const file = {
        id,
        ownerId: actor.userId,
        name: 'avatar.webp',
        mediaType: AVATAR_MEDIA_TYPE,
        isImage: true,
        byteCount,
        createdAt: now(),
      }
      await insertFile(tx, file)
      await setAvatar(tx, actor.userId, fileAddress(id), now())
      await forget(tx, replaced)
      const subject = { id: actor.userId, name: actor.name }
      await appendAudit(tx, deps, actor, { kind: 'avatar.changed', subject, before: null, after: { byteCount } })
      return replaced
    })
    await removeBytes(deps, before)
    return fileAddress(id)
  } catch (error) {
    await files.remove(id)
    throw error
  }
}

/** A missing one is no error. */
export async function removeAvatar(deps: Deps, actor: Caller): Promise<void> {
  const before = await withTransaction(deps.db, async (tx) => {
    const { address, fileId } = await lockAvatar(tx, actor.userId)
    if (address === '') return null
    await setAvatar(tx, actor.userId, '', deps.now())
    await forget(tx, fileId)
    const subject = { id: actor.userId, name: actor.name }
    await appendAudit(tx, deps, actor, { kind: 'avatar.removed', subject, before: null, after: null })
    return fileId
  })
  await removeBytes(deps, before)
}

export async function listAvatars({ db }: Deps, joined: string) {
  const ids = joined.split(',').filter((id) => idSchema.safeParse(id).success)
  return { list: await findAvatars(db, ids.slice(0, MAX_AVATARS)) }
}

const forget = (tx: Transaction, fileId: string | null) => deleteFiles(tx, fileId === null ? [] : [fileId])

/** After the row: bytes that are left without one are found by the sweep of uploads. */
async function removeBytes({ files, log }: Deps, fileId: string | null): Promise<void> {
  if (fileId === null) return
  await files.remove(fileId).catch((error: unknown) => log.warn({ err: error, file: fileId }, 'a replaced picture was not deleted'))
}

/** Use-cases around comments on tickets. */
import { sql } from 'drizzle-orm'
import { type Comment, COMMENT_EDIT_SECONDS, COMMENT_LIMITS } from '@formwork/api-contract'
import { settingsOf } from '@formwork/workflow-core'
import { visibleTicket } from '../../access/visible-tickets'
import { appendAudit } from '../../db/append-audit'
import type { Queryable, Transaction } from '../../db/client'
import type { OnceCall } from '../../db/once-key'
import { runOnce } from '../../db/run-once'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { refuse, refuseAt } from '../../domain/refusal'
import { addRemarks, rebuildRemarks } from '../../workflow/findable-remarks'
import { notifyWebhooksOfComment } from '../../workflow/step-jobs/webhook-jobs'
import { deliverNotices } from '../notices/notice-repo'
import * as repo from './comment-repo'
import { findMentionable } from './mentionable-repo'

export interface CommentInput {
  readonly text: string
  readonly mentions: readonly string[]
  readonly fileIds: readonly string[]
}

interface CommentPlace {
  readonly id: string
  readonly commentId: string
}

export async function listComments(deps: Deps, actor: Actor, ticketId: string, before: string | undefined) {
  const ticket = await requireTicket(deps.db, actor, ticketId)
  const found = await repo.findComments(deps.db, ticketId, before, COMMENT_LIMITS.page + 1)
  const list = found.slice(0, COMMENT_LIMITS.page).map((comment) => toComment(comment, deps, actor))
  return { list, hasMore: found.length > COMMENT_LIMITS.page, mayComment: settingsOf(ticket.definition).allowComment }
}

export async function listMentionable({ db }: Deps, actor: Actor, ticketId: string, keyword: string) {
  await requireTicket(db, actor, ticketId)
  return { list: await findMentionable(db, { ticketId, askedBy: actor.userId, keyword }) }
}

/** @throws {Refusal} `comment.off` where the process allows none, `comment.mention-unknown`, `file.not-found` for a file that is not their upload. */
export async function addComment(deps: Deps, actor: Caller, ticketId: string, input: CommentInput, call: OnceCall): Promise<Comment> {
  const comment = await runOnce(deps, call, async (tx) => {
    const id = await writeComment(tx, deps, actor, ticketId, input)
    return toComment(await repo.findComment(tx, id), deps, actor)
  })
  deps.ticketNews.notify(ticketId)
  return comment
}

/** As `addComment`, in a transaction of the caller's, who notifies after its commit. @returns its id */
export async function writeComment(tx: Transaction, deps: Deps, actor: Actor, ticketId: string, input: CommentInput): Promise<string> {
  const ticket = await requireTicket(tx, actor, ticketId)
  if (!settingsOf(ticket.definition).allowComment) throw refuse('comment.off')
  const id = deps.newId()
  const at = deps.now()
  const stamps = { createdAt: at, editedAt: null, removedAt: null, changedAt: at }
  await repo.insertComment(tx, { id, ticketId, authorId: actor.userId, body: input.text, ...stamps })
  await attach(tx, deps, actor, { place: { id: ticketId, commentId: id }, input })
  await tx.execute(addRemarks(sql`(select ${ticketId}::uuid as ticket_id, ${input.text}::text as words)`))
  await notifyWebhooksOfComment(tx, ticketId, id)
  return id
}

/** @throws {Refusal} `comment.not-yours`, or `comment.too-late` five minutes after it was written. */
export async function editComment(deps: Deps, actor: Caller, place: CommentPlace, input: CommentInput): Promise<Comment> {
  const comment = await withTransaction(deps.db, async (tx) => {
    const { ticket, held } = await lockOwn(tx, actor, place)
    const at = deps.now()
    if (at.getTime() >= editableUntil(held.createdAt)) throw refuse('comment.too-late')
    const before = await repo.findComment(tx, held.id)
    await repo.patchComment(tx, held.id, { body: input.text, editedAt: at, changedAt: at })
    await attach(tx, deps, actor, { place, input })
    const saved = await repo.findComment(tx, held.id)
    const facts = { before: describe(before), after: describe(saved) }
    await appendAudit(tx, deps, actor, { kind: 'comment.changed', subject: subjectOf(ticket), ...facts })
    // After the audit log, in the same order as audited moves: both lock the same rows.
    await rebuildRemarks(tx, place.id)
    return toComment(saved, deps, actor)
  })
  deps.ticketNews.notify(place.id)
  return comment
}

/** @throws {Refusal} `comment.not-yours` for another's. */
export async function removeComment(deps: Deps, actor: Caller, place: CommentPlace): Promise<Comment> {
  const comment = await withTransaction(deps.db, async (tx) => {
    const { ticket, held } = await lockOwn(tx, actor, place)
    const before = describe(await repo.findComment(tx, held.id))
    const at = deps.now()
    await repo.patchComment(tx, held.id, { body: '', removedAt: at, changedAt: at })
    await attach(tx, deps, actor, { place, input: { text: '', mentions: [], fileIds: [] } })
    await appendAudit(tx, deps, actor, { kind: 'comment.removed', subject: subjectOf(ticket), before, after: null })
    await rebuildRemarks(tx, place.id)
    return toComment(await repo.findComment(tx, held.id), deps, actor)
  })
  deps.ticketNews.notify(place.id)
  return comment
}

async function requireTicket(db: Queryable, actor: Actor, ticketId: string): Promise<repo.DiscussedTicket> {
  const ticket = await repo.findDiscussed(db, ticketId, await visibleTicket(db, actor))
  if (ticket === null) throw refuse('ticket.not-found')
  return ticket
}

async function lockOwn(tx: Transaction, actor: Actor, { id, commentId }: CommentPlace) {
  const ticket = await requireTicket(tx, actor, id)
  const held = await repo.lockComment(tx, id, commentId)
  if (held === null) throw refuse('comment.not-found')
  if (held.authorId !== actor.userId) throw refuse('comment.not-yours')
  return { ticket, held }
}

/** Sets mentions and files of a comment that is written, and notifies people who are newly mentioned. */
async function attach(
  tx: Transaction,
  deps: Deps,
  author: Actor,
  { place, input }: { readonly place: CommentPlace; readonly input: CommentInput },
): Promise<void> {
  const mentions = [...new Set(input.mentions)]
  const fileIds = [...new Set(input.fileIds)]
  if ((await repo.countActive(tx, mentions)) < mentions.length) throw refuseAt(['mentions'], 'comment.mention-unknown')
  if ((await repo.countOwnFiles(tx, author.userId, fileIds)) < fileIds.length) throw refuseAt(['fileIds'], 'file.not-found')
  const { id: ticketId, commentId } = place
  const mentionedBefore = await repo.replaceMentionsAndFiles(tx, { commentId, ticketId }, { mentions, fileIds })
  const deliveryOf = (userId: string) => `comment:${commentId}:${userId}`
  await repo.deleteUnreadNotices(tx, mentionedBefore.filter((userId) => !mentions.includes(userId)).map(deliveryOf))
  const newMentions = mentions.filter((userId) => userId !== author.userId && !mentionedBefore.includes(userId))
  if (newMentions.length === 0) return
  const at = deps.now()
  const rows = newMentions.map((userId) => ({
    id: deps.newId(),
    deliveryId: deliveryOf(userId),
    userId,
    kind: 'ticket-mentioned' as const,
    nodeName: author.name,
    createdAt: at.toISOString(),
  }))
  await deliverNotices(tx, { ticketId, taskId: null, rows, at })
}

const editableUntil = (createdAt: Date): number => createdAt.getTime() + COMMENT_EDIT_SECONDS * 1000

const subjectOf = ({ id, number }: repo.DiscussedTicket) => ({ id, name: number })

const describe = ({ body, mentions, files }: repo.CommentRecord) => ({
  text: body,
  mentions: mentions.map(({ name }) => name),
  files: files.map(({ name }) => name),
})

function toComment(comment: repo.CommentRecord, { now }: Pick<Deps, 'now'>, reader: Actor): Comment {
  const { id, author, body, mentions, files, createdAt, editedAt, removedAt } = comment
  const isOwn = author.id === reader.userId && removedAt === null
  const until = editableUntil(createdAt)
  return {
    id,
    author,
    text: body,
    mentions: [...mentions],
    files: files.map((file) => ({ ...file, url: repo.addressOf(file) })),
    at: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    removedAt: removedAt?.toISOString() ?? null,
    mayEditUntil: isOwn && now().getTime() < until ? new Date(until).toISOString() : null,
    mayRemove: isOwn,
  }
}

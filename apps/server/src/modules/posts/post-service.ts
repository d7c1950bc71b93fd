/** What may be done to posts: a code belongs to one, and what people have is not removed. */
import type { PageQuery, PostRow } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import { breaksUnique } from '../../db/sql-state'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { refuse, refuseAt } from '../../domain/refusal'
import { type BasedOn, settleEdit } from '../../domain/settle-edit'
import { listWindow, pageAnswer } from '../list-window'
import { deletePost, describePost, findPost, findPostHolders, findPosts, insertPost, lockPost, patchPost } from './post-repo'

export interface PostFields {
  readonly postName: string
  readonly postCode: string
  readonly sort: number
  readonly status: '0' | '1'
  readonly remark: string
}

export interface PostQuery extends PageQuery {
  readonly keyword?: string | undefined
  readonly postName?: string | undefined
  readonly postCode?: string | undefined
  readonly status?: '0' | '1' | undefined
}

const toRow = ({ postName: name, postCode: code, sort, status, remark }: PostFields) => ({
  name,
  code,
  sort,
  remark,
  enabled: status === '0',
})

export async function listPosts({ db }: Deps, { keyword, postName: name, postCode: code, status, ...page }: PostQuery) {
  const window = listWindow(page)
  const enabled = status === undefined ? undefined : status === '0'
  return pageAnswer(window, await findPosts(db, { keyword, name, code, enabled }, window))
}

export async function getPost({ db }: Deps, id: string): Promise<PostRow> {
  const post = await findPost(db, id)
  if (post === null) throw refuse('post.not-found')
  return post
}

export async function createPost(deps: Deps, actor: Caller, input: PostFields): Promise<string> {
  const id = deps.newId()
  const now = deps.now()
  await withUniqueCode(input.postCode, () =>
    withTransaction(deps.db, async (tx) => {
      await insertPost(tx, { id, ...toRow(input), createdAt: now, updatedAt: now })
      const after = describePost(await present(findPost(tx, id)))
      await appendAudit(tx, deps, actor, { kind: 'post.created', subject: { id, name: input.postName }, before: null, after })
    }),
  )
  return id
}

/** What is left out stays as it is. */
export interface PostChange extends Pick<PostFields, 'postName' | 'postCode'> {
  readonly postId: string
  readonly sort?: number | undefined
  readonly status?: '0' | '1' | undefined
  readonly remark?: string | undefined
  readonly basedOn?: BasedOn<PostFields> | undefined
}

/** @throws {Refusal} `record.stale` when somebody else has changed the same field since `basedOn` was read. */
export async function editPost(deps: Deps, actor: Caller, { postId, basedOn, ...edit }: PostChange): Promise<void> {
  await withUniqueCode(edit.postCode, () =>
    changePost(deps, actor, postId, async (tx, post) => {
      const input = settleEdit<PostFields, typeof edit>(edit, basedOn, { values: post })
      const { sort = post.sort, status = post.status, remark = post.remark } = input
      await patchPost(tx, postId, { ...toRow({ ...input, sort, status, remark }), updatedAt: deps.now() })
    }),
  )
}

export async function setPostStatus(deps: Deps, actor: Caller, postId: string, status: '0' | '1'): Promise<void> {
  await changePost(deps, actor, postId, (tx) => patchPost(tx, postId, { enabled: status === '0', updatedAt: deps.now() }))
}

async function changePost(deps: Deps, actor: Caller, id: string, change: (tx: Transaction, post: PostRow) => Promise<void>): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const post = await present(lockPost(tx, id))
    await change(tx, post)
    const changed = changedFacts(describePost(post), describePost(await present(findPost(tx, id))))
    await appendAudit(tx, deps, actor, { kind: 'post.changed', subject: { id, name: post.postName }, ...changed })
  })
}

export async function removePost(deps: Deps, actor: Caller, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const post = await present(lockPost(tx, id))
    const holders = await findPostHolders(tx, id)
    if (holders.count > 0) throw refuse('post.in-use', { names: namesOf(holders), count: holders.count })
    await deletePost(tx, id)
    await appendAudit(tx, deps, actor, {
      kind: 'post.removed',
      subject: { id, name: post.postName },
      before: describePost(post),
      after: null,
    })
  })
}

/** “Ann, Ben (+3)”: reads in any language. */
const namesOf = ({ names, count }: { readonly names: readonly string[]; readonly count: number }) =>
  `${names.join(', ')}${count > names.length ? ` (+${count - names.length})` : ''}`

async function present(found: Promise<PostRow | null>): Promise<PostRow> {
  const post = await found
  if (post === null) throw refuse('post.not-found')
  return post
}

async function withUniqueCode(postCode: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (breaksUnique(error, 'posts_code')) throw refuseAt(['postCode'], 'post.code-taken', { postCode })
    throw error
  }
}

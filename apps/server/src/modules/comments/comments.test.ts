/** Comments on tickets: who may, for how long, who is told and what they see then. */
import { COMMENT_EDIT_SECONDS, UPLOAD_PATH } from '@formwork/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltUser } from '../../testing/build-people'
import { buildOffice, type Office } from '../../testing/build-office'
import { MULTIPART_HEADERS, multipartOf } from '../../testing/http/multipart'
import type { TestClient } from '../../testing/test-app'

let office: Office
let leader: BuiltUser
let processId: string

beforeAll(async () => {
  office = await buildOffice()
  leader = await office.person('李主管')
  processId = await office.publishFor([leader])
})
afterAll(() => office.test.close())

const newTicket = async () => (await office.start(processId)).textAt('id')
const placeOf = (ticketId: string) => `/api/v2/tickets/${ticketId}/comments`
const say = (client: TestClient, ticketId: string, text: string, more: object = {}) => {
  // Comments of the same millisecond have no order.
  office.test.clock.advance({ seconds: 1 })
  return client.post(placeOf(ticketId), { text, ...more })
}
const upload = async (client: TestClient) => {
  const answer = await client.post(UPLOAD_PATH, multipartOf('file', Buffer.from('notes')), MULTIPART_HEADERS)
  const url = answer.textAt('data')
  return { url, id: url.split('/').at(-1) ?? '' }
}

describe('a comment', () => {
  it('is read by whoever sees the ticket, newest first, and moves nothing', async () => {
    const id = await newTicket()
    const asLeader = await office.test.as(leader)
    const before = await office.requester.client.get(`/api/v2/tickets/${id}`)
    expect((await say(office.requester.client, id, '请尽快')).body).toMatchObject({
      text: '请尽快',
      author: { name: '张三' },
      mayRemove: true,
    })
    await say(asLeader, id, '今天看')
    const { body } = await asLeader.get(placeOf(id))
    expect(body).toMatchObject({
      mayComment: true,
      hasMore: false,
      list: [
        { text: '今天看', mayRemove: true },
        { text: '请尽快', mayRemove: false, mayEditUntil: null },
      ],
    })
    const after = await office.requester.client.get(`/api/v2/tickets/${id}`)
    expect(after.body).toEqual(before.body)
  })

  it('comes in pages of fifty', async () => {
    const id = await newTicket()
    for (let count = 1; count <= 51; count += 1) await say(office.requester.client, id, `第 ${count} 条`)
    const first = await office.requester.client.get(placeOf(id))
    expect([first.at('list.0.text'), first.at('list.49.text'), first.at('hasMore')]).toEqual(['第 51 条', '第 2 条', true])
    const second = await office.requester.client.get(`${placeOf(id)}?before=${first.textAt('list.49.id')}`)
    expect(second.body).toMatchObject({ list: [{ text: '第 1 条' }], hasMore: false })
  })

  it('does not exist for whom the ticket does not concern, nor do they write one', async () => {
    const id = await newTicket()
    const stranger = await office.test.as(await office.person('路人'))
    expect((await stranger.get(placeOf(id))).at('code')).toBe('ticket.not-found')
    expect((await say(stranger, id, '在吗')).at('code')).toBe('ticket.not-found')
    expect((await stranger.get(`/api/v2/tickets/${id}/mentionable`)).at('code')).toBe('ticket.not-found')
  })

  it('is not written where the process allows none; what was said before is still read', async () => {
    const silent = await office.publishFor([leader], { rules: { settings: { allowComment: false } } })
    const id = (await office.start(silent)).textAt('id')
    expect((await say(office.requester.client, id, '在吗')).at('code')).toBe('comment.off')
    expect((await office.requester.client.get(placeOf(id))).body).toMatchObject({ list: [], mayComment: false })
  })

  it('says something', async () => {
    expect((await say(office.requester.client, await newTicket(), '  ')).status).toBe(400)
  })

  it('sent twice with one key is written once', async () => {
    const id = await newTicket()
    const key = { 'idempotency-key': `comment ${id}` }
    const [first, second] = [
      await office.requester.client.post(placeOf(id), { text: '一次' }, key),
      await office.requester.client.post(placeOf(id), { text: '一次' }, key),
    ]
    expect(second.at('id')).toBe(first.at('id'))
    expect((await office.requester.client.get(placeOf(id))).at('list.1')).toBeUndefined()
  })

  it('is changed by its author for five minutes, and by nobody else', async () => {
    const id = await newTicket()
    const mine = `${placeOf(id)}/${(await say(office.requester.client, id, '原话')).textAt('id')}`
    expect((await (await office.test.as(leader)).put(mine, { text: '改' })).at('code')).toBe('comment.not-yours')
    office.test.clock.advance({ seconds: COMMENT_EDIT_SECONDS - 1 })
    const edited = await office.requester.client.put(mine, { text: '改过' })
    expect(edited.body).toMatchObject({ text: '改过', editedAt: office.test.clock.now().toISOString() })
    office.test.clock.advance({ seconds: 1 })
    expect((await office.requester.client.put(mine, { text: '再改' })).at('code')).toBe('comment.too-late')
    expect((await office.requester.client.get(placeOf(id))).at('list.0')).toMatchObject({
      text: '改过',
      mayEditUntil: null,
      mayRemove: true,
    })
  })

  it('is removed by its author alone; its place stays, its words and files do not', async () => {
    const id = await newTicket()
    const { url, id: fileId } = await upload(office.requester.client)
    const comment = await say(office.requester.client, id, '删我', { fileIds: [fileId], mentions: [leader.id] })
    const place = `${placeOf(id)}/${comment.textAt('id')}`
    const asLeader = await office.test.as(leader)
    expect((await asLeader.get(url)).status).toBe(200)
    expect((await asLeader.delete(place)).at('code')).toBe('comment.not-yours')
    expect((await office.requester.client.delete(place)).body).toMatchObject({ text: '', mentions: [], files: [], mayRemove: false })
    expect((await asLeader.get(url)).status).toBe(404)
    expect((await office.requester.client.delete(place)).at('code')).toBe('comment.not-found')
  })

  it('carries its author’s own uploads and no others', async () => {
    const id = await newTicket()
    const { id: fileId } = await upload(await office.test.as(leader))
    expect((await say(office.requester.client, id, '附件', { fileIds: [fileId] })).at('code')).toBe('file.not-found')
    const own = await upload(office.requester.client)
    const comment = await say(office.requester.client, id, '', { fileIds: [own.id] })
    expect(comment.at('files.0')).toMatchObject({ id: own.id, url: own.url, byteCount: 5 })
  })
})

describe('a mention', () => {
  it('tells the person once and lets them see the ticket, its comments and their files', async () => {
    const id = await newTicket()
    const expert = await office.person('王专家')
    const asExpert = await office.test.as(expert)
    const { url, id: fileId } = await upload(office.requester.client)
    expect((await asExpert.get(`/api/v2/tickets/${id}`)).status).toBe(404)
    await say(office.requester.client, id, '@王专家 请看', { mentions: [expert.id, expert.id], fileIds: [fileId] })
    expect((await asExpert.get('/api/v2/notices')).body).toMatchObject({
      unread: 1,
      list: [{ kind: 'ticket-mentioned', ticketId: id, nodeName: '张三' }],
    })
    expect((await asExpert.get(`/api/v2/tickets/${id}`)).at('moves')).toEqual([])
    expect((await asExpert.get(url)).status).toBe(200)
    expect((await say(asExpert, id, '已看')).status).toBe(200)
  })

  it('that is taken out again lets them see it no more, and takes the notice back that nobody has read', async () => {
    const id = await newTicket()
    const wrong = await office.person('误提')
    const asWrong = await office.test.as(wrong)
    const comment = await say(office.requester.client, id, '@误提', { mentions: [wrong.id] })
    await office.requester.client.put(`${placeOf(id)}/${comment.textAt('id')}`, { text: '没有谁' })
    expect((await asWrong.get(`/api/v2/tickets/${id}`)).status).toBe(404)
    expect((await asWrong.get('/api/v2/notices')).at('unread')).toBe(0)
  })

  it('of somebody without an active account is refused', async () => {
    const id = await newTicket()
    const gone = await office.person('离职')
    await office.admin.put('/api/v1/sysUser', { userId: gone.id, status: '1' })
    const refused = await say(office.requester.client, id, '@离职', { mentions: [gone.id] })
    expect([refused.status, refused.at('code'), refused.at('issues.0.path')]).toEqual([422, 'comment.mention-unknown', ['mentions']])
    expect((await office.requester.client.get(placeOf(id))).at('list')).toEqual([])
  })

  it('is offered of who takes part first, then of others by their names', async () => {
    const id = await newTicket()
    const other = await office.person('李外人')
    const { body } = await office.requester.client.get(`/api/v2/tickets/${id}/mentionable?keyword=${encodeURIComponent('李')}`)
    expect(body).toMatchObject({
      list: [
        { id: leader.id, takesPart: true },
        { id: other.id, takesPart: false },
      ],
    })
  })
})

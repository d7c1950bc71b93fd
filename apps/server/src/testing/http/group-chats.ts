/** Group chats with a robot each, answering as WeCom, DingTalk, Feishu and Slack do: what they refuse they refuse with a status of 200, and they check signatures. */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

export const ROBOT_TOKEN = 'a1b2c3d4-0000-4000-8000-5e6f7a8b9c0d'
export const SIGNING_SECRET = 'SEC-of-the-robot-0123456789'

export interface Posted {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

export interface GroupChats {
  /** By the kind of the robot. */
  readonly addresses: Readonly<Record<'wecom' | 'dingtalk' | 'feishu' | 'slack', string>>
  /** What the robots took. */
  readonly taken: Posted[]
  /** Robots check signatures made with the secret. */
  checksSignatures: boolean
  /** What every robot answers instead of what it would. */
  answersInstead: { readonly status: number; readonly text: string } | null
  close(): Promise<void>
}

/** @param now - the clock that signatures are checked by */
export async function startGroupChats(now: () => Date): Promise<GroupChats> {
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body: Posted['body'] = JSON.parse(Buffer.concat(parts).toString())
      const { status, text } = chats.answersInstead ?? answerOf(chats, request, body, now())
      answer.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('no port')
  const origin = `http://127.0.0.1:${listening.port}`
  const chats: GroupChats = {
    addresses: {
      wecom: `${origin}/cgi-bin/webhook/send?key=${ROBOT_TOKEN}`,
      dingtalk: `${origin}/robot/send?access_token=${ROBOT_TOKEN}`,
      feishu: `${origin}/open-apis/bot/v2/hook/${ROBOT_TOKEN}`,
      slack: `${origin}/services/T0001/B0001/${ROBOT_TOKEN}`,
    },
    taken: [],
    checksSignatures: false,
    answersInstead: null,
    close: () => new Promise((done) => server.close(() => done())),
  }
  return chats
}

const says = (fields: object, status = 200) => ({ status, text: JSON.stringify(fields) })

function answerOf(chats: GroupChats, { url = '' }: IncomingMessage, body: Posted['body'], at: Date) {
  const { pathname, searchParams } = new URL(url, 'http://robots')
  const take = <Answer>(answer: Answer): Answer => {
    chats.taken.push({ path: pathname, body })
    return answer
  }
  if (pathname === '/cgi-bin/webhook/send') {
    if (searchParams.get('key') !== ROBOT_TOKEN) return says({ errcode: 93000, errmsg: `invalid webhook url, hint: [${url}]` })
    return take(says({ errcode: 0, errmsg: 'ok' }))
  }
  if (pathname === '/robot/send') {
    if (searchParams.get('access_token') !== ROBOT_TOKEN) return says({ errcode: 300005, errmsg: 'token is not exist' })
    if (chats.checksSignatures) {
      const time = searchParams.get('timestamp') ?? ''
      const sum = createHmac('sha256', SIGNING_SECRET).update(`${time}\n${SIGNING_SECRET}`).digest('base64')
      if (searchParams.get('sign') !== sum) return says({ errcode: 310000, errmsg: 'sign not match' })
      if (Number(time) !== at.getTime()) return says({ errcode: 310000, errmsg: 'invalid timestamp' })
    }
    return take(says({ errcode: 0, errmsg: 'ok' }))
  }
  if (pathname.startsWith('/open-apis/bot/v2/hook/')) {
    if (!pathname.endsWith(ROBOT_TOKEN)) return says({ code: 19001, msg: 'param invalid: incoming webhook access token invalid' })
    if (chats.checksSignatures) {
      const sum = createHmac('sha256', `${String(body['timestamp'])}\n${SIGNING_SECRET}`).digest('base64')
      if (body['sign'] !== sum || Number(body['timestamp']) !== Math.floor(at.getTime() / 1000))
        return says({ code: 19021, msg: 'sign match fail or timestamp is not within one hour from current time' })
    }
    return take(says({ StatusCode: 0, StatusMessage: 'success', code: 0, data: {}, msg: 'success' }))
  }
  return pathname.endsWith(ROBOT_TOKEN) ? take({ status: 200, text: 'ok' }) : { status: 404, text: 'no_service' }
}

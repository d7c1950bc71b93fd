/** Group robots of DingTalk (钉钉): a card with a button, or markdown where there is no link; signed in the query. */
import { createHmac } from 'node:crypto'
import type { ChatMessage, DeliveryError, JsonObject } from '@formwork/api-contract'
import type { Answer } from '../../outgoing/send-request'
import { labelled, linkAddress, withoutMarkup } from './plain-text'
import { answeredFields, byCode, failedWith, type Robot, type Verdict } from './robot'

/** One code for all security settings of a robot; the message says which. */
const NOT_SAFE = 310_000

const ERRORS = {
  300001: 'robot-unknown',
  300005: 'robot-unknown',
  400013: 'robot-unknown',
  400101: 'robot-unknown',
  400102: 'robot-unknown',
  400106: 'robot-unknown',
  130101: 'too-often',
  410100: 'too-often',
  400105: 'message-refused',
  430101: 'message-refused',
  430102: 'message-refused',
  430103: 'message-refused',
  430104: 'message-refused',
  460101: 'message-refused',
} as const

export const dingtalk: Robot = {
  bodyOf,
  callOf: ({ address, signingSecret }, body, at) => {
    const url = new URL(address)
    if (signingSecret === '') return { url, body }
    const timestamp = String(at.getTime())
    url.searchParams.set('timestamp', timestamp)
    url.searchParams.set('sign', createHmac('sha256', signingSecret).update(`${timestamp}\n${signingSecret}`).digest('base64'))
    return { url, body }
  },
  verdictOf,
}

function bodyOf({ said, title, facts, link }: ChatMessage): JsonObject {
  // Its lines are paragraphs: a single line break is ignored.
  const text = [
    `**${withoutMarkup(said)}**`,
    ...(title === '' ? [] : [`**${withoutMarkup(title)}**`]),
    ...facts.map(({ label, value }) => labelled(label, withoutMarkup(value))),
  ].join('\n\n')
  // Shown in the list of chats, and in notifications of a phone.
  const shown = withoutMarkup(title === '' ? said : `${said} ${title}`)
  if (link === null) return { msgtype: 'markdown', markdown: { title: shown, text }, at: { isAtAll: false } }
  return { msgtype: 'actionCard', actionCard: { title: shown, text, singleTitle: link.words, singleURL: linkAddress(link.address) } }
}

function verdictOf(answer: Answer): Verdict {
  const { errcode, errmsg } = answeredFields(answer)
  return errcode === NOT_SAFE ? failedWith(unsafeBecause(String(errmsg))) : byCode(answer, errcode, ERRORS)
}

function unsafeBecause(sentence: string): DeliveryError {
  if (/keyword|关键词/i.test(sentence)) return 'keyword-missing'
  if (/sign|timestamp|签名|时间戳/i.test(sentence)) return 'wrong-signature'
  return /whitelist|白名单|\bip\b/i.test(sentence) ? 'address-not-listed' : 'refused'
}

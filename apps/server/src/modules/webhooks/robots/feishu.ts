/** Group robots of Feishu (飞书, Lark): a card whose texts take no markup; signed in the body. */
import { createHmac } from 'node:crypto'
import type { ChatMessage, JsonObject, MessageTone } from '@formwork/api-contract'
import type { Answer } from '../../outgoing/send-request'
import { labelled, oneLine } from './plain-text'
import { answeredFields, byCode, failedWith, type Robot, type Verdict } from './robot'

/** The heading colours it supports, by their names there. */
const COLOURS: Readonly<Record<MessageTone, string>> = { plain: 'blue', waiting: 'orange', good: 'green', bad: 'red' }

/** One code for too many messages and for unreadable ones. */
const BAD_REQUEST = 9499

const ERRORS = {
  19001: 'robot-unknown',
  19002: 'message-refused',
  19021: 'wrong-signature',
  19022: 'address-not-listed',
  19024: 'keyword-missing',
  11232: 'too-often',
} as const

export const feishu: Robot = {
  bodyOf,
  callOf: ({ address, signingSecret }, body, at) => {
    const url = new URL(address)
    if (signingSecret === '') return { url, body }
    const timestamp = String(Math.floor(at.getTime() / 1000))
    // By their specification the text to be signed is the key, and the signed text is empty.
    const sign = createHmac('sha256', `${timestamp}\n${signingSecret}`).digest('base64')
    return { url, body: JSON.stringify({ timestamp, sign, ...Object(JSON.parse(body)) }) }
  },
  verdictOf,
}

const plain = (text: string) => ({ tag: 'plain_text', content: oneLine(text) })

function bodyOf({ tone, said, title, facts, link }: ChatMessage): JsonObject {
  const fields = facts.map(({ label, value }) => ({ is_short: true, text: plain(labelled(label, value)) }))
  const elements = [
    ...(title === '' ? [] : [{ tag: 'div', text: plain(title) }]),
    ...(fields.length === 0 ? [] : [{ tag: 'div', fields }]),
    ...(link === null
      ? []
      : [{ tag: 'action', actions: [{ tag: 'button', type: 'primary', text: plain(link.words), url: link.address }] }]),
  ]
  const header = { template: COLOURS[tone], title: plain(said) }
  // A card is not without elements.
  const card = {
    config: { wide_screen_mode: true },
    header,
    elements: elements.length === 0 ? [{ tag: 'div', text: plain(said) }] : elements,
  }
  return { msg_type: 'interactive', card }
}

/** Robots of an older version answer `StatusCode`. */
function verdictOf(answer: Answer): Verdict {
  const { code, msg, StatusCode } = answeredFields(answer)
  if (code === BAD_REQUEST) return failedWith(/too many|frequen|limit/i.test(String(msg)) ? 'too-often' : 'message-refused')
  return byCode(answer, code ?? StatusCode, ERRORS)
}

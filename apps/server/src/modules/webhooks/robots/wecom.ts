/** Group robots of WeCom (企业微信): markdown, no signature. */
import type { ChatMessage, MessageTone } from '@formwork/api-contract'
import { labelled, linkAddress, withoutMarkup } from './plain-text'
import { answeredFields, byCode, type Robot } from './robot'

/** The colours it supports, by their names there. */
const COLOURS: Readonly<Record<MessageTone, string>> = { plain: '', waiting: 'warning', good: 'info', bad: 'warning' }

const ERRORS = {
  93000: 'robot-unknown',
  45009: 'too-often',
  45033: 'too-often',
  40008: 'message-refused',
  40058: 'message-refused',
  44004: 'message-refused',
  45002: 'message-refused',
} as const

export const wecom: Robot = {
  bodyOf: (message) => ({ msgtype: 'markdown', markdown: { content: contentOf(message) } }),
  callOf: ({ address }, body) => ({ url: new URL(address), body }),
  verdictOf: (answer) => byCode(answer, answeredFields(answer)['errcode'], ERRORS),
}

function contentOf({ tone, said, title, facts, link }: ChatMessage): string {
  const colour = COLOURS[tone]
  return [
    colour === '' ? `**${withoutMarkup(said)}**` : `<font color="${colour}">${withoutMarkup(said)}</font>`,
    // A line never begins with text of users: there a number or a dash would make a list.
    ...(title === '' ? [] : [`> **${withoutMarkup(title)}**`]),
    ...facts.map(({ label, value }) => `> ${labelled(label, `<font color="comment">${withoutMarkup(value)}</font>`)}`),
    ...(link === null ? [] : [`[${link.words}](${linkAddress(link.address)})`]),
  ].join('\n')
}

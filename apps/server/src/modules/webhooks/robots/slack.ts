/** Incoming webhooks of Slack, and of what takes the same: blocks whose texts take no markup, and a text for clients without blocks; no signature. */
import type { ChatMessage, DeliveryError, JsonObject } from '@formwork/api-contract'
import type { Answer } from '../../outgoing/send-request'
import { labelled, linkAddress, oneLine, withoutMarkup } from './plain-text'
import { answeredFields, byStatus, failedWith, isAccepted, type Robot, ACCEPTED, type Verdict } from './robot'

const ERRORS: Readonly<Record<string, DeliveryError>> = {
  no_service: 'robot-unknown',
  no_active_hooks: 'robot-unknown',
  no_team: 'robot-unknown',
  team_disabled: 'robot-unknown',
  invalid_token: 'robot-unknown',
  token_revoked: 'robot-unknown',
  channel_not_found: 'robot-unknown',
  channel_is_archived: 'robot-unknown',
  user_not_found: 'robot-unknown',
  action_prohibited: 'robot-unknown',
  posting_to_general_channel_denied: 'robot-unknown',
  invalid_payload: 'message-refused',
  invalid_blocks: 'message-refused',
  no_text: 'message-refused',
  msg_too_long: 'message-refused',
  rate_limited: 'too-often',
}

export const slack: Robot = {
  bodyOf,
  callOf: ({ address }, body) => ({ url: new URL(address), body }),
  verdictOf,
}

const plain = (text: string) => ({ type: 'plain_text', text: oneLine(text), emoji: false })

function bodyOf({ said, title, facts, link }: ChatMessage): JsonObject {
  const linked = link === null ? [] : [`<${linkAddress(link.address)}|${link.words}>`]
  const lines = [said, ...(title === '' ? [] : [title]), ...facts.map(({ label, value }) => labelled(label, value))]
  return {
    text: [...lines.map(withoutMarkup), ...linked].join('\n'),
    blocks: [
      { type: 'header', text: plain(said) },
      ...(title === '' ? [] : [{ type: 'section', text: plain(title) }]),
      ...(facts.length === 0 ? [] : [{ type: 'section', fields: facts.map(({ label, value }) => plain(labelled(label, value))) }]),
      ...linked.map((text) => ({ type: 'section', text: { type: 'mrkdwn', text } })),
    ],
    unfurl_links: false,
    unfurl_media: false,
  }
}

/** Slack's plain word, or the answer of a compatible chat. */
function verdictOf(answer: Answer): Verdict {
  const word = answer.text.trim().toLowerCase()
  if (isAccepted(answer) && (word === 'ok' || answeredFields(answer)['success'] === true)) return ACCEPTED
  const error = Object.hasOwn(ERRORS, word) ? ERRORS[word] : undefined
  return error === undefined ? byStatus(answer) : failedWith(error)
}

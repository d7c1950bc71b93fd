/** What events, states and failures of webhooks are called. */
import { type Delivery, type DeliveryError, MESSAGE_KEYWORDS, type WebhookEvent, type WebhookKind } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StatusTone } from '../../../shared/ui/display/StatusTag'

export const KIND_WORDS: Readonly<Record<WebhookKind, MessageDescriptor>> = {
  signed: msg`Another system`,
  wecom: msg`WeCom group`,
  dingtalk: msg`DingTalk group`,
  feishu: msg`Feishu group`,
  slack: msg`Slack channel`,
}

export const EVENT_WORDS: Readonly<Record<Delivery['event'], MessageDescriptor>> = {
  'ticket.started': msg`A ticket was started`,
  'task.opened': msg`Somebody is asked`,
  'task.answered': msg`Somebody answered`,
  'task.transferred': msg`A task comes to somebody else`,
  'task.late': msg`A step is late`,
  'ticket.late': msg`A whole ticket is late`,
  'ticket.commented': msg`Somebody commented`,
  'ticket.ended': msg`A ticket ended`,
  'webhook.test': msg`Test event`,
}

export const EVENT_HINTS: Readonly<Record<WebhookEvent, MessageDescriptor>> = {
  'ticket.started': msg`By whom, and of which process`,
  'task.opened': msg`A step begins: which one, and who is asked`,
  'task.answered': msg`Approved, refused, returned and so on, and by whom`,
  'task.transferred': msg`Transferred, delegated, handed back or reassigned: to whom, and by whom`,
  'task.late': msg`Each time something happens because of its time limit`,
  'ticket.late': msg`The same of the time limit of the whole ticket`,
  'ticket.commented': msg`Which ticket, and who; what it says only with what the forms hold`,
  'ticket.ended': msg`Approved, refused, withdrawn or ended by an administrator`,
}

export const DELIVERY_WORDS: Readonly<Record<Delivery['status'], { readonly tone: StatusTone; readonly words: MessageDescriptor }>> = {
  waiting: { tone: 'warning', words: msg({ message: 'Waiting', context: 'delivery' }) },
  delivered: { tone: 'success', words: msg({ message: 'Delivered', context: 'delivery' }) },
  failed: { tone: 'error', words: msg({ message: 'Given up', context: 'delivery' }) },
}

const inChinese = MESSAGE_KEYWORDS['zh-CN']
const inEnglish = MESSAGE_KEYWORDS.en

export const ERROR_WORDS: Readonly<Record<DeliveryError, MessageDescriptor>> = {
  status: msg`It was not taken`,
  timeout: msg`No answer within 10 seconds`,
  unreachable: msg`The system cannot be reached`,
  'host-not-found': msg`The host name was not found. Check the address, and the name service of this server`,
  'connection-refused': msg`The system refuses the connection. Check the port, and whether it is running`,
  certificate: msg`The certificate of the system is not valid: expired, for another name, or issued by nobody this server trusts`,
  'host-not-allowed': msg`The settings do not allow calls of this system`,
  'address-not-public': msg`The address is not public, and the settings do not say that it is in your own network`,
  'secret-unreadable': msg`The secret cannot be read any more. Renew it`,
  'switched-off': msg`The webhook was switched off`,
  refused: msg`It was refused`,
  'too-often': msg`The chat takes no more messages for the moment`,
  'robot-unknown': msg`There is no such robot, or it may not post any more. Enter its address again`,
  'wrong-signature': msg`The signature is not accepted. Check the signing secret, and the clock of this server`,
  'keyword-missing': msg`The robot takes only messages with its keyword. Give it “${inChinese}”, or “${inEnglish}” where messages are in English`,
  'address-not-listed': msg`The robot takes messages only from certain IP addresses. Add that of this server to them`,
  'message-refused': msg`The robot does not accept this message`,
}

/** Where each chat shows the address of a group robot, and its term for the signature. */
import type { MessageLocale, RobotKind } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const ADDRESS_HINTS: Readonly<Record<RobotKind, MessageDescriptor>> = {
  wecom: msg`In WeCom: open the group, its settings, “Group robots”, add one, and copy its webhook address.`,
  dingtalk: msg`In DingTalk: open the group, its settings, “Robots”, add a custom robot, and copy its webhook.`,
  feishu: msg`In Feishu: open the group, its settings, “Bots”, add a custom bot, and copy its webhook address.`,
  slack: msg`In Slack: open the app, “Incoming Webhooks”, add one for the channel, and copy its URL.`,
}

export const LOCALE_WORDS: Readonly<Record<MessageLocale, MessageDescriptor>> = {
  'zh-CN': msg({ message: 'Chinese', context: 'language' }),
  en: msg({ message: 'English', context: 'language' }),
}

/** Group robots: receivers of a webhook's messages in a group chat, and the content of such a message. */
import { text } from '../shapes/fields'
import { z } from '../zod'

export const ROBOT_KINDS = ['wecom', 'dingtalk', 'feishu', 'slack'] as const
export type RobotKind = (typeof ROBOT_KINDS)[number]

/** The hosts of each kind; others are only used inside one's own network. */
export const ROBOT_HOSTS: Readonly<Record<RobotKind, readonly string[]>> = {
  wecom: ['qyapi.weixin.qq.com'],
  dingtalk: ['oapi.dingtalk.com'],
  feishu: ['open.feishu.cn', 'open.larksuite.com'],
  slack: ['hooks.slack.com'],
}
const SIGNING: readonly RobotKind[] = ['dingtalk', 'feishu']
/** Can ask for signed messages. */
export const canSign = (kind: RobotKind): boolean => SIGNING.includes(kind)

export const MESSAGE_LOCALES = ['zh-CN', 'en'] as const
export type MessageLocale = (typeof MESSAGE_LOCALES)[number]
/** Contained in every message, for robots that accept only messages with a certain word. */
export const MESSAGE_KEYWORDS: Readonly<Record<MessageLocale, string>> = { 'zh-CN': '工单', en: 'Ticket' }

const HOST = /^https?:\/\/([^/?#:]+)/i

/** The kind of robot that an address belongs to; null where its host does not show it. */
export function robotOfAddress(address: string): RobotKind | null {
  const host = HOST.exec(address)?.[1]?.toLowerCase() ?? ''
  return ROBOT_KINDS.find((kind) => ROBOT_HOSTS[kind].includes(host)) ?? null
}

/** Of a robot alone. The address and the secret are kept sealed. */
export const robotFields = {
  kind: z.enum(ROBOT_KINDS),
  /** Of its messages. */
  locale: z.enum(MESSAGE_LOCALES),
  /** The robot asks for signed messages. */
  isSigned: z.boolean(),
  signingSecret: text(200),
}

interface RobotEntries {
  readonly kind: RobotKind
  readonly url: string
  readonly isSigned: boolean
  readonly signingSecret: string
}

/**
 * Checks across fields.
 *
 * @param keeps - an empty secret keeps the stored one
 */
export const fitsRobot =
  (keeps: boolean) =>
  ({ value, issues }: z.core.ParsePayload<RobotEntries>): void => {
    const { kind, url, isSigned, signingSecret } = value
    const other = robotOfAddress(url)
    if (other !== null && other !== kind)
      issues.push({ code: 'invalid_format', format: 'robot-address', origin: 'string', input: url, path: ['url'] })
    if (isSigned && !canSign(kind)) issues.push({ code: 'custom', input: isSigned, path: ['isSigned'] })
    if (isSigned && signingSecret === '' && !keeps)
      issues.push({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: '', path: ['signingSecret'] })
  }

const MESSAGE_TONES = ['plain', 'waiting', 'good', 'bad'] as const
export type MessageTone = (typeof MESSAGE_TONES)[number]

/** A message to a group chat, before it is written in the format of its robot. */
export const chatMessageSchema = z.object({
  tone: z.enum(MESSAGE_TONES),
  /** What happened, in a sentence. */
  said: z.string(),
  /** Of the ticket; empty in a test. */
  title: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Null while the site's address is not set. */
  link: z.object({ words: z.string(), address: z.string() }).nullable(),
})
export type ChatMessage = z.output<typeof chatMessageSchema>

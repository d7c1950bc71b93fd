/** The message of a notice, in the reader's language: a sentence, the ticket and who asked for it, a link; as plain text and as HTML. */
import type { NoticeKindName } from '@formwork/api-contract'
import type { Locale } from '../../domain/locale'
import { ticketLink } from '../../domain/ticket-link'

export interface NoticeFacts {
  readonly kind: NoticeKindName
  readonly ticketId: string
  readonly ticketNumber: string
  readonly ticketTitle: string
  readonly processName: string
  readonly requesterName: string
  readonly nodeName: string
  /** People who are away, in whose place the reader is asked; null: for themselves. */
  readonly standsInFor: readonly string[] | null
}

export interface MailText {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Site {
  readonly name: string
  /** Empty: the message has no link. */
  readonly address: string
}

interface Words {
  readonly sentences: Readonly<Record<NoticeKindName, (nodeName: string) => string>>
  readonly standsInFor: string
  readonly and: string
  readonly open: string
  readonly colon: string
  readonly requester: string
  readonly process: string
  readonly number: string
  readonly why: (site: string) => string
  readonly trial: { readonly subject: string; readonly sentence: string }
}

const WORDS: Readonly<Record<Locale, Words>> = {
  'zh-CN': {
    sentences: {
      'task-assigned': (node) => `在「${node}」等待您处理`,
      'ticket-approved': () => '您的申请已通过',
      'ticket-refused': () => '您的申请已被拒绝',
      'ticket-terminated': () => '您的工单已被终止',
      'task-returned': () => '您的工单被退回，请修改后重新提交',
      'task-handed-back': (node) => `「${node}」已交还给您处理`,
      'task-urged': (node) => `请尽快处理「${node}」`,
      'task-due-soon': (node) => `「${node}」即将超时，请尽快处理`,
      'task-overdue': (node) => `「${node}」已超时，请尽快处理`,
      'task-passed-on': (node) => `「${node}」已超时，现转交给您处理`,
      'ticket-due-soon': () => '工单即将到期，请尽快处理',
      'ticket-overdue': () => '工单已超时，请尽快处理',
      'ticket-copied': () => '有工单抄送给您',
      'ticket-suspended': () => '您的工单已被挂起',
      'ticket-resumed': () => '您的工单已恢复',
      'ticket-reopened': () => '您的工单已重新打开',
      'ticket-mentioned': (person) => `${person}在评论中提到了您`,
    },
    standsInFor: '代理',
    and: '、',
    open: '打开工单',
    colon: '：',
    requester: '发起人',
    process: '流程',
    number: '工单编号',
    why: (site) => `这封邮件由「${site}」自动发送，请勿回复；可在个人中心关闭邮件通知。`,
    trial: { subject: '测试邮件', sentence: '邮件设置可用：这封测试邮件已送达。' },
  },
  en: {
    sentences: {
      'task-assigned': (node) => `Waiting for you at “${node}”`,
      'ticket-approved': () => 'Your request was approved',
      'ticket-refused': () => 'Your request was refused',
      'ticket-terminated': () => 'Your ticket was ended',
      'task-returned': () => 'Your ticket was sent back: change it and submit it again',
      'task-handed-back': (node) => `“${node}” was handed back to you`,
      'task-urged': (node) => `You are asked to hurry with “${node}”`,
      'task-due-soon': (node) => `The time for “${node}” is nearly up`,
      'task-overdue': (node) => `The time for “${node}” is up`,
      'task-passed-on': (node) => `The time for “${node}” was up: it is with you now`,
      'ticket-due-soon': () => 'The time for the whole ticket is nearly up',
      'ticket-overdue': () => 'The time for the whole ticket is up',
      'ticket-copied': () => 'A ticket was copied to you',
      'ticket-suspended': () => 'Your ticket was suspended',
      'ticket-resumed': () => 'Your ticket goes on',
      'ticket-reopened': () => 'Your ticket was reopened',
      'ticket-mentioned': (person) => `${person} mentioned you in a comment`,
    },
    standsInFor: 'Standing in for',
    and: ', ',
    open: 'Open the ticket',
    colon: ': ',
    requester: 'Requested by',
    process: 'Process',
    number: 'Ticket number',
    why: (site) => `${site} sent this message by itself; please do not reply. Mail can be switched off in your personal centre.`,
    trial: { subject: 'Test mail', sentence: 'The mail settings work: this test mail has arrived.' },
  },
}

/** Everything that people have typed is escaped in the HTML. */
export function noticeMail(notice: NoticeFacts, site: Site, locale: Locale): MailText {
  const words = WORDS[locale]
  const sentence = words.sentences[notice.kind](notice.nodeName)
  const link = ticketLink(site.address, notice.ticketId)
  const facts = [
    ...(notice.standsInFor === null ? [] : [[words.standsInFor, notice.standsInFor.join(words.and)] as const]),
    [words.requester, notice.requesterName],
    [words.process, notice.processName],
    [words.number, notice.ticketNumber],
  ] as const
  return {
    subject: `[${site.name}] ${notice.ticketTitle}${words.colon}${sentence}`,
    text: [
      sentence,
      '',
      notice.ticketTitle,
      ...facts.map(([name, value]) => `${name}${words.colon}${value}`),
      ...(link === '' ? [] : ['', `${words.open}${words.colon}`.trimEnd(), link]),
      '',
      words.why(site.name),
    ].join('\n'),
    html: page(locale, [
      `<p style="margin:0 0 12px">${escaped(sentence)}</p>`,
      `<p style="margin:0;font-size:16px;font-weight:600">${escaped(notice.ticketTitle)}</p>`,
      `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:8px 0 20px;font-size:14px">${facts.map(factRow).join('')}</table>`,
      ...(link === '' ? [] : [`<p style="margin:0 0 20px"><a href="${escaped(link)}" style="${BUTTON}">${words.open}</a></p>`]),
      `<p style="margin:0;color:#667085;font-size:12px">${escaped(words.why(site.name))}</p>`,
    ]),
  }
}

/** The same of a test, which no notice leads to. */
export function trialMail(site: Site, locale: Locale): MailText {
  const { trial, why } = WORDS[locale]
  return {
    subject: `[${site.name}] ${trial.subject}`,
    text: [trial.sentence, '', why(site.name)].join('\n'),
    html: page(locale, [`<p>${trial.sentence}</p>`, `<p style="color:#667085;font-size:12px">${escaped(why(site.name))}</p>`]),
  }
}

// Not every mail client applies a style sheet: styles are written at each element.
const BUTTON =
  'display:inline-block;padding:8px 16px;border-radius:6px;background:#0958d9;color:#ffffff;text-decoration:none;font-size:14px'
const FONT = "font-family:'PingFang SC','Microsoft YaHei',system-ui,sans-serif;font-size:14px;line-height:1.5;color:#1d2129"

const factRow = ([name, value]: readonly [string, string]) =>
  `<tr><td style="padding:2px 16px 2px 0;color:#667085;vertical-align:top">${name}</td><td style="padding:2px 0">${escaped(value)}</td></tr>`

const page = (locale: Locale, parts: readonly string[]) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head><body style="margin:0;padding:24px;${FONT}">${parts.join('')}</body></html>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

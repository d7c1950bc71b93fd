/** The formats of messages and the codes of answers, robot by robot; and that no title can break a message. */
import { type ChatMessage, MESSAGE_KEYWORDS, MESSAGE_LOCALES, type RobotKind } from '@formwork/api-contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trialMessage } from './chat-message'
import { withoutSecrets } from './robot-place'
import { ROBOTS } from './robots'
import { sampleMessages } from './sample-messages'

const KINDS = ['wecom', 'dingtalk', 'feishu', 'slack'] as const
const LINK = { words: '打开工单', address: 'https://formwork.example.com/process/tickets/1' }
const message = (changed: Partial<ChatMessage> = {}): ChatMessage => ({
  tone: 'waiting',
  said: '「主管审批」等待 李四 处理',
  title: '年假 3 天',
  facts: [{ label: '工单编号', value: '20260302000001' }],
  link: LINK,
  ...changed,
})

describe('a message', () => {
  it('has the form that each robot takes', () => {
    expect(ROBOTS.wecom.bodyOf(message())).toEqual({
      msgtype: 'markdown',
      markdown: {
        content: [
          '<font color="warning">「主管审批」等待 李四 处理</font>',
          '> **年假 3 天**',
          '> 工单编号：<font color="comment">20260302000001</font>',
          '[打开工单](https://formwork.example.com/process/tickets/1)',
        ].join('\n'),
      },
    })
    expect(ROBOTS.dingtalk.bodyOf(message())).toEqual({
      msgtype: 'actionCard',
      actionCard: {
        title: '「主管审批」等待 李四 处理 年假 3 天',
        text: '**「主管审批」等待 李四 处理**\n\n**年假 3 天**\n\n工单编号：20260302000001',
        singleTitle: '打开工单',
        singleURL: LINK.address,
      },
    })
    expect(ROBOTS.dingtalk.bodyOf(message({ link: null }))).toMatchObject({ msgtype: 'markdown', at: { isAtAll: false } })
    expect(ROBOTS.feishu.bodyOf(message())).toMatchObject({
      msg_type: 'interactive',
      card: { header: { template: 'orange', title: { tag: 'plain_text', content: '「主管审批」等待 李四 处理' } } },
    })
    expect(ROBOTS.slack.bodyOf(message({ link: null }))).toMatchObject({
      text: '「主管审批」等待 李四 处理\n年假 3 天\n工单编号：20260302000001',
      blocks: [{ type: 'header', text: { type: 'plain_text', emoji: false } }, { type: 'section' }, { type: 'section' }],
    })
  })

  it.each(MESSAGE_LOCALES)('holds the keyword that robots may ask for, in %s', (locale) => {
    const messages = [...sampleMessages({ locale, siteAddress: '' }), trialMessage('x', locale)]
    for (const kind of KINDS)
      for (const one of messages) expect(JSON.stringify(ROBOTS[kind].bodyOf(one))).toContain(MESSAGE_KEYWORDS[locale])
  })

  it('stays within what WeCom takes, 4,096 bytes, however long everything is', () => {
    const long = '😀'.repeat(500)
    const facts = Array.from({ length: 3 }, () => ({ label: '流程', value: long }))
    const body = ROBOTS.wecom.bodyOf(message({ said: long, title: long, facts }))
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(4096)
  })
})

const PIECES = [
  '@all',
  '@所有人',
  '<@all>',
  '<!channel>',
  '<!here|x>',
  '<at user_id="all">a</at>',
  '<at id=all></at>',
  '[x](http://evil.example)',
  '![](http://evil.example/p)',
  '<http://evil.example|x>',
  'https://evil.example',
  '**b**',
  '_i_',
  '~~s~~',
  '`c`',
  '# h',
  '> q',
  '- l',
  '1. l',
  '\n\n# h',
  '\r\n> q',
  '\u2028',
  '<font color="warning">',
  '&lt;@all&gt;',
  '\\',
  '|a|b|',
  '||',
  '&#64;all',
  '\u202e',
  '\u200b',
]
const nasty = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 6 }), fc.string({ unit: 'binary', maxLength: 6 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''))
  .filter((text) => text.isWellFormed())

/** What chats take for markup of their own, or for an address; ends of lines among it, and what opens a line. */
const MARKUP = /[!#$&*<>@[\\\]^_`{|}~\n\r\u2028\u2029\u0085\v\f]|:\/\/|\p{Cc}|[\u200b\u202a-\u202e\u2066-\u2069]/gu
const markupOf = (text: string) => (text.match(MARKUP) ?? []).join('')

/** The text of every place that takes markup, and of every place that takes none. */
function textsOf(kind: RobotKind, given: ChatMessage): { readonly marked: string[]; readonly plain: string[] } {
  const [marked, plain]: [string[], string[]] = [[], []]
  const walk = (value: unknown, isPlain: boolean): void => {
    if (typeof value === 'string') (isPlain ? plain : marked).push(value)
    else if (Array.isArray(value)) for (const one of value) walk(one, isPlain)
    else if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value)
      const takesNone = fields.some(([name, of]) => (name === 'tag' || name === 'type') && of === 'plain_text')
      // The title of a card of DingTalk stands in the list of chats, which knows no markup.
      for (const [name, of] of fields) walk(of, takesNone || (name === 'title' && typeof of === 'string'))
    }
  }
  walk(ROBOTS[kind].bodyOf(given), false)
  return { marked, plain }
}

describe.each(KINDS)('whatever a title or a name says, a message of %s', (kind) => {
  const withText = (text: string): ChatMessage =>
    message({
      said: `${text} 提交了工单`,
      title: text,
      facts: [
        { label: '工单编号', value: '1' },
        { label: '流程', value: text },
      ],
    })

  it('has the markup that we have put there, and no more', () => {
    const ours = textsOf(kind, withText('word')).marked.map(markupOf)
    fc.assert(
      fc.property(nasty, (text) => {
        expect(textsOf(kind, withText(`a${text}`)).marked.map(markupOf)).toEqual(ours)
      }),
      { numRuns: 400 },
    )
  })

  it('begins no line with it where a line can begin a list', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        for (const marked of textsOf(kind, withText(`- 1. ${text}`)).marked)
          for (const line of marked.split('\n')) if (kind !== 'slack') expect(line).not.toMatch(/^[> ]*(?:[-+]|\d+[.)]) /)
      }),
    )
  })

  it('is of one line and a bounded length in places without markup', () => {
    fc.assert(
      fc.property(nasty, fc.integer({ min: 1, max: 60 }), (text, times) => {
        for (const plain of textsOf(kind, withText(text.repeat(times))).plain) {
          expect(plain).not.toMatch(/[\n\r\u2028\u2029\u202e]/)
          expect(Array.from(plain).length).toBeLessThanOrEqual(120)
        }
      }),
    )
  })
})

describe('an answer', () => {
  const json = (fields: object, status = 200) => ({ status, text: JSON.stringify(fields) })
  it.each([
    ['wecom', json({ errcode: 0, errmsg: 'ok' }), null, false],
    ['wecom', json({ errcode: 93000, errmsg: 'invalid webhook url' }), 'robot-unknown', true],
    ['wecom', json({ errcode: 45009, errmsg: 'api freq out of limit' }), 'too-often', false],
    ['wecom', json({ errcode: 40058, errmsg: 'content exceed max length' }), 'message-refused', true],
    ['wecom', json({ errcode: -1, errmsg: 'system busy' }), 'refused', false],
    ['wecom', { status: 502, text: '<html>' }, 'status', false],
    ['dingtalk', json({ errcode: 310000, errmsg: 'keywords not in content' }), 'keyword-missing', true],
    ['dingtalk', json({ errcode: 310000, errmsg: '错误描述:关键词不匹配' }), 'keyword-missing', true],
    ['dingtalk', json({ errcode: 310000, errmsg: '错误描述:机器人发送签名不匹配' }), 'wrong-signature', true],
    ['dingtalk', json({ errcode: 310000, errmsg: 'ip 1.2.3.4 not in whitelist' }), 'address-not-listed', true],
    ['dingtalk', json({ errcode: 400102, errmsg: '机器人已停用' }), 'robot-unknown', true],
    ['dingtalk', json({ errcode: -1, errmsg: '系统繁忙' }), 'refused', false],
    ['feishu', json({ StatusCode: 0, StatusMessage: 'success' }), null, false],
    ['feishu', json({ code: 19024, msg: 'Key Words Not Found' }), 'keyword-missing', true],
    ['feishu', json({ code: 19022, msg: 'Ip Not Allowed' }), 'address-not-listed', true],
    ['feishu', json({ code: 9499, msg: 'Bad Request' }, 400), 'message-refused', true],
    ['feishu', json({ code: 9499, msg: 'too many request' }), 'too-often', false],
    ['slack', { status: 200, text: 'ok' }, null, false],
    ['slack', json({ success: true }), null, false],
    ['slack', { status: 200, text: 'invalid_token' }, 'robot-unknown', true],
    ['slack', { status: 404, text: 'channel_is_archived' }, 'robot-unknown', true],
    ['slack', { status: 400, text: 'invalid_payload' }, 'message-refused', true],
    ['slack', { status: 429, text: '' }, 'too-often', false],
    ['slack', { status: 200, text: '<html>' }, 'refused', false],
    ['slack', { status: 410, text: '' }, 'status', true],
  ] as const)('of %s is understood: %j is %s', (kind, answer, error, isFinal) => {
    expect(ROBOTS[kind].verdictOf(answer)).toEqual({ error, isFinal })
  })
})

it.each([
  ['in the middle of the address', 'https://chat.example.com/api/webhooks/1234/a1b2c3d4e5f6/slack', 'no hook a1b2c3d4e5f6'],
  ['before a stroke at the end', 'https://chat.example.com/hook/a1b2c3d4e5f6/', 'no hook a1b2c3d4e5f6'],
  ['as it was sent', 'https://chat.example.com/send?key=a1b2%2Fc3d4%2B', 'invalid /send?key=a1b2%2Fc3d4%2B'],
  ['as it is meant', 'https://chat.example.com/send?key=a1b2%2Fc3d4%2B', 'invalid key a1b2/c3d4+'],
  ['of the signature', 'https://chat.example.com/send', 'not SEC0123456789+/ but SEC0123456789%2B%2F'],
])('an answer that repeats a secret %s is kept without it', (_where, address, answer) => {
  const kept = withoutSecrets(answer, { address, signingSecret: 'SEC0123456789+/' })
  for (const secret of ['a1b2', 'c3d4', 'SEC012']) expect(kept).not.toContain(secret)
  expect(kept).toContain('…')
})

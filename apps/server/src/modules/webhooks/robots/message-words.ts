/** The texts of messages to group chats, in both languages. Values are inserted as they are: the form of each robot escapes them. */
import { MESSAGE_KEYWORDS, type TicketStatus } from '@formwork/api-contract'
import type { HistoryKind } from '@formwork/workflow-core'
import type { Locale } from '../../../domain/locale'

/** How a task can be answered. */
export type Answering = Extract<HistoryKind, 'approved' | 'refused' | 'completed' | 'chosen' | 'returned' | 'resubmitted'>
/** How a task is passed to somebody else. */
export type Transferring = Extract<HistoryKind, 'transferred' | 'delegated' | 'handedBack' | 'reassigned'>
export type Ended = Exclude<TicketStatus, 'running'>

export interface Answered {
  readonly who: string
  readonly step: string
  /** Of an answer with a name of its own; empty for others. */
  readonly named: string
  /** Where the ticket goes back to, as it follows the act; empty where it goes on. */
  readonly target: string
}

interface Words {
  /** The name of the actor when the system acts. */
  readonly system: string
  readonly people: (shown: readonly string[], count: number) => string
  readonly started: (who: string) => string
  readonly opened: (people: string, step: string) => string
  /** It was sent back to the requester. */
  readonly openedAgain: (people: string) => string
  readonly toRequester: string
  /** Empty for none. */
  readonly toStep: (step: string) => string
  readonly answered: Readonly<Record<Answering, (answered: Answered) => string>>
  readonly transferred: Readonly<Record<Transferring, (passed: { who: string; step: string; people: string }) => string>>
  readonly commented: (who: string) => string
  readonly lateStep: (people: string, step: string) => string
  readonly lateTicket: (people: string) => string
  readonly ended: Readonly<Record<Ended, (who: string) => string>>
  readonly endedAs: (name: string) => string
  readonly trial: (webhook: string) => string
  readonly number: string
  readonly process: string
  readonly starter: string
  readonly open: string
}

export const WORDS: Readonly<Record<Locale, Words>> = {
  'zh-CN': {
    system: '系统',
    people: (shown, count) => (shown.length < count ? `${shown.join('、')}等 ${count} 人` : shown.join('、')),
    started: (who) => `${who} 提交了工单`,
    opened: (people, step) => (people === '' ? `「${step}」等待处理` : `「${step}」等待 ${people} 处理`),
    openedAgain: (people) => (people === '' ? '工单等待修改' : `工单等待 ${people} 修改`),
    toRequester: '发起人修改',
    toStep: (step) => (step === '' ? '' : `到「${step}」`),
    answered: {
      approved: ({ who, step, named }) => (named === '' ? `${who} 同意了「${step}」` : `${who} 在「${step}」选择了「${named}」`),
      refused: ({ who, step, target }) => (target === '' ? `${who} 拒绝了「${step}」` : `${who} 在「${step}」将工单退回${target}`),
      completed: ({ who, step }) => `${who} 完成了「${step}」`,
      chosen: ({ who, step, named }) => `${who} 在「${step}」选择了「${named}」`,
      returned: ({ who, step, target }) => (target === '' ? `${who} 在「${step}」退回了工单` : `${who} 在「${step}」将工单退回${target}`),
      resubmitted: ({ who }) => `${who} 重新提交了工单`,
    },
    transferred: {
      transferred: ({ who, step, people }) => `${who} 将「${step}」转交给 ${people}`,
      delegated: ({ who, step, people }) => `${who} 将「${step}」委派给 ${people}`,
      handedBack: ({ who, step, people }) => `${who} 将「${step}」交还给 ${people}`,
      reassigned: ({ who, step, people }) => `${who} 将「${step}」改派给 ${people}`,
    },
    commented: (who) => `${who} 评论了工单`,
    lateStep: (people, step) => (people === '' ? `「${step}」已超时` : `「${step}」已超时，等待 ${people} 处理`),
    lateTicket: (people) => (people === '' ? '工单已超时' : `工单已超时，等待 ${people} 处理`),
    ended: {
      approved: () => '工单已通过',
      refused: () => '工单已被拒绝',
      withdrawn: (who) => `${who} 撤回了工单`,
      terminated: (who) => `${who} 以管理员身份终止了工单`,
    },
    endedAs: (name) => `工单已结束：${name}`,
    trial: (webhook) => `测试消息：「${webhook}」的工单消息会发送到这里`,
    number: `${MESSAGE_KEYWORDS['zh-CN']}编号`,
    process: '流程',
    starter: '发起人',
    open: '打开工单',
  },
  en: {
    system: 'The system',
    people: (shown, count) => (shown.length < count ? `${shown.join(', ')} and ${count - shown.length} more` : shown.join(', ')),
    started: (who) => `${who} submitted a ticket`,
    opened: (people, step) => (people === '' ? `“${step}” waits to be done` : `“${step}” waits for ${people}`),
    openedAgain: (people) => (people === '' ? 'The ticket waits to be changed' : `The ticket waits for ${people} to change it`),
    toRequester: 'to the requester for changes',
    toStep: (step) => (step === '' ? '' : `to “${step}”`),
    answered: {
      approved: ({ who, step, named }) => (named === '' ? `${who} agreed at “${step}”` : `${who} chose “${named}” at “${step}”`),
      refused: ({ who, step, target }) =>
        target === '' ? `${who} refused at “${step}”` : `${who} returned the ticket at “${step}” ${target}`,
      completed: ({ who, step }) => `${who} has done “${step}”`,
      chosen: ({ who, step, named }) => `${who} chose “${named}” at “${step}”`,
      returned: ({ who, step, target }) =>
        target === '' ? `${who} returned the ticket at “${step}”` : `${who} returned the ticket at “${step}” ${target}`,
      resubmitted: ({ who }) => `${who} submitted the ticket again`,
    },
    transferred: {
      transferred: ({ who, step, people }) => `${who} transferred “${step}” to ${people}`,
      delegated: ({ who, step, people }) => `${who} delegated “${step}” to ${people}`,
      handedBack: ({ who, step, people }) => `${who} handed “${step}” back to ${people}`,
      reassigned: ({ who, step, people }) => `${who} reassigned “${step}” to ${people}`,
    },
    commented: (who) => `${who} commented on the ticket`,
    lateStep: (people, step) => (people === '' ? `“${step}” is late` : `“${step}” is late and waits for ${people}`),
    lateTicket: (people) => (people === '' ? 'The ticket is late' : `The ticket is late and waits for ${people}`),
    ended: {
      approved: () => 'The ticket was approved',
      refused: () => 'The ticket was refused',
      withdrawn: (who) => `${who} withdrew the ticket`,
      terminated: (who) => `${who} ended the ticket as its administrator`,
    },
    endedAs: (name) => `The ticket is finished: ${name}`,
    trial: (webhook) => `Ticket messages of “${webhook}” arrive here: this is a test`,
    number: `${MESSAGE_KEYWORDS.en} number`,
    process: 'Process',
    starter: 'Requested by',
    open: 'Open the ticket',
  },
}

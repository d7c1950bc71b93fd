/** What a sheet of tickets consists of: its columns and the words in them, in either language. The words of the console's lists. */
import type { Priority, TicketRow, TicketStatus } from '@formwork/api-contract'
import type { Locale } from '../../domain/locale'
import { wallClock } from '../../domain/site-day'
import { safeCell } from '../sheets/safe-cell'

interface Words {
  readonly headings: Readonly<Record<Column, string>>
  readonly priority: Readonly<Record<Priority, string>>
  readonly status: Readonly<Record<TicketStatus | 'suspended', string>>
  /** The step of a ticket that was sent back. */
  readonly returned: string
  readonly gone: (name: string) => string
  readonly more: (names: string, count: number) => string
  readonly separator: string
}

/** In characters. */
const WIDTHS = {
  number: 20,
  title: 40,
  process: 20,
  priority: 10,
  status: 10,
  step: 20,
  waitingFor: 28,
  requester: 16,
  created: 18,
  updated: 18,
} as const
type Column = keyof typeof WIDTHS
// The type of `Object.keys` does not say that these are all the keys.
const COLUMNS = Object.keys(WIDTHS) as Column[]

export const COLUMN_WIDTHS: readonly number[] = Object.values(WIDTHS)

const WORDS: Readonly<Record<Locale, Words>> = {
  'zh-CN': {
    headings: {
      number: '编号',
      title: '标题',
      process: '流程',
      priority: '优先级',
      status: '状态',
      step: '当前节点',
      waitingFor: '待处理人',
      requester: '发起人',
      created: '创建时间',
      updated: '更新时间',
    },
    priority: { 1: '普通', 2: '紧急', 3: '非常紧急' },
    status: {
      running: '进行中',
      approved: '已通过',
      refused: '已拒绝',
      withdrawn: '已撤回',
      terminated: '已终止',
      suspended: '已挂起',
    },
    returned: '发起人修改',
    gone: (name) => `${name}（已停用或删除）`,
    more: (names, count) => `${names} 等，另有 ${count} 人`,
    separator: '、',
  },
  en: {
    headings: {
      number: 'Number',
      title: 'Title',
      process: 'Process',
      priority: 'Priority',
      status: 'Status',
      step: 'Current step',
      waitingFor: 'Waiting for',
      requester: 'Requester',
      created: 'Created',
      updated: 'Updated',
    },
    priority: { 1: 'Normal', 2: 'Urgent', 3: 'Very urgent' },
    status: {
      running: 'In progress',
      approved: 'Approved',
      refused: 'Refused',
      withdrawn: 'Withdrawn',
      terminated: 'Ended by an administrator',
      suspended: 'Suspended',
    },
    returned: 'Requester’s changes',
    gone: (name) => `${name} (no longer active)`,
    more: (names, count) => `${names} and ${count} more`,
    separator: ', ',
  },
}

export const headingsOf = (locale: Locale): string[] => COLUMNS.map((column) => WORDS[locale].headings[column])

/** @param timeZone of the moments: a cell has none. */
export function cellsOf(row: TicketRow, locale: Locale, timeZone: string): (string | Date)[] {
  const words = WORDS[locale]
  const cells: Readonly<Record<Column, string | Date>> = {
    number: row.number,
    title: row.title,
    process: row.processName,
    priority: words.priority[row.priority],
    status: words.status[row.suspended === true ? 'suspended' : row.status],
    step: row.isReturned === true ? words.returned : row.currentNodes.join(' / '),
    waitingFor: namesOf(row, words),
    requester: row.requester.name,
    created: wallClock(timeZone, new Date(row.createdAt)),
    updated: wallClock(timeZone, new Date(row.updatedAt)),
  }
  return COLUMNS.map((column) => {
    const cell = cells[column]
    return typeof cell === 'string' ? safeCell(cell) : cell
  })
}

function namesOf({ waitingFor, waitingCount }: TicketRow, words: Words): string {
  const names = waitingFor.map(({ name, active }) => (active ? name : words.gone(name))).join(words.separator)
  const more = waitingCount - waitingFor.length
  return more > 0 ? words.more(names, more) : names
}

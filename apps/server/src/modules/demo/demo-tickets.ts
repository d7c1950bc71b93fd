/** Tickets of the demo company's last days: some done, some waiting, one refused, one taken back. */
import type { JsonObject, MoveBodyInput, Priority } from '@formwork/api-contract'

/** A move; on the first open task that asks its maker. */
type Moved<Body> = Body extends { readonly type: string } ? Omit<Body, 'taskId'> : never

export interface DemoAct {
  readonly by: string
  readonly move: Moved<MoveBodyInput>
}

export interface DemoTicket {
  readonly process: 'leave' | 'expense' | 'project' | 'support'
  readonly by: string
  readonly daysAgo: number
  readonly title: string
  readonly priority?: Priority
  readonly values: JsonObject
  readonly acts: readonly DemoAct[]
}

const approve = (by: string, remark = '同意'): DemoAct => ({ by, move: { type: 'approve', remark } })
const leave = (kind: string, from: string, to: string, days: number, reason: string, more: JsonObject = {}): JsonObject => ({
  kind,
  from,
  to,
  days,
  reason,
  handedOver: true,
  ...more,
})
type Line = readonly [day: string, what: string, price: number]
const expense = (category: string, lines: readonly Line[], more: JsonObject = {}): JsonObject => ({
  category,
  items: lines.map(([day, what, price]) => ({ day, what, price })),
  receipts: ['发票'],
  ...more,
})

/** @param day - the date so many days from today, as the forms store it. */
export const demoTickets = (day: (fromToday: number) => string): readonly DemoTicket[] => [
  {
    process: 'expense',
    by: 'sun.fei',
    daysAgo: 6.4,
    title: '上海客户拜访差旅费',
    values: expense(
      '差旅',
      [
        [day(-9), '高铁往返', 1106],
        [day(-9), '住宿一晚', 620],
        [day(-8), '市内交通', 134],
      ],
      { receipts: ['发票', '行程单'], detail: '拜访两家客户，次日返回' },
    ),
    acts: [approve('zhao.yun'), approve('wang.lei', '票据齐全，同意')],
  },
  {
    process: 'leave',
    by: 'li.na',
    daysAgo: 5.6,
    title: '李娜的年假申请',
    values: leave('年假', day(2), day(3), 2, '家中有事'),
    acts: [approve('liu.yang')],
  },
  {
    process: 'expense',
    by: 'zhang.wei',
    daysAgo: 4.8,
    title: '机械键盘采购',
    values: expense('办公用品', [[day(-7), '机械键盘', 699]], { detail: '个人键盘损坏' }),
    acts: [{ by: 'liu.yang', move: { type: 'refuse', remark: '请先向行政部申领库存设备' } }],
  },
  {
    process: 'leave',
    by: 'zhou.min',
    daysAgo: 3.9,
    title: '周敏的病假申请',
    values: leave('病假', day(-4), day(-4), 1, '发烧就诊', { hospital: '市第一人民医院', handedOver: false }),
    acts: [approve('chen.jing', '注意休息')],
  },
  {
    process: 'expense',
    by: 'zhao.yun',
    daysAgo: 3.1,
    title: '行业展会招待费',
    priority: 2,
    values: expense('业务招待', [[day(-6), '展会期间晚宴', 3280]], { client: '华东渠道合作方' }),
    // The leader's own request has no leader to go to: the administrators were asked, and still are.
    acts: [],
  },
  {
    process: 'leave',
    by: 'zhang.wei',
    daysAgo: 2.5,
    title: '张伟的调休申请',
    values: leave('调休', day(-1), day(-1), 1, '周末加班调休'),
    acts: [{ by: 'zhang.wei', move: { type: 'withdraw', remark: '项目临时上线，改期' } }],
  },
  {
    process: 'leave',
    by: 'li.na',
    daysAgo: 1.7,
    title: '李娜的长假申请',
    values: leave('年假', day(16), day(20), 5, '陪父母旅行'),
    acts: [approve('liu.yang', '已安排交接，同意')],
  },
  {
    process: 'expense',
    by: 'zhang.wei',
    daysAgo: 0.9,
    title: '前端技术大会门票',
    values: expense('培训', [
      [day(-1), '大会门票，含两天培训', 1080],
      [day(-1), '培训资料', 200],
    ]),
    acts: [approve('liu.yang')],
  },
  {
    process: 'leave',
    by: 'sun.fei',
    daysAgo: 0.4,
    title: '孙菲的事假申请',
    priority: 3,
    values: leave('事假', day(2), day(2), 0.5, '办理证件', { handedOver: false }),
    acts: [],
  },
  {
    process: 'expense',
    by: 'li.na',
    daysAgo: 0.2,
    title: '会议室白板笔',
    values: expense(
      '办公用品',
      [
        [day(-1), '白板笔两盒', 58],
        [day(-1), '板擦', 28],
      ],
      { receipts: ['收据'] },
    ),
    acts: [],
  },
]

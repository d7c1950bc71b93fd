/** Tickets of the demo company that show more of the moves: signatures side by side, a return, a wait, work that is claimed and passed on. */
import type { DemoTicket } from './demo-tickets'

type Line = readonly [day: string, what: string, price: number]
const project = (lines: readonly Line[]) => ({
  category: '办公用品',
  items: lines.map(([day, what, price]) => ({ day, what, price })),
  receipts: ['发票'],
})
const support = (kind: string, problem: string) => ({ kind, problem })

/** @param day - the date so many days from today, as the forms store it. */
export const demoFlowTickets = (day: (fromToday: number) => string): readonly DemoTicket[] => [
  {
    process: 'project',
    by: 'zhang.wei',
    daysAgo: 2.2,
    title: '测试服务器扩容',
    values: project([[day(-3), '内存条', 5600]]),
    // Both branches have agreed: it waits until the time for objections is over.
    acts: [
      { by: 'liu.yang', move: { type: 'approve', remark: '同意' } },
      { by: 'wang.lei', move: { type: 'approve', remark: '预算内，同意' } },
    ],
  },
  {
    process: 'project',
    by: 'li.na',
    daysAgo: 1.3,
    title: '可用性测试设备',
    values: project([[day(-2), '录屏设备', 2380]]),
    acts: [{ by: 'chen.jing', move: { type: 'approve', remark: '同意' } }],
  },
  {
    process: 'project',
    by: 'sun.fei',
    daysAgo: 1.1,
    title: '展台搭建费用',
    values: project([[day(-2), '展台搭建', 12_800]]),
    acts: [
      {
        by: 'zhao.yun',
        move: { type: 'refuse', remark: '请补充报价单后重新提交', back: { target: { kind: 'requester' } } },
      },
    ],
  },
  {
    process: 'support',
    by: 'zhou.min',
    daysAgo: 1.9,
    title: '打印机无法连接',
    values: support('网络', '三楼打印机连不上，显示脱机'),
    acts: [
      { by: 'li.na', move: { type: 'claim' } },
      { by: 'li.na', move: { type: 'complete', remark: '已处理', values: { solution: '重新分配了地址' } } },
      { by: 'zhou.min', move: { type: 'approve', remark: '可以用了，谢谢' } },
    ],
  },
  {
    process: 'support',
    by: 'sun.fei',
    daysAgo: 0.8,
    title: '无法登录邮箱',
    priority: 2,
    values: support('账号', '提示密码错误次数过多'),
    acts: [{ by: 'zhang.wei', move: { type: 'claim' } }],
  },
  {
    process: 'support',
    by: 'wang.lei',
    daysAgo: 0.3,
    title: '电脑频繁死机',
    values: support('电脑', '打开报表后经常没有响应'),
    acts: [],
  },
]

/** How PostgreSQL found what a call about tickets answers: every statement of it that reads them, explained as it ran. */
import { recordQueries } from '../record-statements'
import type { TestApp } from '../test-app'

export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** @returns for each statement all nodes of its plan; at least one. */
export async function plansOfCall({ database }: TestApp, call: () => Promise<unknown>): Promise<PlanNode[][]> {
  const sent = await recordQueries(database.pool, call)
  const lists = sent.filter(({ text }) => text.includes('tickets'))
  if (lists.length === 0) throw new Error('the call read no tickets')
  return Promise.all(
    lists.map(async ({ text, values }) => {
      const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (analyze, format json) ${text}`, [
        ...values,
      ])
      const plan = rows[0]?.['QUERY PLAN'][0].Plan
      return plan === undefined ? [] : nodesOf(plan)
    }),
  )
}

const LARGE = new Set(['tickets', 'ticket_tasks', 'ticket_assignments', 'handled_tickets', 'ticket_copies', 'ticket_grams'])

/** Large tables that were read whole. */
export const scansOf = (nodes: readonly PlanNode[]): PlanNode[] =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan' && LARGE.has(node['Relation Name'] ?? ''))

/** What sorted more rows than that. */
export const sortsOf = (nodes: readonly PlanNode[], most: number): PlanNode[] =>
  nodes.filter((node) => node['Node Type'].includes('Sort') && node.Plans?.some((input) => input['Actual Rows'] > most))

/** The most rows of tickets that one node looked at. */
export const maxRowsRead = (nodes: readonly PlanNode[]): number =>
  Math.max(
    0,
    ...nodes
      .filter((node) => node['Relation Name'] === 'tickets')
      .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']),
  )

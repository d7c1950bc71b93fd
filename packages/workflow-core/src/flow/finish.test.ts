/** A process may end with a name: in its state, its history and what a waiting ticket is told. */
import { expect, it } from 'vitest'
import { context, define, edge, startAt } from '../testing/builders'
import { playerOf } from '../testing/play'

it.each([
  ['agreed', 'approved'],
  ['refused', 'refused'],
  ['cancelled', 'terminated'],
] as const)('an end that counts as %s leaves it %s, under its name', (kind, status) => {
  const end = { id: 'e', kind: 'end', name: 'End', outcome: { name: 'Done otherwise', kind } } as const
  const { reached, effectLines } = playerOf(define([startAt(), end], [edge('start', 'e')]), context())
  expect(reached().state).toEqual({ status, tokens: [], tasks: [], sequence: 5, outcome: { name: 'Done otherwise', kind } })
  expect(effectLines().slice(1)).toEqual([
    `process.complete: status=${status} outcome=Done otherwise`,
    'history.append: nodeId=e nodeName=End kind=finished outcome=Done otherwise',
    `notify: kind=ticket-${status} to=["rita"] nodeName=End`,
  ])
})

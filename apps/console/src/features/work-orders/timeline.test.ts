/** Acts, comments and changes are sorted together. */
import type { Comment, HistoryEntry } from '@formwork/api-contract'
import { expect, it } from 'vitest'
import { historyEntry } from '../../shared/tickets/testing/tickets'
import { timelineOf } from './timeline'

const act = (sequence: number, at: string, changes: HistoryEntry['changes'] = []) => historyEntry('approved', { sequence, changes, at })
const comment = (id: string, at: string): Comment => ({
  id,
  author: { id: 'li', name: 'Li' },
  text: id,
  mentions: [],
  files: [],
  at,
  editedAt: null,
  removedAt: null,
  mayEditUntil: null,
  mayRemove: false,
})
const change = { path: ['days'], label: 'Days', from: 1, to: 2 }
const history = [act(0, '2026-11-21T08:00:00Z'), act(1, '2026-11-21T08:00:00Z', [change]), act(2, '2026-11-21T09:00:00Z')]
const comments = [comment('later', '2026-11-21T08:30:00Z'), comment('earlier', '2026-11-21T07:00:00Z')]
const keys = (part: Parameters<typeof timelineOf>[2]) => timelineOf(history, comments, part).map(({ key }) => key)

it('puts the newest first, and of one moment the later act', () => {
  expect(keys('all')).toEqual(['act 2', 'later', 'act 1', 'act 0', 'earlier'])
})

it('shows one kind alone', () => {
  expect(keys('acts')).toEqual(['act 2', 'act 1', 'act 0'])
  expect(keys('comments')).toEqual(['later', 'earlier'])
  expect(keys('changes')).toEqual(['act 1'])
})

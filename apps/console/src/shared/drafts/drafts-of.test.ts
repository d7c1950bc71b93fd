/** The list of unsent and unsaved drafts. */
import { beforeEach, expect, it } from 'vitest'
import { draftsOf } from './drafts-of'
import { writeDraft } from './local-draft'

const LI = '00000000-0000-4000-8000-000000000001'
const WANG = '00000000-0000-4000-8000-000000000002'

beforeEach(() => localStorage.clear())

it('lists what one person began, newest first, and nothing of anybody else', () => {
  writeDraft(`ticket.${LI}.leave`, { draft: { title: 'Leave', priority: 1, values: {} }, base: 1, at: 10 })
  writeDraft(`form.${LI}.new`, { draft: { name: '' }, base: null, at: 30 })
  writeDraft(`process.${LI}.p`, { draft: { name: 'Buying' }, base: 2, at: 20 })
  writeDraft(`ticket.${WANG}.leave`, { draft: { title: 'Of Wang' }, base: 1, at: 40 })
  expect(draftsOf(LI).map(({ kind, id, title, key }) => [kind, id, title, key])).toEqual([
    ['form', 'new', '', `form.${LI}.new`],
    ['process', 'p', 'Buying', `process.${LI}.p`],
    ['ticket', 'leave', 'Leave', `ticket.${LI}.leave`],
  ])
})

it.each(['not json', 'null', '{"draft": 1, "at": 5}', '{"draft": {"title": "x"}}'])('passes over %s', (stored) => {
  localStorage.setItem(`formwork.draft.ticket.${LI}.x`, stored)
  expect(draftsOf(LI)).toEqual([])
})

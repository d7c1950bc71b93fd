/** A ticket knows its neighbours in the list it was opened from. */
import { expect, it } from 'vitest'
import { placeIn, readTrails } from './ticket-trail'

const trail = { title: 'My to-do', to: '/process/upcoming?page=2', ids: ['a', 'b', 'c'] }

it('names the ticket before and the one after', () => {
  expect(placeIn([trail], 'b')).toEqual({
    title: 'My to-do',
    to: '/process/upcoming?page=2',
    position: 2,
    count: 3,
    previous: 'a',
    next: 'c',
  })
})

it('has nobody before the first and nobody after the last', () => {
  expect(placeIn([trail], 'a')).toMatchObject({ previous: null, next: 'b' })
  expect(placeIn([trail], 'c')).toMatchObject({ previous: 'b', next: null })
})

it('says nothing about a ticket that was opened from elsewhere', () => {
  expect(placeIn([trail], 'x')).toBeNull()
  expect(placeIn([], 'a')).toBeNull()
})

it('still knows the list of a ticket when others have been opened from another one since', () => {
  const all = { title: 'All tickets', to: '/process/all', ids: ['c', 'd'] }
  expect(placeIn([all, trail], 'a')?.title).toBe('My to-do')
  expect(placeIn([all, trail], 'c')?.title).toBe('All tickets')
})

it('is read back for the same person only, and not from what is no list', () => {
  const stored = JSON.stringify({ owner: 'me', trails: [trail] })
  expect(readTrails(stored, 'me')).toEqual([trail])
  expect(readTrails(stored, 'another')).toEqual([])
  expect(readTrails('{"owner":"me","trails":[{"to":"https://elsewhere.example"}]}', 'me')).toEqual([])
  expect(readTrails('nonsense', 'me')).toEqual([])
  expect(readTrails(null, 'me')).toEqual([])
})

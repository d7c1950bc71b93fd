/** A ticket knows its neighbours in the list it was opened from. */
import { expect, it } from 'vitest'
import { placeIn } from './ticket-trail'

const trail = { title: 'My to-do', to: '/process/upcoming?page=2', ids: ['a', 'b', 'c'] }

it('names the ticket before and the one after', () => {
  expect(placeIn(trail, 'b')).toEqual({
    title: 'My to-do',
    to: '/process/upcoming?page=2',
    position: 2,
    count: 3,
    previous: 'a',
    next: 'c',
  })
})

it('has nobody before the first and nobody after the last', () => {
  expect(placeIn(trail, 'a')).toMatchObject({ previous: null, next: 'b' })
  expect(placeIn(trail, 'c')).toMatchObject({ previous: 'b', next: null })
})

it('says nothing about a ticket that was opened from elsewhere', () => {
  expect(placeIn(trail, 'x')).toBeNull()
  expect(placeIn(null, 'a')).toBeNull()
})

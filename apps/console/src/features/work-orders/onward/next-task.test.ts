/** Working through a list leads to the tasks that still wait. */
import { expect, it } from 'vitest'
import { nextTask } from './next-task'

const list = ['a', 'b', 'c']
const all = (...ids: string[]) => ({ ids, isAll: true })

it('is the next of the list that still waits', () => {
  expect(nextTask(list, 'a', all('b', 'c'))).toBe('b')
  // A colleague has answered b.
  expect(nextTask(list, 'a', all('c'))).toBe('c')
})

it('is at the end of the list what came since, then what was passed over', () => {
  expect(nextTask(list, 'c', all('a', 'new'))).toBe('new')
  expect(nextTask(list, 'c', all('b'))).toBe('b')
})

it('is none when nothing waits, nor the same one again', () => {
  expect(nextTask(list, 'c', all())).toBeNull()
  expect(nextTask(list, 'c', all('c'))).toBeNull()
})

it('takes the count of the list where more waits than was announced', () => {
  expect(nextTask(list, 'a', { ids: ['x'], isAll: false })).toBe('b')
  expect(nextTask(list, 'c', { ids: ['x', 'a'], isAll: false })).toBe('x')
})

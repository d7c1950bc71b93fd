/** The ids of everything. */
import { expect, it } from 'vitest'
import { firstIdAt, newId } from './new-id'

it('is a UUID of version 7 that begins with its time', () => {
  const id = newId(new Date('2026-01-01T00:00:00.000Z'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(Date.UTC(2026, 0, 1))
})

it('is another one each time', () => {
  const now = new Date()
  expect(new Set(Array.from({ length: 1000 }, () => newId(now))).size).toBe(1000)
})

it('has a first one of each instant, which parts earlier ids from later ones', () => {
  const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms)
  expect(firstIdAt(at(0)) <= newId(at(0))).toBe(true)
  expect(newId(at(-1)) < firstIdAt(at(0))).toBe(true)
})

it('has one also of instants before 1970, which comes before every id', () => {
  const first = firstIdAt(new Date('0001-01-01T00:00:00Z'))
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(first < newId(new Date(1))).toBe(true)
})

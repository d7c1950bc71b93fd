/** What an edit sends: the fields that were changed, and those that name it. */
import { expect, it } from 'vitest'
import { changedFields } from './changed-fields'

it('leaves out what nobody touched, lists too, and keeps what names the record', () => {
  const before = { id: 'a', name: 'Li', phone: '', roles: ['x'], status: '0' }
  const values = { ...before, phone: '1', roles: ['x'] }
  expect(changedFields(values, before, ['id', 'name'])).toEqual({ id: 'a', name: 'Li', phone: '1' })
  expect(changedFields({ ...before, roles: [] }, before, ['id'])).toEqual({ id: 'a', roles: [] })
})

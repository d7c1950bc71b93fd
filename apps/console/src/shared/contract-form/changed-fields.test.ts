/** The body of an edit: the changed fields, those that identify the record, and the values before. */
import { expect, it } from 'vitest'
import { changedFields } from './changed-fields'

it('leaves out what nobody touched, lists too, keeps what names the record, and says what the rest was', () => {
  const before = { id: 'a', name: 'Li', phone: '', roles: ['x'], status: '0' }
  const values = { ...before, phone: '1', roles: ['x'] }
  const edit = { id: 'a', name: 'Li', phone: '1', basedOn: { name: 'Li', phone: '' } }
  expect(changedFields(values, before, { naming: ['id'], needed: ['name'] })).toEqual(edit)
  expect(changedFields({ ...before, roles: [] }, before, { naming: ['id'] })).toEqual({ id: 'a', roles: [], basedOn: { roles: ['x'] } })
})

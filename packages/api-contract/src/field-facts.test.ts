import { describe, expect, it } from 'vitest'
import { fieldFacts } from './field-facts'
import { routes } from './routes'

describe('what a schema says of a field', () => {
  const user = routes.createUser.body.shape
  it.each([
    ['a name', user.nickName, { isRequired: true, maxLength: 64 }],
    ['a name with a format', user.username, { isRequired: true, maxLength: 64 }],
    ['a text that may be left out', user.remark, { isRequired: false, maxLength: 500 }],
    ['an address that may be empty', user.email, { isRequired: false, maxLength: 254 }],
    ['a password', user.password, { isRequired: true, maxLength: 1024 }],
    ['a reference that may be none', user.deptId, { isRequired: false, maxLength: undefined }],
    ['a reference', routes.reassignTask.body.shape.to, { isRequired: true, maxLength: undefined }],
    ['a list', user.roleIds, { isRequired: false, maxLength: undefined }],
    ['a list of one at least', user.roleIds.min(1), { isRequired: true, maxLength: undefined }],
    ['a remark that a call insists on', routes.refuseTask.body.shape.remark, { isRequired: true, maxLength: 2000 }],
    ['a remark that it does not', routes.approveTask.body.shape.remark, { isRequired: false, maxLength: 2000 }],
    ['a switch', routes.saveSettings.body.shape.content.shape.is_verify_code, { isRequired: false, maxLength: undefined }],
  ])('of %s', (_what, schema, facts) => {
    expect(fieldFacts(schema)).toEqual(facts)
  })
})

/** What a field may hold, asked of the console's forms. The server runs the same table through its calls: apps/server/src/http. */
import { routes } from '@formwork/api-contract'
import table from '@formwork/api-contract/fixtures/field-values.json'
import { describe, expect, it } from 'vitest'
import { contractResolver, type FormSchema } from './contract-resolver'

const forms: Readonly<Record<string, readonly [FormSchema, Readonly<Record<string, unknown>>]>> = {
  user: [routes.createUser.body, { username: 'u1', password: 'long-enough-1', nickName: 'A', roleIds: [] }],
  role: [routes.createRole.body, { roleKey: 'k1', roleName: 'A' }],
  site: [routes.saveSettings.body.shape.content, { name: 'A', is_ldap: false, is_verify_code: false }],
}
interface Answers {
  readonly taken: readonly unknown[]
  readonly refused: readonly unknown[]
}

const rows = Object.entries(table).flatMap(([form, fields]) =>
  Object.entries<Answers>(fields).flatMap(([field, { taken, refused }]) => [
    ...taken.map((value) => ({ form, field, value, isTaken: true })),
    ...refused.map((value) => ({ form, field, value, isTaken: false })),
  ]),
)

describe('what a field may hold', () => {
  it.each(rows)('$form.$field of $value: taken $isTaken', async ({ form, field, value, isTaken }) => {
    const [schema, others] = forms[form] ?? []
    if (schema === undefined) throw new Error(`no form for ${form}`)
    const { errors } = await contractResolver(schema, { [field]: { label: 'L' } })({ ...others, [field]: value }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    })
    expect(Object.keys(errors)).toEqual(isTaken ? [] : [field])
  })
})

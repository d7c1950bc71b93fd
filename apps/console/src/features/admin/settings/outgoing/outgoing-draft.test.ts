/** The body of the outgoing settings, and errors that are found before sending. */
import { routes } from '@formwork/api-contract'
import { expect, it } from 'vitest'
import { bodyOf, draftOf, problemsOf } from './outgoing-draft'

const draft = draftOf({ hosts: [{ host: 'erp.example.com', isInside: false }] }, ['SHOP', 'ERP'])
const secret = { key: 9, isKept: false, isRemoved: false }

it('leaves secrets alone that nobody typed anew, and sends those that were, or are removed', () => {
  expect(bodyOf(draft)).toEqual({ hosts: [{ host: 'erp.example.com', isInside: false }], secrets: {} })
  const [erp, shop] = draft.secrets
  const changed = {
    ...draft,
    secrets: [
      { ...erp, value: 'new' },
      { ...shop, isRemoved: true },
    ] as typeof draft.secrets,
  }
  expect(bodyOf(changed).secrets).toEqual({ ERP: 'new', SHOP: '' })
  expect(routes.saveOutgoingSettings.body.safeParse(bodyOf(changed)).success).toBe(true)
})

it('sends no row that was left empty, and names in small letters', () => {
  const hosts = [...draft.hosts, { key: 5, host: ' *.Example.COM ', isInside: true }, { key: 6, host: ' ', isInside: false }]
  const body = bodyOf({ hosts, secrets: [...draft.secrets, { ...secret, name: '', value: '' }] })
  expect(body.hosts).toEqual([
    { host: 'erp.example.com', isInside: false },
    { host: '*.example.com', isInside: true },
  ])
  expect(body.secrets).toEqual({})
})

it('takes the machine of an address that was pasted', () => {
  const hosts = ['https://ERP.Example.com:8443/orders?id=1', 'http://10.0.0.5/', 'https://', 'erp.local:8080'].map((host, key) => ({
    key,
    host,
    isInside: false,
  }))
  expect(bodyOf({ hosts, secrets: [] }).hosts.map(({ host }) => host)).toEqual(['erp.example.com', '10.0.0.5', 'https://', 'erp.local'])
  expect([...problemsOf({ hosts, secrets: [] }).hosts]).toEqual([[2, 'malformed']])
})

it('says at the row what is malformed, there twice, or empty', () => {
  const hosts = [...draft.hosts, { key: 5, host: 'x.com/a', isInside: false }, { key: 6, host: 'ERP.example.com', isInside: false }]
  const secrets = [
    ...draft.secrets,
    { ...secret, key: 7, name: '1st', value: 'a' },
    { ...secret, key: 8, name: 'ERP', value: 'a' },
    { ...secret, name: 'NEW', value: '' },
  ]
  const problems = problemsOf({ hosts, secrets })
  expect([...problems.hosts]).toEqual([
    [5, 'malformed'],
    [6, 'twice'],
  ])
  expect([...problems.secrets]).toEqual([
    [7, 'malformed'],
    [8, 'twice'],
    [9, 'empty'],
  ])
})

/** The calls of people and departments that are measured, signing in, and what a session costs. */
import { ADMIN_PASSWORD } from './server-process.mjs'

const PAGE_SIZE = 20

/** Each of one administrator after the other, but for signing in and the two that a session's price is read from. */
export function peopleCalls({ administrators, people, departments }) {
  const tokenOf = (index) => administrators[index % administrators.length].token
  const asAdministrator = (path) => (index) => ({ path, token: tokenOf(index) })
  // As the console asks.
  const list = (query) => `/api/v1/sysUserList?boundedCount=1&pageSize=${PAGE_SIZE}&${query}`
  const inDepartment = (index) => departments[(index * 7919) % departments.length]
  return [
    { what: 'user list', bare: 'users', parameter: () => PAGE_SIZE, callOf: asAdministrator(list('pageIndex=1')) },
    {
      what: 'user list, page 100',
      callOf: asAdministrator(list('pageIndex=100')),
    },
    {
      what: 'user list, a department and all below',
      callOf: (index) => ({ path: list(`pageIndex=1&deptId=${inDepartment(index)}`), token: tokenOf(index) }),
    },
    { what: 'user list, the whole tree below', callOf: asAdministrator(list(`pageIndex=1&deptId=${departments[0]}`)) },
    { what: 'user search, many hits', callOf: asAdministrator(list(`pageIndex=1&keyword=${encodeURIComponent('王')}`)) },
    { what: 'user search, no hit', callOf: asAdministrator(list(`pageIndex=1&keyword=${encodeURIComponent('龘龘')}`)) },
    {
      what: 'department tree with its people counted, one at a time',
      at: 1,
      bare: 'departments',
      parameter: () => 1,
      callOf: asAdministrator('/api/v1/deptList'),
    },
    { what: 'department tree to choose from, one at a time', at: 1, callOf: asAdministrator('/api/v1/deptTree') },
    // What finding out who calls costs is how much longer the next two take than the first: they are refused right after it. A session is read at its
    // first call and kept for seconds (ADR 0030).
    { what: 'health, one at a time', at: 1, callOf: () => ({ path: '/health' }) },
    {
      what: 'refused after the session check, each the first call of somebody, one at a time',
      at: 1,
      callOf: (index) => ({ path: list('pageIndex=1'), token: people[(index * 31) % people.length].token }),
    },
    {
      what: 'refused after the session check, all calls of one person, one at a time',
      at: 1,
      callOf: () => ({ path: list('pageIndex=1'), token: people[0].token }),
    },
    {
      what: 'sign in',
      callOf: (index) => ({
        method: 'POST',
        path: '/login',
        body: { username: `person${(index * 31) % people.length}`, password: ADMIN_PASSWORD, loginType: 0 },
      }),
    },
  ]
}

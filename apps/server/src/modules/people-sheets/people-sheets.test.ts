/** Sheets of people over HTTP: out, back in, and what is said of a sheet that is wrong. */
import { SHEET_ROWS } from '@formwork/api-contract'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDepartment, buildRole, buildUser } from '../../testing/build-people'
import { importBody, peopleSheet, SHEET_HEADERS, type SheetRow } from '../../testing/people-sheet'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { readSheetFile, writeSheetFile } from '../sheets/run-sheet-worker'
import { safeCell } from '../sheets/safe-cell'
import { COLUMNS } from './sheet-columns'

const PASSWORD = 'a first phrase'
const WHOLE = { rows: SHEET_ROWS + 2, cells: 20 }
let test: TestApp
let admin: TestClient

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as(test.admin)
})
afterAll(() => test.close())

const send = (client: TestClient, file: Buffer, password = PASSWORD) =>
  client.post('/api/v1/sysUser/import', importBody(file, password), SHEET_HEADERS)
const bring = async (client: TestClient, rows: readonly SheetRow[]) => send(client, await peopleSheet(rows))
const making = async (client: TestClient, rows: readonly SheetRow[]) =>
  client.post('/api/v1/sysUser/import', importBody(await peopleSheet(rows), PASSWORD, { createDepartments: '1' }), SHEET_HEADERS)
/** The sheet of the test below: nothing here writes GBK. */
const GBK = Buffer.from(
  'd3c3bba7c3fb2a2cd0d5c3fb2a2cbdc7c9ab2a2cb1b8d7a20d0a6373762e6f6e652ccdf5cee52c73746166662c22d2bb2c0d0ab6fe220d0a0d0a6373762e74776f2c2c73746166662c0d0a',
  'hex',
)
const countOf = async (keyword: string) => (await admin.get(`/api/v1/sysUserList?keyword=${keyword}`)).at('data.count')

/** A sheet in which nothing is wrong but 70 MiB of spaces. */
async function swollenSheet(): Promise<Buffer> {
  const parts = unzipSync(await peopleSheet([{ username: 'swollen', nickName: '大', roles: 'staff' }]))
  const [name, sheet = new Uint8Array()] = Object.entries(parts).find(([path]) => path.endsWith('sheet1.xml')) ?? ['']
  const swollen = new Uint8Array(sheet.length + 70 * 1024 * 1024).fill(32)
  swollen.set(sheet)
  return Buffer.from(zipSync({ ...parts, [name]: swollen }))
}

async function exported(client: TestClient, query: string): Promise<string[][]> {
  const answer = await test.app.inject({ url: `/api/v1/sysUser/export${query}`, headers: { authorization: `Bearer ${client.token}` } })
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  return readSheetFile(answer.rawPayload, WHOLE)
}

describe('a sheet of people', () => {
  it('is read back with everything in it: department by path, several roles and posts, text as it was typed', async () => {
    await buildDepartment(test.deps, { name: '研发部', parentId: test.site.rootDepartmentId })
    const row = { username: '0071', nickName: '=1+1', department: '总公司/研发部', roles: 'staff，系统管理员', posts: 'member,manager' }
    const answer = await bring(admin, [{ ...row, phone: '+86 138', email: 'a@example.com', sex: '女', status: '停用', remark: '@所有人' }])
    expect(answer.at('data.created')).toBe(1)
    const found = await admin.get('/api/v1/sysUserList?keyword=0071')
    expect(found.at('data.list.0')).toMatchObject({
      nickName: '=1+1',
      deptName: '研发部',
      phone: '+86 138',
      sex: '1',
      status: '1',
      remark: '@所有人',
    })
    expect(found.at('data.list.0.roleIds')).toEqual([test.site.staffRoleId, test.site.adminRoleId])
    expect(found.at('data.list.0.postId')).toBe(found.at('data.list.0.postIds.0'))
    const [heading, cells] = await exported(admin, '?keyword=0071')
    expect(heading?.[0]).toBe('用户名*')
    // Text that begins like a formula has an apostrophe; a phone number is not such a text.
    expect(cells).toEqual([
      '0071',
      "'=1+1",
      '总公司/研发部',
      'staff,admin',
      'member,manager',
      '+86 138',
      'a@example.com',
      '女',
      '停用',
      "'@所有人",
    ])
    expect((await admin.get('/api/v2/audit?kind=users.exported')).at('list.0.after')).toEqual({ people: 1, keyword: '0071' })
    expect((await admin.get('/api/v2/audit?kind=user.created')).at('list.0.after.department.name')).toBe('研发部')
  })

  it('lets everybody in it sign in with the first password, which they must change', async () => {
    await bring(admin, [{ username: 'new.one', nickName: '新人', roles: 'staff' }])
    const signedIn = await test.anonymous.post('/login', { username: 'new.one', password: PASSWORD, loginType: 0 })
    expect((await test.withToken(signedIn.textAt('token')).get('/api/v1/getinfo')).at('data.mustChangePassword')).toBe(true)
  })

  it('creates nobody when anything is wrong, and says row and column of each', async () => {
    const answer = await bring(admin, [
      { username: 'fine.one', nickName: '好人', roles: 'staff' },
      { username: 'admin', nickName: '', roles: 'staff', department: '没有/这个部门' },
      { username: 'fine.one', nickName: '重名', roles: '没有的角色', posts: '没有', email: 'not an address', sex: '无', status: '也许' },
    ])
    expect(answer.at('reason')).toBe('sheet.refused')
    const issues = Object(answer.body).issues.map((issue: { path: unknown[]; message: string }) => [...issue.path, issue.message])
    expect(issues).toEqual([
      [3, '用户名', '用户名「admin」已被使用'],
      [3, '姓名', '必填'],
      [3, '部门', '部门「没有/这个部门」不存在'],
      [4, '用户名', '「fine.one」在表格中重复'],
      [4, '角色', '「没有的角色」不存在'],
      [4, '岗位', '「没有」不存在'],
      [4, '邮箱', '格式有误'],
      [4, '性别', '「无」不存在'],
      [4, '状态', '「也许」不存在'],
    ])
    expect(await countOf('fine.one')).toBe(0)
  })

  it('says of what is too long how much it may be, of a name that several have that it does, and of many faults which are listed', async () => {
    await Promise.all(['双生', '双生'].map((name) => buildRole(test.deps, { name })))
    const answer = await bring(admin, [{ username: 'long.one', nickName: '长'.repeat(65), roles: '双生' }])
    expect([answer.at('issues.0.message'), answer.at('issues.1.message')]).toEqual(['最多 64 个字符', '「双生」有多个，无法区分'])
    const turned = await bring(admin, [{ username: 'turned.one', nickName: '张三\u202e四李', roles: '双生' }])
    expect(turned.at('issues.0')).toMatchObject({ path: [2, '姓名'], message: '含有不可见字符，请重新输入' })
    const many = await bring(
      admin,
      Array.from({ length: 201 }, (_, at) => ({ username: `many.${at}`, nickName: '多' })),
    )
    expect([many.at('msg'), Object(many.body).issues.length]).toEqual(['表格中有 201 处错误（仅列出前 200 处），未导入任何用户', 200])
  })

  it('lists what else is wrong before the departments that are missing in more rows than are listed', async () => {
    const rows = Array.from({ length: 201 }, (_, at) => ({ username: `moved.${at}`, nickName: '多', roles: 'staff', department: '新部门' }))
    const answer = await bring(admin, [...rows, { username: 'last.one', nickName: '末', roles: '没有的角色' }])
    expect(answer.at('reason')).toBe('sheet.refused-often')
    expect(answer.at('issues.0')).toMatchObject({ path: [203, '角色'], message: '「没有的角色」不存在' })
    expect(answer.at('issues.1')).toMatchObject({ path: [2, '部门'], code: 'sheet.no-department' })
  })

  it('without a column that must be there is refused in the words of whoever brings it', async () => {
    const sheet = await writeSheetFile([
      {
        name: 'x',
        rows: [
          ['姓名', '角色'],
          ['甲', 'staff'],
        ],
        widths: [9, 9],
      },
    ])
    const headers = { ...SHEET_HEADERS, 'accept-language': 'en' }
    const answer = await admin.post('/api/v1/sysUser/import', importBody(sheet, PASSWORD), headers)
    expect(answer.at('msg')).toBe('The heading differs from the template: “User name” is missing')
  })

  it('puts nobody beyond the reach of whoever brings it, and gives nothing they do not hold', async () => {
    const own = await buildDepartment(test.deps, { name: '本部', parentId: test.site.rootDepartmentId })
    const role = await buildRole(test.deps, { permissions: ['system:sysuser:add', 'system:sysuser:export'], dataScope: 3 })
    const bringer = await test.as(await buildUser(test.deps, { departmentId: own, roleIds: [role] }))
    const answer = await bring(bringer, [{ username: 'far.one', nickName: '远', roles: 'admin', department: '总公司' }])
    expect(Object(answer.body).issues.map((issue: { code: string }) => issue.code)).toEqual(['scope.beyond-yours', 'role.beyond-yours'])
    expect((await exported(bringer, '')).length).toBe(2)
  })

  it('names departments that are not there with what has to be made for them, and makes them where that is asked for', async () => {
    const top = `公司${test.deps.newId().slice(-6)}`
    const rows = [
      { username: 'dep.one', nickName: '甲', roles: 'staff', department: `总公司/${top}/前端` },
      { username: 'dep.two', nickName: '乙', roles: 'staff', department: `总公司/${top}` },
      { username: 'dep.three', nickName: '丙', roles: 'staff', department: `总公司/${top}/后端` },
    ]
    const refused = await bring(admin, rows)
    expect(refused.at('issues.0')).toEqual({
      path: [2, '部门'],
      code: 'sheet.no-department',
      message: `部门「总公司/${top}/前端」不存在`,
      params: { text: `总公司/${top}/前端`, missing: [`总公司/${top}`, `总公司/${top}/前端`] },
    })
    expect(await countOf('dep.one')).toBe(0)
    const made = await making(admin, rows)
    expect(made.at('data')).toEqual({ created: 3, departments: 3 })
    expect((await admin.get('/api/v1/sysUserList?keyword=dep.three')).at('data.list.0.deptName')).toBe('后端')
    const noted = (await admin.get('/api/v2/audit?kind=department.created')).at('list') as {
      after: { name: string; parent: { name: string } }
    }[]
    const pairs = noted.slice(0, 3).map(({ after }) => `${after.parent.name}/${after.name}`)
    expect(new Set(pairs)).toEqual(new Set([`总公司/${top}`, `${top}/前端`, `${top}/后端`]))
    // They are there now: nothing more is made.
    const again = await making(admin, [{ username: 'dep.four', nickName: '丁', roles: 'staff', department: `总公司/${top}/前端` }])
    expect(again.at('data')).toEqual({ created: 1, departments: 0 })
  })

  it('makes no department when anything else is wrong, none that no department may be called, and none beyond reach', async () => {
    const departments = async () => JSON.stringify((await admin.get('/api/v1/deptList')).body)
    const before = await departments()
    expect(
      (await making(admin, [{ username: 'dep.five', nickName: '', roles: 'staff', department: '新公司' }])).at('issues.0.path.1'),
    ).toBe('姓名')
    const long = await making(admin, [{ username: 'dep.six', nickName: '己', roles: 'staff', department: '长'.repeat(65) }])
    expect(long.at('issues.0.code')).toBe('sheet.unknown')

    const own = await buildDepartment(test.deps, { name: '分部', parentId: test.site.rootDepartmentId })
    const permissions = ['system:sysuser:add', 'system:sysuser:list', 'process:list:upcoming'] as const
    const withRight = await buildRole(test.deps, { permissions: [...permissions, 'system:sysdept:add'], dataScope: 4 })
    const without = await buildRole(test.deps, { permissions: [...permissions], dataScope: 4 })
    await buildRole(test.deps, { name: '无权', permissions: [], dataScope: 5 })
    const [maker, bringer] = [
      await test.as(await buildUser(test.deps, { departmentId: own, roleIds: [withRight] })),
      await test.as(await buildUser(test.deps, { departmentId: own, roleIds: [without] })),
    ]
    const row = (username: string, department: string) => ({ username, nickName: '庚', roles: '无权', department })
    const codes = async (client: TestClient, department: string) =>
      (Object((await making(client, [row('dep.seven', department)])).body).issues ?? []).map((issue: { code: string }) => issue.code)
    expect(await codes(bringer, '总公司/分部/小组')).toEqual(['sheet.unknown'])
    expect(await codes(maker, '总公司/别处')).toEqual(['sheet.unknown'])
    expect(await codes(maker, '另一公司')).toEqual(['sheet.unknown'])
    expect((await making(maker, [row('dep.eight', '总公司/分部/小组')])).at('data')).toEqual({ created: 1, departments: 1 })
    expect(before).not.toContain('新公司')
    expect(await departments()).not.toContain('新公司')
  })

  it.each([
    ['in UTF-8 with its mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['in the code page of China', () => GBK],
    ['in UTF-16 with tabs', (text: string) => Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le')],
  ])('may be csv as a spreadsheet saves it, %s', async (_how, file) => {
    const text = '用户名*,姓名*,角色*,备注\r\ncsv.one,王五,staff,"一,\r\n二"\r\n\r\ncsv.two,,staff,\r\n'
    const answer = await send(admin, file(text))
    expect(answer.at('issues')).toEqual([{ path: [4, '姓名'], code: 'sheet.missing', message: '必填' }])
  })

  it('of 5,000 rows is taken, of one more refused, and other calls are answered meanwhile', async () => {
    const rows = Array.from({ length: SHEET_ROWS }, (_, at) => ({
      username: `many.${at}`,
      nickName: `第 ${at} 人`,
      roles: 'staff',
      department: '总公司',
    }))
    const file = await peopleSheet(rows)
    let longest = 0
    const sending = { isDone: false }
    const watch = async () => {
      // CPU time of this thread: other load on the machine does not count.
      for (let last = process.threadCpuUsage(); !sending.isDone; last = process.threadCpuUsage()) {
        // oxlint-disable-next-line no-await-in-loop -- how long the loop was held up is what is measured
        await new Promise((resolve) => setImmediate(resolve))
        const { user, system } = process.threadCpuUsage(last)
        longest = Math.max(longest, (user + system) / 1000)
      }
    }
    const [answer] = await Promise.all([send(admin, file).finally(() => (sending.isDone = true)), watch()])
    expect(answer.at('data.created')).toBe(SHEET_ROWS)
    expect(longest).toBeLessThan(1000)
    expect((await bring(admin, [...rows, { username: 'too.many', nickName: '多', roles: 'staff' }])).at('reason')).toBe('sheet.too-long')
    const answerOut = await admin.get('/api/v1/sysUser/export')
    expect(answerOut.at('reason')).toBe('sheet.too-long')
  })

  it.each([
    ['no file of a spreadsheet', async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0x49, 0x48])],
    ['more than fits when unpacked', swollenSheet],
    ['a zip of something else', async () => Buffer.from(zipSync({ 'a.txt': strToU8('text') }))],
  ])('is refused when it is %s', async (_what, file) => {
    expect((await send(admin, await file())).at('reason')).toBe('sheet.unreadable')
  })

  it('has a template that says what belongs where, in the language asked for', async () => {
    const headers = { authorization: `Bearer ${admin.token}`, 'accept-language': 'en' }
    const answer = await test.app.inject({ url: '/api/v1/sysUser/importTemplate', headers })
    expect(await readSheetFile(answer.rawPayload, WHOLE)).toEqual([
      ['User name*', 'Name*', 'Department', 'Roles*', 'Posts', 'Phone', 'E-mail', 'Sex', 'Status', 'Remark'],
    ])
    expect((await send(admin, answer.rawPayload)).at('reason')).toBe('sheet.empty')
    expect((await bring(admin, [{}])).at('reason')).toBe('sheet.empty')
    expect((await send(admin, await peopleSheet([{ username: 'x' }]), 'short')).at('reason')).toBe('sheet.password')
  })
})

it.each(['=1', '@x', '+1+cmd', '-x', '\tx', '\n=1', '＝1', '＠x', '＋1＋cmd', '－x'])('a cell with %j is no formula', (text) => {
  expect(safeCell(text)).toBe(`'${text}`)
})

it('has a column for each thing a row can say', () => {
  expect(COLUMNS).toHaveLength(10)
})

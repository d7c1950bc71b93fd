/** An administrator of one department sees and changes what belongs to it, and is told so when something does not. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { expect, test } from '../setup/test'

interface Node {
  readonly deptId: string
  readonly children: readonly Node[]
}

test('a role gets a data scope in the console, and who holds it stays within', async ({ page }) => {
  const token = await signInAdmin()
  const [root] = await call<readonly Node[]>(routes.listDepartments, { token })
  const department = async (deptName: string, parentId: string) =>
    (await call<{ deptId: string }>(routes.createDepartment, { token, body: { deptName, parentId } })).deptId
  const east = await department('华东区', root?.deptId ?? '')
  await department('上海分部', east)
  const west = await department('华西区', root?.deptId ?? '')

  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/roles')
  await page.getByRole('button', { name: '新建角色' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('名称').fill('华东区管理员')
  await dialog.getByLabel('权限字符').fill('east-admin')
  for (const group of ['用户', '部门', '角色']) await dialog.getByRole('checkbox', { name: `${group}管理全选` }).check()
  await dialog.getByLabel('数据权限').click()
  await page.getByRole('option', { name: '本部门及以下' }).click()
  await dialog.getByRole('button', { name: '新建角色' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /华东区管理员/ })).toContainText('本部门及以下')

  const { list } = await call<{ list: { roleId: string; roleKey: string }[] }>(routes.listRoles, { token })
  const roleIds = list.filter(({ roleKey }) => roleKey === 'east-admin' || roleKey === 'staff').map(({ roleId }) => roleId)
  const place = async (username: string, nickName: string, deptId: string, roles: readonly string[]) => {
    const { userId } = await createStaff(token, username, nickName)
    await call(routes.updateUser, { token, body: { userId, nickName, deptId, roleIds: roles } })
  }
  await place('scope.east', '江东来', east, roleIds)
  await place('scope.west', '蜀西去', west, roleIds.slice(0, 1))

  await page.context().clearCookies()
  await signInAs(page, 'scope.east', STAFF_PASSWORD)
  await page.goto('/system/users')
  await expect(page.getByRole('cell', { name: '江东来' }).first()).toBeVisible()
  await expect(page.getByText('蜀西去')).toHaveCount(0)
  await page.goto('/system/departments')
  await expect(page.getByText('上海分部')).toBeVisible()
  await expect(page.getByText('华西区')).toHaveCount(0)
  // Nothing above is theirs to choose.
  await page.getByRole('button', { name: '编辑华东区' }).click()
  await expect(page.getByRole('dialog').getByLabel('上级部门')).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()

  await page.goto('/system/roles')
  await expect(page.getByRole('row', { name: /系统管理员/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '编辑 系统管理员' })).toHaveCount(0)
  await page.getByRole('button', { name: '新建角色' }).first().click()
  await dialog.getByLabel('名称').fill('全部数据')
  await dialog.getByLabel('权限字符').fill('too-wide')
  await dialog.getByRole('checkbox', { name: '用户管理全选' }).check()
  await dialog.getByLabel('数据权限').click()
  await page.getByRole('option', { name: '全部数据' }).click()
  await dialog.getByRole('button', { name: '新建角色' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '超出您的数据权限范围' }).first()).toBeVisible()
  // What was typed is still there to be put right.
  await expect(dialog.getByLabel('名称')).toHaveValue('全部数据')
})

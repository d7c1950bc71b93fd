/** An administrator of one department sees and changes its data, and gets a message for anything else. */
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
  await dialog.getByRole('button', { name: '新建角色' }).click()
  await expect(page.getByRole('heading', { name: '华东区管理员' })).toBeVisible()
  for (const group of ['用户管理', '部门管理', '角色管理']) await page.getByRole('treeitem', { name: group }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '保存' })).toHaveCount(0)
  await page.getByRole('tab', { name: '数据权限' }).click()
  await page.getByRole('radio', { name: '本部门及以下' }).check()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('数据权限已保存')).toBeVisible()
  await page.goto('/system/roles')
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
  // No parent above can be chosen.
  await page.getByRole('button', { name: '编辑 华东区' }).click()
  await expect(page.getByRole('dialog').getByLabel('上级部门')).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()

  // A role that reaches further is looked at, and one's own role is given no more than one has.
  await page.goto('/system/roles')
  await page.getByRole('link', { name: '系统管理员' }).click()
  await expect(page.getByText('只能调整成员').or(page.getByText('不能修改'))).toBeVisible()
  await expect(page.getByRole('button', { name: '编辑' })).toHaveCount(0)
  await page.goto('/system/roles')
  await page.getByRole('button', { name: '新建角色' }).first().click()
  await dialog.getByLabel('名称').fill('小组管理员')
  await dialog.getByLabel('权限字符').fill('team-admin')
  await dialog.getByRole('button', { name: '新建角色' }).click()
  await page.getByRole('treeitem', { name: '用户管理' }).click()
  await expect(page.getByRole('treeitem', { name: '菜单管理' })).toContainText('您没有此权限')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '保存' })).toHaveCount(0)
  await page.getByRole('tab', { name: '数据权限' }).click()
  await expect(page.getByRole('radio', { name: /全部数据/ })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /本部门及以下/ })).toBeEnabled()
})

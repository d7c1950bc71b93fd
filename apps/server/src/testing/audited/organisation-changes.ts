/** Every change of people, roles, posts, departments and menus, by the call and the kind of its entry in the audit log. */
import { buildDepartment, buildRole } from '../build-people'
import { importBody, peopleSheet, SHEET_HEADERS } from '../people-sheet'
import { type AuditStage, HEADERS, roleFields, userFields } from './audit-stage'

const departmentFields = { deptName: '新部', sort: 0, leader: null, status: '0' }

export function organisationChanges(stage: AuditStage) {
  const newPost = async () => (await stage.admin.post('/api/v1/post', { postName: '某岗', postCode: stage.fresh() })).textAt('data.postId')
  const folder = () => ({
    menuType: 'M',
    parentId: null,
    title: '夹',
    titleEn: 'Folder',
    menuName: stage.fresh(),
    icon: 'menu',
    path: `/${stage.fresh()}`,
  })
  const newMenu = async () => (await stage.admin.post('/api/v1/menu', folder())).textAt('data.menuId')
  return {
    importUsers: {
      'user.created': async () => {
        const sheet = await peopleSheet([{ username: stage.fresh(), nickName: '新人', roles: 'staff' }])
        return stage.admin.post('/api/v1/sysUser/import', importBody(sheet, 'phrase of a new user'), { ...HEADERS, ...SHEET_HEADERS })
      },
      'department.created': async () => {
        const sheet = await peopleSheet([{ username: stage.fresh(), nickName: '新人', roles: 'staff', department: stage.fresh() }])
        const body = importBody(sheet, 'phrase of a new user', { createDepartments: '1' })
        return stage.admin.post('/api/v1/sysUser/import', body, { ...HEADERS, ...SHEET_HEADERS })
      },
    },
    exportUsers: { 'users.exported': () => stage.admin.get('/api/v1/sysUser/export', HEADERS) },
    setUsersStatus: {
      'user.changed': async () => stage.admin.post('/api/v2/people/status', { ids: [(await stage.someone()).id], status: '1' }, HEADERS),
      'sessions.ended': async () => {
        const user = await stage.someone()
        await stage.test.as(user)
        return stage.admin.post('/api/v2/people/status', { ids: [user.id], status: '1' }, HEADERS)
      },
    },
    movePeople: {
      'user.changed': async () =>
        stage.admin.post(
          '/api/v2/people/department',
          { ids: [(await stage.someone()).id], deptId: await buildDepartment(stage.test.deps) },
          HEADERS,
        ),
    },
    changeRoleMembers: {
      'user.changed': async () =>
        stage.admin.post(`/api/v2/roles/${await buildRole(stage.test.deps)}/members`, { add: [(await stage.someone()).id] }, HEADERS),
    },
    createPost: { 'post.created': () => stage.admin.post('/api/v1/post', { postName: '新岗', postCode: stage.fresh() }, HEADERS) },
    updatePost: { 'post.changed': async () => stage.admin.put('/api/v1/post', { postId: await newPost(), status: '1' }, HEADERS) },
    deletePost: { 'post.removed': async () => stage.admin.delete(`/api/v1/post/${await newPost()}`, HEADERS) },
    createMenu: { 'menu.created': () => stage.admin.post('/api/v1/menu', folder(), HEADERS) },
    updateMenu: {
      'menu.changed': async () => stage.admin.put('/api/v1/menu', { ...folder(), menuId: await newMenu(), title: '改名' }, HEADERS),
    },
    placeMenu: {
      'menu.changed': async () => stage.admin.put(`/api/v2/menus/${await newMenu()}/place`, { parentId: await newMenu() }, HEADERS),
    },
    deleteMenu: { 'menu.removed': async () => stage.admin.delete(`/api/v1/menu/${await newMenu()}`, HEADERS) },
    placeDepartment: {
      'department.changed': async () =>
        stage.admin.put(
          `/api/v2/departments/${await buildDepartment(stage.test.deps)}/place`,
          { parentId: stage.test.site.rootDepartmentId },
          HEADERS,
        ),
    },
    createUser: {
      'user.created': () =>
        stage.admin.post('/api/v1/sysUser', { ...userFields, username: stage.fresh(), password: 'phrase of a new user' }, HEADERS),
    },
    updateUser: {
      'user.changed': async () => stage.admin.put('/api/v1/sysUser', { ...userFields, userId: (await stage.someone()).id }, HEADERS),
      'password.reset': async () =>
        stage.admin.put('/api/v1/sysUser', { userId: (await stage.someone()).id, password: 'another fine phrase' }, HEADERS),
      'sessions.ended': async () => {
        const user = await stage.someone()
        await stage.test.as(user)
        return stage.admin.put('/api/v1/sysUser', { userId: user.id, status: '1' }, HEADERS)
      },
      'token.revoked': async () => {
        const user = await stage.someone()
        const token = { name: '令牌', permissions: [], readOnly: false, days: 1 }
        await (await stage.test.as(user)).post('/api/v2/my-tokens', token)
        return stage.admin.put('/api/v1/sysUser', { userId: user.id, password: 'another fine phrase' }, HEADERS)
      },
    },
    deleteUser: {
      'user.removed': async () => stage.admin.delete(`/api/v1/sysUser/${(await stage.someone()).id}`, HEADERS),
      'sessions.ended': async () => {
        const user = await stage.someone()
        await stage.test.as(user)
        return stage.admin.delete(`/api/v1/sysUser/${user.id}`, HEADERS)
      },
    },
    createRole: { 'role.created': () => stage.admin.post('/api/v1/role', { ...roleFields, roleKey: stage.fresh() }, HEADERS) },
    updateRole: {
      'role.changed': async () => stage.admin.put('/api/v1/role', { ...roleFields, roleId: await buildRole(stage.test.deps) }, HEADERS),
    },
    setRoleScope: {
      'role.changed': async () =>
        stage.admin.put('/api/v1/roledatascope', { roleId: await buildRole(stage.test.deps), dataScope: '5' }, HEADERS),
    },
    deleteRole: { 'role.removed': async () => stage.admin.delete(`/api/v1/role/${await buildRole(stage.test.deps)}`, HEADERS) },
    createDepartment: { 'department.created': () => stage.admin.post('/api/v1/dept', { ...departmentFields, parentId: null }, HEADERS) },
    updateDepartment: {
      'department.changed': async () =>
        stage.admin.put('/api/v1/dept', { ...departmentFields, parentId: null, deptId: await buildDepartment(stage.test.deps) }, HEADERS),
    },
    deleteDepartment: {
      'department.removed': async () => stage.admin.delete(`/api/v1/dept/${await buildDepartment(stage.test.deps)}`, HEADERS),
    },
  }
}

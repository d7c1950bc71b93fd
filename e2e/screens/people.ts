/** Screens of people and of what they may do. */
import { routes } from '@formwork/api-contract'
import { expect } from '@playwright/test'
import { main, make } from './acts'
import type { Screen } from './screen'

export const PEOPLE_SCREENS: readonly Screen[] = [
  {
    path: '/system/users',
    view: 'users',
    title: 'Users',
    needs: 'system:sysuser:list',
    actNeeds: 'system:sysuser:add',
    call: routes.listUsers,
    byMouse: 'people-and-rights',
    act: async (walk) => {
      await make(walk, {
        open: 'New user',
        fields: [
          ['User name', walk.mark],
          ['Password', 'a-first-password-of-e2e'],
          ['person|Name', `${walk.mark} person`],
        ],
        choose: ['people|Roles', /普通员工/],
        save: 'Create user',
      })
    },
  },
  {
    path: '/system/roles',
    view: 'roles',
    title: 'Roles',
    needs: 'system:sysrole:list',
    actNeeds: 'system:sysrole:add',
    call: routes.listRoles,
    byMouse: 'people-and-rights',
    act: (walk) =>
      make(walk, {
        open: 'New role',
        fields: [
          ['Name', `${walk.mark} role`],
          ['Key', `${walk.mark}-role`],
        ],
        save: 'Create role',
      }),
  },
  {
    path: '/system/roles/:id',
    needs: 'system:sysrole:list',
    actNeeds: 'system:sysrole:edit',
    byMouse: 'people-and-rights',
    act: async (walk) => {
      await make(walk, { open: 'Edit', fields: [['Remark', walk.mark]], save: 'Save changes' })
      await expect(main(walk.page).getByText(walk.mark).first()).toBeVisible()
    },
  },
  {
    path: '/system/posts',
    view: 'posts',
    title: 'Posts',
    needs: 'system:syspost:list',
    actNeeds: 'system:syspost:add',
    call: routes.listPosts,
    act: async (walk) => {
      const fields = [
        ['Post name', `${walk.mark} post`],
        ['Code', walk.mark],
      ] as const
      await make(walk, { open: 'New post', fields, save: 'Create post' })
      await expect(main(walk.page).getByText(`${walk.mark} post`).first()).toBeVisible()
    },
  },
  {
    path: '/system/departments',
    view: 'departments',
    title: 'Departments',
    needs: 'system:sysdept:list',
    actNeeds: 'system:sysdept:add',
    call: routes.listDepartments,
    byMouse: 'people-and-rights',
    act: async (walk) => {
      await make(walk, { open: 'New department', fields: [['Name', `${walk.mark} department`]], save: 'Create department' })
      await expect(main(walk.page).getByText(`${walk.mark} department`).first()).toBeVisible()
    },
  },
  {
    path: '/system/menus',
    view: 'menus',
    title: 'Menus',
    needs: 'system:sysmenu:list',
    actNeeds: 'system:sysmenu:add',
    call: routes.listMenus,
    byMouse: 'people-and-rights',
    act: async (walk) => {
      const fields = [
        ['Title', `${walk.mark} menu`],
        ['English title', `${walk.mark} menu`],
        ['Code', walk.mark],
        ['Path', walk.mark],
      ] as const
      await make(walk, { open: 'New menu', fields, save: 'Create menu' })
      await expect(main(walk.page).getByText(`${walk.mark} menu`).first()).toBeVisible()
    },
  },
]

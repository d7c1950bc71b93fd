/** Calls of menus. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { namingLastAuthor } from '../who-changed'
import { allMenus, createMenu, editMenu, getMenu, menuOf, menusOfRole, placeMenu, removeMenu } from './menu-service'
import { choicesOf, factsOf, nodesOf } from './menu-wire'

type ReadCalls = 'menuRole' | 'listMenus' | 'menuTreeselect' | 'roleMenuTreeselect' | 'getMenu'
type MenuCalls = ReadCalls | 'createMenu' | 'updateMenu' | 'deleteMenu' | 'placeMenu'

export function menuHandlers(deps: Deps): Pick<Handlers, MenuCalls> {
  return {
    menuRole: ({ actor, locale }) => menuOf(deps, actor, locale),
    listMenus: async () => nodesOf(await allMenus(deps)),
    menuTreeselect: async ({ locale }) => choicesOf(await allMenus(deps), locale),
    roleMenuTreeselect: async ({ params, locale }) => {
      const { rows, held } = await menusOfRole(deps, params.roleId)
      return { data: null, extras: { menus: choicesOf(rows, locale), checkedKeys: held } }
    },
    getMenu: async ({ params }) => factsOf(await getMenu(deps, params.id)),
    createMenu: async ({ actor, body }) => ({ menuId: await createMenu(deps, actor, body) }),
    updateMenu: async ({ actor, body }) => {
      await namingLastAuthor(deps, body.menuId, () => editMenu(deps, actor, body))
      return null
    },
    deleteMenu: async ({ actor, params }) => {
      await removeMenu(deps, actor, params.id)
      return null
    },
    placeMenu: async ({ actor, params, body }) => {
      await placeMenu(deps, actor, params.id, body)
      return null
    },
  }
}

/** The fields of one kind of menu. */
import { CONSOLE_VIEWS, menuBodies, type MenuFields, type MenuNode, type MenuType, PERMISSIONS, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ChoiceRow } from '../../../../shared/contract-form/ChoiceRow'
import type { FormSchema } from '../../../../shared/contract-form/contract-resolver'
import { changedFields } from '../../../../shared/contract-form/changed-fields'
import { SwitchRow } from '../../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../../shared/contract-form/use-contract-form'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { menuIcon } from '../../../../shared/ui/icons/menu-icon'
import { FormDialog } from '../../../../shared/ui/inputs/FormDialog'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { ICON_WORDS, VIEW_WORDS } from '../../menu-words'

export type Entered = Readonly<Record<string, unknown>>

export interface MenuFormProps {
  readonly kind: MenuType
  /** The choice of the kind above the fields; it gets their present values. */
  readonly kindField: (entered: () => Entered) => ReactNode
  /** Of another kind, before this one was chosen; null at first. */
  readonly entered: Entered | null
  /** Missing: a new one below `parent`. */
  readonly menu?: MenuNode
  readonly parent?: MenuNode | undefined
  /** The future siblings of a new one, which is placed after them. */
  readonly beside: readonly MenuNode[]
  readonly onClose: () => void
}

/** Means the same for every kind; the path of a call is another one than that of a page. */
const KEPT: ReadonlySet<string> = new Set(['title', 'titleEn', 'menuName', 'icon', 'visible'])
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

export function MenuForm({ kind, kindField, entered, menu, parent, beside, onClose }: MenuFormProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const form = useContractForm({
    schema: bodyOf(kind),
    fields: {
      title: { label: t({ message: 'Title', context: 'menu' }) },
      titleEn: { label: t`English title` },
      menuName: { label: t`Code` },
      icon: { label: t`Icon` },
      path: { label: kind === 'A' ? t`Path of the call` : t`Path` },
      component: { label: t`Page of the console` },
      action: { label: t`Method` },
      permission: { label: t`Permission` },
      visible: { label: t`Shown in the menu` },
      noCache: { label: t`Loaded anew each time` },
    },
    values: withEntered(valuesOf(kind, menu, parent?.menuId ?? null, beside), entered ?? {}),
  })
  const save = useExclusiveMutation(
    async (body: MenuFields) => {
      if (menu === undefined) await call(routes.createMenu, { body })
      else await call(routes.updateMenu, { body: { menuId: menu.menuId, ...changedFields(body, form.first, { naming: ['menuType'] }) } })
      invalidateRoutes(routes.listMenus, routes.menuTreeselect, routes.menuRole)
      showToast('success', menu === undefined ? t({ message: 'Menu created', context: 'done' }) : t`Changes saved`)
      onClose()
    },
    { onError: form.place },
  )
  const permissions = PERMISSIONS.map((permission) => ({ id: permission, name: permission }))
  const titleOf = ({ title, titleEn }: MenuNode) => (locale === 'en' ? titleEn : title)
  const liesInFolder = parent !== undefined || (menu !== undefined && menu.parentId !== null)
  const isPlace = kind === 'M' || kind === 'C'
  return (
    <FormDialog
      title={menu !== undefined ? t`Edit menu` : parent === undefined ? t`New menu` : t`New menu in “${titleOf(parent)}”`}
      action={menu === undefined ? t`Create menu` : t`Save changes`}
      isRunning={save.isRunning}
      isDirty={form.isDirty || entered !== null}
      summary={form.summary}
      onSubmit={() => form.submit((body) => void save.run(body))}
      onClose={onClose}
    >
      {kindField(form.entered)}
      <TextRow form={form} name="title" autoFocus />
      <TextRow form={form} name="titleEn" />
      {isPlace && <TextRow form={form} name="menuName" />}
      {isPlace && (
        <ChoiceRow
          form={form}
          name="icon"
          choices={Object.entries(ICON_WORDS).map(([id, words]) => ({ id, name: i18n._(words), mark: <Icon name={menuIcon(id)} /> }))}
        />
      )}
      {kind === 'A' && <ChoiceRow form={form} name="action" choices={METHODS.map((method) => ({ id: method, name: method }))} />}
      {kind !== 'F' && (
        <TextRow
          form={form}
          name="path"
          hint={
            kind === 'A' ? t`As the reference of calls writes it` : liesInFolder ? t`Behind the path of the folder it lies in` : undefined
          }
        />
      )}
      {kind === 'C' && (
        <ChoiceRow form={form} name="component" choices={CONSOLE_VIEWS.map((view) => ({ id: view, name: i18n._(VIEW_WORDS[view]) }))} />
      )}
      {kind !== 'M' && <ChoiceRow form={form} name="permission" none={kind === 'C' ? t`For everybody` : undefined} choices={permissions} />}
      {isPlace && <SwitchRow form={form} name="visible" on="0" off="1" />}
      {kind === 'C' && <SwitchRow form={form} name="noCache" />}
    </FormDialog>
  )
}

/** What a menu of this kind consists of. */
function bodyOf(kind: MenuType): FormSchema<MenuFields> {
  return menuBodies[kind]
}

const withEntered = (values: Entered, entered: Entered): Entered => ({
  ...values,
  ...Object.fromEntries(Object.entries(entered).filter(([name]) => KEPT.has(name) && Object.hasOwn(values, name))),
})

function valuesOf(kind: MenuType, menu: MenuNode | undefined, below: string | null, beside: readonly MenuNode[]): Entered {
  const last = Math.max(-1, ...beside.map(({ sort }) => sort))
  const { title = '', titleEn = '', sort = last + 1, visible = '0', menuName = '', path = '' } = menu ?? {}
  const parentId = menu === undefined ? below : menu.parentId
  const shared = { menuType: kind, parentId, title, titleEn, sort, visible }
  const titled = { menuName, icon: menu?.icon ?? 'menu', path }
  const permission = menu?.permission ?? null
  if (kind === 'M') return { ...shared, ...titled }
  if (kind === 'C') return { ...shared, ...titled, permission, component: menu?.component ?? null, noCache: menu?.noCache ?? false }
  return kind === 'F' ? { ...shared, permission } : { ...shared, permission, path, action: menu?.action ?? 'GET' }
}

/** The views of a list beside its filters: choosing one, and actions on the chosen one. */
import { SHARING_PERMISSION, type TicketList, type TicketView } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { lazy, Suspense, useState } from 'react'
import { useExclusiveMutation } from '../../http/use-exclusive-mutation'
import { usePermission } from '../../session/access'
import { useSession } from '../../session/session-store'
import { confirm } from '../../ui/feedback/confirm-store'
import { OverlayBoundary } from '../../ui/feedback/OverlayBoundary'
import { showToast } from '../../ui/feedback/toast-store'
import { Icon } from '../../ui/icons/Icon'
import type { IconName } from '../../ui/icons/icon-paths'
import { useIsPhone } from '../../ui/layout/use-is-phone'
import { visuallyHidden } from '../../ui/layout/visually-hidden'
import { useDropDown } from '../../ui/menus/use-drop-down'
import type { TicketViews } from './use-ticket-views'
import { changeView, nameOf, removeView, saveView, setDefaultView, unshareView, type ViewContent } from './view-changes'

// It brings the forms of the contract.
const ViewDialog = lazy(async () => ({ default: (await import('./ViewDialog')).ViewDialog }))

export interface ViewMenuProps {
  readonly list: TicketList
  readonly state: TicketViews
  /** The present filters and columns, to be saved. */
  readonly content: ViewContent
}

export function ViewMenu({ list, state, content }: ViewMenuProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const { button, surface, close } = useDropDown('menu')
  const userId = useSession(({ user }) => user?.userId)
  const [dialog, setDialog] = useState<'save' | 'change' | null>(null)
  const change = useExclusiveMutation(changeView)
  const removal = useExclusiveMutation(removeView)
  const unsharing = useExclusiveMutation(unshareView)
  const mayShare = usePermission([SHARING_PERMISSION])
  const byDefault = useExclusiveMutation(setDefaultView)
  const { views, chosen, defaultId, differs, choose } = state
  const isOwn = ({ owner }: TicketView) => owner.id === userId
  const own = views.filter(isOwn)
  const shared = views.filter((view) => !isOwn(view))

  const saveChanges = async (view: TicketView) => {
    const saved = await change.run(view, nameOf(view), content)
    if (saved === undefined) return
    choose(saved)
    showToast('success', t`Changes of “${saved.name}” saved`)
  }
  const remove = async (view: TicketView) => {
    const isSure = await confirm({
      title: t`Delete the view “${view.name}”?`,
      text:
        view.sharedWith === 'nobody'
          ? t`The tickets stay as they are; only these filters are gone.`
          : t`It is shared: it disappears for the others as well. The tickets stay as they are.`,
      action: t`Delete view`,
      tone: 'error',
    })
    if (!isSure || (await removal.run(view)) === undefined) return
    choose(null)
    showToast('success', t`View “${view.name}” deleted`)
  }
  const unshare = async (view: TicketView) => {
    const isSure = await confirm({
      title: t`Stop sharing the view “${view.name}”?`,
      text: t`It disappears for you and the others. ${view.owner.name} keeps it. The tickets stay as they are.`,
      action: t`Stop sharing`,
      tone: 'error',
    })
    if (!isSure || (await unsharing.run(view)) === undefined) return
    choose(null)
    showToast('success', t`View “${view.name}” is no longer shared`)
  }
  const setDefault = async (view: TicketView, isDefault: boolean) => {
    if ((await byDefault.run(list, isDefault ? view.id : null)) === undefined) return
    showToast('success', isDefault ? t`The list opens with “${view.name}” from now on` : t`The list opens without a view from now on`)
  }

  const heading = (words: string) => (
    <ListSubheader key={words} role="presentation" disableSticky sx={{ lineHeight: '24px', fontSize: 12, bgcolor: 'transparent' }}>
      {words}
    </ListSubheader>
  )
  const choice = (view: TicketView | null, words: string, note?: string) => (
    <MenuItem
      key={view?.id ?? 'none'}
      role="menuitemradio"
      aria-checked={chosen?.id === view?.id}
      onClick={() => {
        close()
        choose(view)
      }}
    >
      <Box sx={{ width: 16, flex: 'none', display: 'flex' }}>{chosen?.id === view?.id && <Icon name="check" size={16} />}</Box>
      <Box component="span" sx={ellipsis}>
        {words}
      </Box>
      {note !== undefined && (
        <Box component="span" sx={{ ml: 'auto', pl: 3, fontSize: 12, color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </MenuItem>
  )
  const noteOf = (view: TicketView) =>
    [
      ...(isOwn(view) ? (view.sharedWith === 'nobody' ? [] : [t({ message: 'shared', context: 'view' })]) : [t`from ${view.owner.name}`]),
      ...(view.id === defaultId ? [t({ message: 'default', context: 'view' })] : []),
    ].join(' · ')
  const choiceOf = (view: TicketView) => choice(view, view.name, noteOf(view))
  const act = (icon: IconName, words: string, run: () => void, isDestructive = false) => (
    <MenuItem
      key={words}
      sx={isDestructive ? { color: 'error.main' } : {}}
      onClick={() => {
        close()
        run()
      }}
    >
      <Icon name={icon} size={16} />
      <Box component="span" sx={ellipsis}>
        {words}
      </Box>
    </MenuItem>
  )
  const isMine = chosen !== null && isOwn(chosen)
  // Who may no longer share can still stop sharing.
  const hasSharing = mayShare || (chosen !== null && chosen.sharedWith !== 'nobody')
  const acts =
    chosen === null
      ? [act('plus', t`Save as a new view…`, () => setDialog('save'))]
      : [
          ...(isMine && differs ? [act('save', t({ message: 'Save changes', context: 'view' }), () => void saveChanges(chosen))] : []),
          act(isMine ? 'plus' : 'copy', isMine ? t`Save as a new view…` : t`Copy to my views…`, () => setDialog('save')),
          ...(isMine ? [act('edit', hasSharing ? t`Rename or share…` : t`Rename…`, () => setDialog('change'))] : []),
          chosen.id === defaultId
            ? act('pin', t`Open the list without a view`, () => void setDefault(chosen, false))
            : act('pin', t`Open the list with this view`, () => void setDefault(chosen, true)),
          ...(isMine ? [act('trash', t`Delete view`, () => void remove(chosen), true)] : []),
          ...(!isMine && mayShare ? [act('users', t`Stop sharing…`, () => void unshare(chosen), true)] : []),
        ]
  const name = chosen?.name ?? t({ message: 'Views', context: 'list' })
  return (
    <>
      {!isPhone && isMine && differs && (
        <Button variant="text" loading={change.isRunning} onClick={() => void saveChanges(chosen)}>
          {t({ message: 'Save changes', context: 'view' })}
        </Button>
      )}
      <Button
        variant="outlined"
        color={chosen === null ? 'inherit' : 'primary'}
        aria-label={chosen === null ? name : differs ? t`View: ${name}, changed` : t`View: ${name}`}
        startIcon={<Icon name="bookmark" size={16} />}
        endIcon={isPhone && chosen === null ? undefined : <Icon name="chevronDown" size={16} />}
        sx={isPhone ? (chosen === null ? onlyIcon : wholeRow) : { maxWidth: 260, minWidth: 0 }}
        {...button}
      >
        <Box component="span" sx={isPhone && chosen === null ? visuallyHidden : ellipsis}>
          {name}
        </Box>
        {differs && <Box component="span" aria-hidden sx={changedDot} />}
      </Button>
      <Menu {...surface} slotProps={{ paper: { sx: { minWidth: 240, maxWidth: 360 } } }}>
        {choice(null, t`Without a view`)}
        {own.length > 0 && heading(t`My views`)}
        {own.map(choiceOf)}
        {shared.length > 0 && heading(t`Shared views`)}
        {shared.map(choiceOf)}
        <Divider sx={{ my: 1 }} />
        {acts}
      </Menu>
      {dialog !== null && (
        <OverlayBoundary key={dialog} onClose={() => setDialog(null)}>
          <Suspense>
            {dialog === 'save' && (
              <ViewDialog
                title={t`Save as a view`}
                action={t`Save view`}
                hint={t`The filters and columns in view are saved under it.`}
                // One’s own has its name already.
                first={{ name: chosen === null || isMine ? '' : chosen.name, sharedWith: 'nobody', roleIds: [] }}
                save={(name) => saveView(list, name, content)}
                onSaved={choose}
                onClose={() => setDialog(null)}
              />
            )}
            {dialog === 'change' && isMine && (
              <ViewDialog
                title={hasSharing ? t`Rename or share the view` : t`Rename the view`}
                action={t`Save`}
                first={nameOf(chosen)}
                save={(name) => changeView(chosen, name)}
                onSaved={() => undefined}
                onClose={() => setDialog(null)}
              />
            )}
          </Suspense>
        </OverlayBoundary>
      )}
    </>
  )
}

const ellipsis = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const onlyIcon = { minWidth: 0, px: 2, '& .MuiButton-startIcon': { m: 0 } } as const
/** Beside it there would be no room for the search. */
const wholeRow = { flexBasis: '100%', minWidth: 0, '& .MuiButton-endIcon': { ml: 'auto' } } as const
/** Filters or columns are not those of the view any more. */
const changedDot = { flex: 'none', width: 6, height: 6, ml: 1, borderRadius: '50%', bgcolor: 'warning.main' } as const

/** The header of the process editor on a phone, in one row: the most used actions, and the rest in a menu. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import type { IconName } from '../../../../shared/ui/icons/icon-paths'
import { DetailBar } from '../../../../shared/ui/layout/DetailBar'
import { useDropDown } from '../../../../shared/ui/menus/use-drop-down'
import { useProcessFiles } from '../../bpmn/use-process-files'
import type { FlowSelection } from '../../flow/commands/edit-result'
import { type EditorView, useEditor } from '../editor-context'
import { ProblemsButton } from '../ProblemsButton'
import { useHeaderState } from './use-header-state'
import { StepSearchList } from '../StepSearch'

export interface PhoneHeaderProps {
  /** Whether it is published, in a few words. */
  readonly saveState: string
  readonly isBusy: boolean
  readonly onSave: () => void
  readonly onPublish: () => void
  readonly onGo: (target: FlowSelection) => void
  /** Leads to the name of the process. */
  readonly onName: () => void
  readonly onOpenSettings: () => void
  readonly view: EditorView
  readonly onView: (view: EditorView) => void
  readonly isSimulating: boolean
  readonly onSimulate: () => void
}

interface Entry {
  readonly icon: IconName
  readonly label: string
  readonly isDisabled?: boolean
  readonly onChoose: () => void
}

export function PhoneHeader(props: PhoneHeaderProps) {
  const { saveState, isBusy, view, isSimulating, onSave, onPublish, onGo, onName, onOpenSettings, onView, onSimulate } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const { store, isReadOnly } = useEditor()
  const { name, dirty, undone, redone, undoWords, redoWords } = useHeaderState()
  const menu = useDropDown('menu')
  const search = useDropDown('dialog')
  const files = useProcessFiles()
  const entries: readonly Entry[] = [
    { icon: 'settings', label: t`Process settings`, onChoose: onOpenSettings },
    view === 'list'
      ? { icon: 'process', label: t`Show as picture`, onChoose: () => onView('picture') }
      : { icon: 'list', label: t`Show as list`, onChoose: () => onView('list') },
    { icon: 'search', label: t`Search a step`, onChoose: () => search.openAt(menu.surface.anchorEl) },
    { icon: 'play', label: isSimulating ? t`End the simulation` : t`Simulate`, onChoose: onSimulate },
    ...(isReadOnly
      ? []
      : [
          {
            icon: 'refresh' as const,
            label: redone === null ? t`Redo` : t`Redo: ${redoWords}`,
            isDisabled: redone === null,
            onChoose: store.redo,
          },
        ]),
    ...files.entries,
  ]
  return (
    <DetailBar backLabel={t`Back to the processes`} onBack={() => void navigate('/design/processes')}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h2" component="h1" noWrap>
          {name || t`New process`}
        </Typography>
        <Box sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {saveState}
        </Box>
      </Box>
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center' }}>
        <ProblemsButton isNarrow onGo={onGo} onName={onName} />
        {!isReadOnly && (
          <>
            <IconAction
              icon="undo"
              label={undone === null ? t`Undo (Ctrl Z)` : t`Undo: ${undoWords}`}
              disabled={undone === null}
              onClick={store.undo}
            />
            <IconAction icon="save" label={t`Save draft`} disabled={isBusy || !dirty} onClick={onSave} />
            <Button variant="contained" aria-label={t`Publish`} disabled={isBusy} onClick={onPublish} sx={{ minWidth: 0, px: 2.5, mx: 1 }}>
              <Icon name="publish" size={18} />
            </Button>
          </>
        )}
        <IconAction icon="more" label={t`More`} {...menu.button} />
      </Box>
      <Menu {...menu.surface}>
        {entries.map(({ icon, label, isDisabled = false, onChoose }) => (
          <MenuItem
            key={label}
            disabled={isDisabled}
            onClick={() => {
              menu.close()
              onChoose()
            }}
          >
            <Icon name={icon} size={16} />
            {label}
          </MenuItem>
        ))}
      </Menu>
      <StepSearchList {...search} onGo={onGo} />
      {files.dialog}
    </DetailBar>
  )
}

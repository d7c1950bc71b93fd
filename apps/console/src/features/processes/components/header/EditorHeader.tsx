/** The header of the process editor: breadcrumb, save and publish state, and actions. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { DetailBar } from '../../../../shared/ui/layout/DetailBar'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { StatusTag } from '../../../../shared/ui/display/StatusTag'
import type { FlowSelection } from '../../flow/commands/edit-result'
import { type EditorView, useEditor } from '../editor-context'
import { FilesMenu } from './FilesMenu'
import { PhoneHeader } from './PhoneHeader'
import { ProblemsButton } from '../ProblemsButton'
import { useHeaderState } from './use-header-state'
import { StepSearch } from '../StepSearch'

export interface EditorHeaderProps {
  readonly publishedVersion: number | null
  /** The saved draft differs from what is published. */
  readonly hasUnpublishedChanges: boolean
  readonly isBusy: boolean
  /** The server has it already. */
  readonly isStored: boolean
  /** Who else has it open. */
  readonly others: ReactNode
  readonly onSave: () => void
  readonly onPublish: () => void
  readonly onGo: (target: FlowSelection) => void
  /** Leads to the name of the process. */
  readonly onName: () => void
  /** On a phone the settings are behind this. */
  readonly onOpenSettings: (() => void) | undefined
  readonly view: EditorView
  readonly onView: (view: EditorView) => void
  readonly isSimulating: boolean
  readonly onSimulate: () => void
}

export function EditorHeader({
  publishedVersion,
  hasUnpublishedChanges,
  isBusy,
  isStored,
  others,
  onSave,
  onPublish,
  onGo,
  onName,
  onOpenSettings,
  view,
  onView,
  isSimulating,
  onSimulate,
}: EditorHeaderProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { store, isReadOnly } = useEditor()
  const { name, dirty, undone, redone, undoWords, redoWords } = useHeaderState()
  const version = publishedVersion ?? 0
  if (onOpenSettings !== undefined) {
    return (
      <PhoneHeader
        saveState={
          publishedVersion === null
            ? t`Not published`
            : hasUnpublishedChanges || dirty
              ? t`Version ${version} in use, with unpublished changes`
              : t`Version ${version} in use`
        }
        isBusy={isBusy}
        view={view}
        isSimulating={isSimulating}
        onSave={onSave}
        onPublish={onPublish}
        onGo={onGo}
        onName={onName}
        onOpenSettings={onOpenSettings}
        onView={onView}
        onSimulate={onSimulate}
      />
    )
  }

  return (
    <DetailBar backLabel={t`Back to the processes`} onBack={() => void navigate('/design/processes')}>
      <Typography variant="h2" component="h1" noWrap sx={{ minWidth: 0, maxWidth: 320 }}>
        {name || t`New process`}
      </Typography>
      {publishedVersion === null ? (
        <StatusTag tone="neutral" icon="edit">{t`Not published`}</StatusTag>
      ) : (
        <StatusTag tone="success">{t`Version ${version} in use`}</StatusTag>
      )}
      {publishedVersion !== null && (hasUnpublishedChanges || dirty) && (
        <StatusTag tone="warning" icon="edit">{t`Unpublished changes`}</StatusTag>
      )}
      <Box
        sx={{
          ml: 'auto',
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 2,
        }}
      >
        {others}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t({ message: 'View', context: 'editor' })}
          onChange={(_, next: EditorView | null) => {
            if (next !== null) onView(next)
          }}
        >
          <ToggleButton value="list">
            <Icon name="list" size={16} label={t`List`} />
          </ToggleButton>
          <ToggleButton value="picture">
            <Icon name="process" size={16} label={t({ message: 'Picture', context: 'process' })} />
          </ToggleButton>
        </ToggleButtonGroup>
        <StepSearch onGo={onGo} />
        <IconAction
          icon="play"
          label={isSimulating ? t`End the simulation` : t`Simulate`}
          aria-pressed={isSimulating}
          onClick={onSimulate}
        />
        <ProblemsButton onGo={onGo} onName={onName} />
        <FilesMenu />
        {!isReadOnly && (
          <>
            <Box sx={{ display: 'flex' }}>
              <IconAction
                icon="undo"
                label={undone === null ? t`Undo (Ctrl Z)` : t`Undo: ${undoWords}`}
                disabled={undone === null}
                onClick={store.undo}
              />
              <IconAction
                icon="undo"
                label={redone === null ? t`Redo (Ctrl Shift Z)` : t`Redo: ${redoWords}`}
                disabled={redone === null}
                onClick={store.redo}
                sx={{ transform: 'scaleX(-1)' }}
              />
            </Box>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="save" size={16} />}
              disabled={isBusy || !dirty}
              onClick={onSave}
            >
              {dirty || !isStored ? t`Save draft` : t`Saved`}
            </Button>
            <Button variant="contained" startIcon={<Icon name="publish" size={16} />} disabled={isBusy} onClick={onPublish}>
              {t`Publish`}
            </Button>
          </>
        )}
      </Box>
    </DetailBar>
  )
}

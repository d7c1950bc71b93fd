/** The top of the process editor: where one is, whether it is saved and published, and what can be done. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNavigate } from 'react-router-dom'
import { DetailBar } from '../../../shared/ui/layout/DetailBar'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { isDirty } from '../editor-store'
import type { FlowSelection } from '../flow/commands/edit-result'
import { useEditor, useEditorState } from './editor-context'
import { ProblemsButton } from './ProblemsButton'

export interface EditorHeaderProps {
  readonly publishedVersion: number | null
  /** The saved draft differs from what is published. */
  readonly hasUnpublishedChanges: boolean
  readonly isBusy: boolean
  /** The server has it already. */
  readonly isStored: boolean
  readonly onSave: () => void
  readonly onPublish: () => void
  readonly onGo: (target: FlowSelection) => void
  /** On a phone the settings are behind this. */
  readonly onOpenSettings: (() => void) | undefined
}

export function EditorHeader({
  publishedVersion,
  hasUnpublishedChanges,
  isBusy,
  isStored,
  onSave,
  onPublish,
  onGo,
  onOpenSettings,
}: EditorHeaderProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { store, isReadOnly } = useEditor()
  const name = useEditorState(({ draft }) => draft.name)
  const dirty = useEditorState(isDirty)
  const canUndo = useEditorState(({ history }) => history.past.length > 0)
  const canRedo = useEditorState(({ history }) => history.future.length > 0)
  const version = publishedVersion ?? 0

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
          gap: { xs: 1, md: 2 },
          width: { xs: '100%', md: 'auto' },
        }}
      >
        {onOpenSettings !== undefined && <IconAction icon="settings" label={t`Process settings`} onClick={onOpenSettings} />}
        <ProblemsButton onGo={onGo} />
        {!isReadOnly && (
          <>
            <Box sx={{ display: 'flex' }}>
              <IconAction icon="undo" label={t`Undo (Ctrl Z)`} disabled={!canUndo} onClick={store.undo} />
              <IconAction
                icon="undo"
                label={t`Redo (Ctrl Shift Z)`}
                disabled={!canRedo}
                onClick={store.redo}
                sx={{ transform: 'scaleX(-1)' }}
              />
            </Box>
            {onOpenSettings === undefined ? (
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<Icon name="save" size={16} />}
                disabled={isBusy || !dirty}
                onClick={onSave}
              >
                {dirty || !isStored ? t`Save draft` : t`Saved`}
              </Button>
            ) : (
              <IconAction icon="save" label={t`Save draft`} disabled={isBusy || !dirty} onClick={onSave} />
            )}
            <Button
              variant="contained"
              sx={{ ml: 'auto' }}
              startIcon={<Icon name="publish" size={16} />}
              disabled={isBusy}
              onClick={onPublish}
            >
              {t`Publish`}
            </Button>
          </>
        )}
      </Box>
    </DetailBar>
  )
}

/** The bar above the sheet: history, whole-form actions, and the host's own buttons at the right. */
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { clearForm } from '../actions/widget-actions'
import { Glyph } from '../icons/Glyph'
import type { DialogName } from '../store/designer-state'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { MoreMenu } from './MoreMenu'
import type { ToolbarAction } from './toolbar-action'

/** Which of the toolbar's buttons are there. Every one is unless it is `false`. */
export interface DesignerToolbar {
  readonly importJson?: boolean
  readonly clear?: boolean
  readonly preview?: boolean
  readonly generateJson?: boolean
  readonly generateCode?: boolean
}

export interface ToolbarProps {
  readonly buttons: DesignerToolbar
  readonly actions: ReactNode
  readonly isNarrow: boolean
}

const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  padding: '0 12px',
  borderBottom: '1px solid var(--fd-line)',
  '& .fd-gap': { width: 1, height: 20, margin: '0 8px', background: 'var(--fd-line)' },
  '& .fd-space': { flex: '1 1 auto' },
  '& .fd-actions': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& .MuiButton-root.fd-act': {
    height: 32,
    padding: '0 8px',
    fontSize: 13,
    fontWeight: 400,
    textTransform: 'none',
    whiteSpace: 'nowrap',
    color: 'var(--fd-text)',
    '& .MuiButton-startIcon': { marginRight: 6, marginLeft: 0, color: 'var(--fd-muted)' },
  },
  '& .MuiIconButton-root': { width: 32, height: 32, borderRadius: 6, color: 'var(--fd-text)' },
  '& .MuiIconButton-root.Mui-disabled': { color: 'color-mix(in srgb, var(--fd-text) 32%, transparent)' },
})

export function Toolbar({ buttons, actions, isNarrow }: ToolbarProps) {
  const designer = useDesigner()
  const { toolbar, steps } = useMessages()
  const { setView, undo, redo } = designer.store.getState()
  const isEmpty = useDesignerStore(({ document }) => document.root.length === 0)
  const undoStep = useDesignerStore(({ history }) => history.past.at(-1)?.label.id ?? null)
  const redoStep = useDesignerStore(({ history }) => history.future[0]?.label.id ?? null)
  const open = (dialog: DialogName) => () => setView({ dialog })
  const toolbarActions: readonly (ToolbarAction & { readonly enabled: boolean | undefined })[] = [
    { id: 'import', glyph: 'import', text: toolbar.importJson, disabled: false, run: open('import'), enabled: buttons.importJson },
    { id: 'clear', glyph: 'trash', text: toolbar.clear, disabled: isEmpty, run: () => clearForm(designer), enabled: buttons.clear },
    { id: 'preview', glyph: 'eye', text: toolbar.preview, disabled: false, run: open('preview'), enabled: buttons.preview },
    { id: 'json', glyph: 'json', text: toolbar.generateJson, disabled: false, run: open('json'), enabled: buttons.generateJson },
    { id: 'code', glyph: 'code', text: toolbar.generateCode, disabled: false, run: open('code'), enabled: buttons.generateCode },
  ]
  const shown = toolbarActions.filter(({ enabled }) => enabled !== false)
  return (
    <Bar role="toolbar" aria-label={toolbar.label}>
      {isNarrow && (
        <>
          <IconAction glyph="catalogue" text={toolbar.components} disabled={false} run={() => setView({ paletteOpen: true })} />
          <IconAction glyph="properties" text={toolbar.properties} disabled={false} run={() => setView({ panelOpen: true })} />
          <span className="fd-gap" aria-hidden="true" />
        </>
      )}
      <IconAction
        glyph="undo"
        text={undoStep === null ? toolbar.undo : toolbar.undoStep(steps[undoStep])}
        disabled={undoStep === null}
        run={undo}
      />
      <IconAction
        glyph="redo"
        text={redoStep === null ? toolbar.redo : toolbar.redoStep(steps[redoStep])}
        disabled={redoStep === null}
        run={redo}
      />
      {isNarrow ? (
        shown.length > 0 && <MoreMenu actions={shown} />
      ) : (
        <>
          {shown.length > 0 && <span className="fd-gap" aria-hidden="true" />}
          {shown.map(({ id, glyph, text, disabled, run }) => (
            <Button
              key={id}
              className="fd-act"
              color="inherit"
              size="small"
              disabled={disabled}
              startIcon={<Glyph name={glyph} />}
              onClick={run}
            >
              {text}
            </Button>
          ))}
        </>
      )}
      <span className="fd-space" />
      {actions !== undefined && actions !== null && <div className="fd-actions">{actions}</div>}
    </Bar>
  )
}

function IconAction({ glyph, text, disabled, run }: Omit<ToolbarAction, 'id'>) {
  return (
    <Tooltip title={text}>
      {/* A disabled button sends no events, so the tooltip is on a span around it. */}
      <span>
        <IconButton aria-label={text} disabled={disabled} onClick={() => run()}>
          <Glyph name={glyph} />
        </IconButton>
      </span>
    </Tooltip>
  )
}

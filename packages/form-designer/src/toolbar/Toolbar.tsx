/** The bar above the sheet: what the host puts first, history, whole-form actions, and the host's own buttons at the right. */
import type { ReactNode } from 'react'
import { clearForm } from '../actions/widget-actions'
import type { DialogName } from '../store/designer-state'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { MoreMenu } from './MoreMenu'
import { ToolButton } from './ToolButton'
import { ToolbarRoot } from './toolbar-root'
import type { ToolbarAction } from './toolbar-action'
import { Tools } from './Tools'

/** Which of the toolbar's buttons are there. Every one is unless it is `false`. */
export interface DesignerToolbar {
  readonly importJson?: boolean | undefined
  readonly clear?: boolean | undefined
  readonly preview?: boolean | undefined
  readonly generateJson?: boolean | undefined
  readonly generateCode?: boolean | undefined
  /** The table of the form's texts in other languages. */
  readonly languages?: boolean | undefined
  /** The form as text beside the canvas. */
  readonly codeBeside?: boolean | undefined
  /** The line above the canvas: width, zoom and colours. */
  readonly frame?: boolean | undefined
}

export interface ToolbarProps {
  readonly buttons: DesignerToolbar
  readonly lead: ReactNode
  readonly actions: ReactNode
  readonly isNarrow: boolean
}

/** Behind the button where the host has words and buttons of its own in the bar. */
const RARE_TOOLS = ['languages']
const NO_TOOLS: readonly string[] = []

export function Toolbar({ buttons, lead, actions, isNarrow }: ToolbarProps) {
  const designer = useDesigner()
  const { toolbar, code, languages } = useMessages()
  const codeView = useDesignerStore(({ view }) => view.codeView)
  const { setView } = designer.store.getState()
  const isEmpty = useDesignerStore(({ document }) => document.root.length === 0)
  const open = (dialog: DialogName) => () => setView({ dialog })
  const toolbarActions: readonly (ToolbarAction & { readonly enabled: boolean | undefined })[] = [
    { id: 'import', glyph: 'import', text: toolbar.importJson, disabled: false, run: open('import'), enabled: buttons.importJson },
    { id: 'clear', glyph: 'trash', text: toolbar.clear, disabled: isEmpty, run: () => clearForm(designer), enabled: buttons.clear },
    { id: 'preview', glyph: 'eye', text: toolbar.preview, disabled: false, run: open('preview'), enabled: buttons.preview },
    { id: 'json', glyph: 'json', text: toolbar.generateJson, disabled: false, run: open('json'), enabled: buttons.generateJson },
    { id: 'code', glyph: 'code', text: toolbar.generateCode, disabled: false, run: open('code'), enabled: buttons.generateCode },
    { id: 'languages', glyph: 'language', text: languages.title, disabled: false, run: open('languages'), enabled: buttons.languages },
  ]
  const beside = {
    id: 'beside',
    glyph: 'beside',
    text: codeView === null ? code.open : code.close,
    disabled: false,
    run: () => setView({ codeView: codeView === null ? 'json' : null }),
    // A narrow screen has no room for both.
    enabled: isNarrow ? false : buttons.codeBeside,
  } as const
  const hasLead = lead !== undefined && lead !== null
  const shown = [...toolbarActions, beside].filter(({ enabled }) => enabled !== false)
  return (
    <ToolbarRoot role="toolbar" aria-label={toolbar.label} data-two-lines={hasLead && isNarrow}>
      {hasLead && (
        <>
          <div className="fd-lead">{lead}</div>
          {isNarrow ? <span className="fd-break" /> : <span className="fd-gap" aria-hidden="true" />}
        </>
      )}
      {isNarrow && (
        <>
          <ToolButton glyph="catalogue" text={toolbar.components} disabled={false} run={() => setView({ paletteOpen: true })} />
          <ToolButton glyph="properties" text={toolbar.properties} disabled={false} run={() => setView({ panelOpen: true })} />
          <span className="fd-gap" aria-hidden="true" />
        </>
      )}
      <HistoryButtons />
      {isNarrow ? (
        <>
          {shown.length > 0 && <MoreMenu actions={shown} />}
          <span className="fd-space" />
        </>
      ) : (
        <>
          {shown.length > 0 && <span className="fd-gap" aria-hidden="true" />}
          <Tools actions={shown} alwaysInMenu={hasLead ? RARE_TOOLS : NO_TOOLS} />
        </>
      )}
      {actions !== undefined && actions !== null && <div className="fd-actions">{actions}</div>}
    </ToolbarRoot>
  )
}

/** The part of the bar that each step changes: the rest does not render again with it. */
function HistoryButtons() {
  const { store } = useDesigner()
  const { toolbar, steps } = useMessages()
  const undoStep = useDesignerStore(({ history }) => history.past.at(-1)?.label.id ?? null)
  const redoStep = useDesignerStore(({ history }) => history.future[0]?.label.id ?? null)
  const { undo, redo } = store.getState()
  return (
    <>
      <ToolButton
        glyph="undo"
        text={undoStep === null ? toolbar.undo : toolbar.undoStep(steps[undoStep])}
        disabled={undoStep === null}
        keys="Ctrl+Z"
        run={undo}
      />
      <ToolButton
        glyph="redo"
        text={redoStep === null ? toolbar.redo : toolbar.redoStep(steps[redoStep])}
        disabled={redoStep === null}
        keys="Ctrl+Y"
        run={redo}
      />
    </>
  )
}

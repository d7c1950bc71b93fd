/** The layout of the panes: three columns on a wide screen, the canvas with two drawers on a narrow one. */
import { parseLocale } from '@formwork/form-schema'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { KeyboardEvent, ReactNode } from 'react'
import { historyShortcut } from './actions/canvas-shortcuts'
import { isTyping } from './actions/is-typing'
import { Canvas } from './canvas/Canvas'
import { useChecker } from './checker/use-checker'
import { FrameBar } from './canvas/FrameBar'
import { Dialogs } from './dialogs/Dialogs'
import type { FormDesignerProps } from './host/designer-props'
import { SaveButton } from './host/SaveButton'
import { useSave } from './host/use-save'
import { onDemand } from './loading/on-demand'
import { Outline } from './outline/Outline'
import { Palette } from './palette/Palette'
import { DesignerRoot, NARROW_QUERY, PANEL_WIDTH } from './parts/designer-root'
import { NoticeRegion } from './parts/NoticeRegion'
import { TabRow } from './parts/TabRow'
import { PropertyPanel } from './properties/PropertyPanel'
import { useDesigner, useDesignerStore, useMessages } from './store/designer-context'
import type { SideTab } from './store/designer-state'
import { type DesignerToolbar, Toolbar } from './toolbar/Toolbar'

const CodePane = onDemand({ load: async () => (await import('./code/CodePane')).CodePane })
const LogicPane = onDemand({ load: async () => (await import('./logic/LogicPane')).LogicPane })
const ProblemsPane = onDemand({ load: async () => (await import('./checker/ProblemsPane')).ProblemsPane })

export interface DesignerFrameProps {
  readonly toolbar: DesignerToolbar
  readonly lead: ReactNode
  readonly actions: ReactNode
  readonly branding: ReactNode
  readonly onSave: FormDesignerProps['onSave']
}

export function DesignerFrame({ toolbar, lead, actions, branding, onSave }: DesignerFrameProps) {
  const designer = useDesigner()
  const messages = useMessages()
  const isNarrow = useMediaQuery(NARROW_QUERY)
  useChecker()
  const isCode = useDesignerStore(({ view }) => view.codeView !== null)
  const { isSaving, save } = useSave(onSave)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Dialogs and drawers are portals in the page's body, whose events bubble through React's tree: they handle their own keys.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
    if (onSave !== undefined && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 's') {
      event.preventDefault()
      save()
      return
    }
    if (isTyping(event.target)) return
    if (historyShortcut(designer, event.nativeEvent)) {
      event.preventDefault()
      designer.store.getState().requestFocus(event.target.closest('[data-outline]') === null ? 'canvas' : 'outline')
    }
  }
  return (
    <DesignerRoot lang={parseLocale(designer.locale)} data-formwork-designer="" onKeyDown={onKeyDown}>
      <Toolbar
        buttons={toolbar}
        lead={lead}
        actions={
          onSave === undefined ? (
            actions
          ) : (
            <>
              {actions}
              <SaveButton isSaving={isSaving} onSave={save} />
            </>
          )
        }
        isNarrow={isNarrow}
      />
      <div className="fd-body">
        {!isNarrow && (
          <aside className="fd-side" aria-label={messages.palette.title}>
            <SidePane />
          </aside>
        )}
        <div className="fd-centre">
          {toolbar.frame !== false && <FrameBar />}
          <Canvas />
        </div>
        {!isNarrow && (
          <aside className="fd-panel" data-is-code={isCode} aria-label={isCode ? messages.code.label : messages.panel.label}>
            {isCode ? <CodePane /> : <PropertyPanel />}
          </aside>
        )}
      </div>
      {/* Not a <footer>: the page around has its own. */}
      {branding !== false && branding !== null && <div className="fd-footer">{branding ?? messages.poweredBy}</div>}
      {isNarrow && <Drawers />}
      <Dialogs />
      <NoticeRegion />
    </DesignerRoot>
  )
}

function SidePane({ onAdded }: { readonly onAdded?: () => void }) {
  const { store } = useDesigner()
  const { palette, outline, editing } = useMessages()
  const problems = useDesignerStore(({ findings }) => findings.list.length)
  const tab = useDesignerStore(({ view }) => view.sideTab)
  return (
    <>
      <TabRow<SideTab>
        label={palette.title}
        value={tab}
        tabs={[
          { value: 'palette', label: palette.tab },
          { value: 'outline', label: outline.title },
          { value: 'logic', label: editing.logic.title },
          { value: 'problems', label: problems === 0 ? editing.checker.title : editing.checker.titleWith(problems) },
        ]}
        onChange={(next) => store.getState().setView({ sideTab: next })}
      />
      <SideTabPane tab={tab} onAdded={onAdded} />
    </>
  )
}

function SideTabPane({ tab, onAdded }: { readonly tab: SideTab; readonly onAdded?: (() => void) | undefined }) {
  switch (tab) {
    case 'palette':
      return <Palette onAdded={onAdded} />
    case 'outline':
      return <Outline />
    case 'logic':
      return <LogicPane />
    case 'problems':
      return <ProblemsPane />
  }
}

const LETS_THROUGH = { pointerEvents: 'none' } as const

/** Drawers are portals in the page's body, outside the element with the designer's variables: each sets them again. */
function Drawers() {
  const { store, locale } = useDesigner()
  const messages = useMessages()
  const paletteOpen = useDesignerStore(({ view }) => view.paletteOpen)
  const isDragging = useDesignerStore(({ view }) => view.isDragging)
  const panelOpen = useDesignerStore(({ view }) => view.panelOpen)
  const { setView } = store.getState()
  return (
    <>
      <Drawer
        open={paletteOpen}
        anchor="left"
        // A finger's moves are told to the chip where they began, so it stays until it is dropped.
        keepMounted={isDragging}
        // While it goes, it lets what is dragged through to the canvas.
        sx={isDragging ? LETS_THROUGH : null}
        onClose={() => setView({ paletteOpen: false })}
        slotProps={{ paper: { 'aria-label': messages.palette.title, sx: { width: 'min(300px, 86vw)' } } }}
      >
        <DesignerRoot lang={parseLocale(locale)} data-place="drawer">
          <SidePane onAdded={() => setView({ paletteOpen: false })} />
        </DesignerRoot>
      </Drawer>
      <Drawer
        open={panelOpen}
        anchor="right"
        onClose={() => setView({ panelOpen: false })}
        slotProps={{ paper: { 'aria-label': messages.panel.label, sx: { width: `min(${PANEL_WIDTH + 15}px, 92vw)` } } }}
      >
        <DesignerRoot lang={parseLocale(locale)} data-place="drawer">
          <PropertyPanel />
        </DesignerRoot>
      </Drawer>
    </>
  )
}

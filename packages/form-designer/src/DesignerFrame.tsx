/** The layout of the panes: three columns on a wide screen, the canvas with two drawers on a narrow one. */
import { parseLocale } from '@formwork/form-schema'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { historyShortcut } from './actions/canvas-shortcuts'
import { isTyping } from './actions/is-typing'
import { Canvas } from './canvas/Canvas'
import { WidgetMenu } from './canvas/CanvasItem'
import { useChecker } from './checker/use-checker'
import { FrameBar } from './canvas/FrameBar'
import { Dialogs } from './dialogs/Dialogs'
import type { FormDesignerProps } from './host/designer-props'
import { SaveButton } from './host/SaveButton'
import { useSave } from './host/use-save'
import { onDemand } from './loading/on-demand'
import { whenIdle } from './loading/when-idle'
import { DesignerRoot, NARROW_QUERY } from './parts/designer-root'
import { NoticeRegion, ShownNotice } from './parts/NoticeRegion'
import { SelectMenu } from './properties/editors/menus/SelectButton'
import { FieldAttributes, FormAttributes, PropertyPanel } from './properties/PropertyPanel'
import { SidePane } from './SidePane'
import { useDesigner, useDesignerStore, useMessages } from './store/designer-context'
import { ToolMenu } from './toolbar/MoreMenu'
import { type DesignerToolbar, Toolbar } from './toolbar/Toolbar'

const CodePane = onDemand({ load: async () => (await import('./code/CodePane')).CodePane })
export const SideDrawers = onDemand({ load: async () => (await import('./SideDrawers')).SideDrawers, Waiting: () => null })

/** Parts that open by a click or a key; they open at once when they are loaded already. */
export const SOON = [FieldAttributes, SelectMenu, WidgetMenu, ToolMenu, ShownNotice, FormAttributes]
const SOON_MS = 1000

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
  useEffect(() => {
    const fetchSoon = () => SOON.forEach(({ preload }) => void preload().catch(() => undefined))
    return whenIdle(fetchSoon, { withinMs: SOON_MS })
  }, [])
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
      {isNarrow && <SideDrawers />}
      <Dialogs />
      <NoticeRegion />
    </DesignerRoot>
  )
}

/** The pane at the start: palette, outline, logic and problems, one at a time. */
import { onDemand } from './loading/on-demand'
import { Outline } from './outline/Outline'
import { Palette } from './palette/Palette'
import { TabRow } from './parts/TabRow'
import { useDesigner, useDesignerStore, useMessages } from './store/designer-context'
import type { SideTab } from './store/designer-state'

const LogicPane = onDemand({ load: async () => (await import('./logic/LogicPane')).LogicPane })
const ProblemsPane = onDemand({ load: async () => (await import('./checker/ProblemsPane')).ProblemsPane })

export function SidePane({ onAdded }: { readonly onAdded?: () => void }) {
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

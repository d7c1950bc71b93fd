/** What is done with the whole form: as many buttons with their words as there is room for, the others behind one button. */
import { useLayoutEffect, useRef, useState } from 'react'
import { Glyph } from '../icons/Glyph'
import { MoreMenu } from './MoreMenu'
import { TOOL_GAP } from './toolbar-root'
import type { ToolbarAction } from './toolbar-action'
import { toolsThatFit } from './tools-that-fit'

/** Pixels of the button of the menu, as the bar draws it. */
const MENU_WIDTH = 32
/** The first goes last. */
const KEPT_LONGEST = ['preview', 'import', 'clear', 'json', 'beside', 'code', 'languages']

interface ToolsProps {
  readonly actions: readonly ToolbarAction[]
  /** Those that are in the menu however much room there is. */
  readonly alwaysInMenu: readonly string[]
}

/** How long a tool's button is depends on its words. */
const wordsOf = ({ id, text }: ToolbarAction) => `${id} ${text}`

export function Tools({ actions, alwaysInMenu }: ToolsProps) {
  const row = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<ReadonlyMap<string, number>>(new Map())
  const available = useWidth(row)
  const offered = actions.filter(({ id }) => !alwaysInMenu.includes(id))
  const isMeasured = available > 0 && offered.every((action) => measured.has(wordsOf(action)))
  const fitting = isMeasured
    ? toolsThatFit(
        KEPT_LONGEST.filter((id) => offered.some((action) => action.id === id)),
        {
          widths: new Map(offered.map((action) => [action.id, measured.get(wordsOf(action)) ?? 0])),
          available,
          gap: TOOL_GAP,
          menu: MENU_WIDTH,
          hasMenu: offered.length < actions.length,
        },
      )
    : null
  const inBar = offered.filter(({ id }) => fitting === null || fitting.has(id))
  useLayoutEffect(() => {
    if (isMeasured || row.current === null) return
    const buttons = row.current.querySelectorAll<HTMLElement>('[data-tool]')
    setMeasured(
      (known) => new Map([...known, ...Array.from(buttons, (button) => [button.dataset['tool'] ?? '', button.offsetWidth] as const)]),
    )
  }, [isMeasured])
  const inMenu = actions.filter((action) => !inBar.includes(action))
  return (
    <div className="fd-acts" ref={row}>
      {inBar.map((action) => (
        <button
          key={action.id}
          type="button"
          className="fd-act"
          data-tool={wordsOf(action)}
          disabled={action.disabled}
          onClick={action.run}
        >
          <Glyph name={action.glyph} />
          {action.text}
        </button>
      ))}
      {inMenu.length > 0 && <MoreMenu actions={inMenu} />}
    </div>
  )
}

/** Pixels; 0 until there is a layout. */
function useWidth(ref: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null || typeof ResizeObserver !== 'function') return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}

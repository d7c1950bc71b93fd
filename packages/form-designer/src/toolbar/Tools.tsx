/** What is done with the whole form: as many buttons with their words as there is room for, the others behind one button. */
import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Glyph } from '../icons/Glyph'
import { MoreMenu } from './MoreMenu'
import { TOOL_GAP } from './toolbar-root'
import type { ToolbarAction } from './toolbar-action'
import { type Room, toolsThatFit } from './tools-that-fit'
import { useBeforePaint } from '../loading/use-before-paint'

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

export const Tools = memo(function Tools({ actions, alwaysInMenu }: ToolsProps) {
  const row = useRef<HTMLDivElement>(null)
  const offered = actions.filter(({ id }) => !alwaysInMenu.includes(id))
  const fitting = useFitting(row, offered, offered.length < actions.length)
  const inBar = offered.filter(({ id }) => fitting === null || fitting.has(id))
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
})

/** @returns the ids of those that have room in `row`; null for all, also before it is measured. */
function useFitting(row: RefObject<HTMLElement | null>, offered: readonly ToolbarAction[], hasMenu: boolean): ReadonlySet<string> | null {
  const [fitting, setFitting] = useState<ReadonlySet<string> | null>(null)
  // By the words: what is in the menu keeps the length that it had in the bar.
  const lengths = useRef<ReadonlyMap<string, number>>(new Map())
  const isLaidOut = useRef(false)
  const words = offered.map(wordsOf).join('\n')
  const fit = () => {
    const { current } = row
    if (current === null) return
    const buttons = Array.from(current.querySelectorAll<HTMLElement>('[data-tool]'))
    lengths.current = new Map([...lengths.current, ...buttons.map((button) => [button.dataset['tool'] ?? '', button.offsetWidth] as const)])
    const next = roomFor(offered, lengths.current, { available: current.clientWidth, hasMenu })
    setFitting((before) => (isSame(before, next) ? before : next))
  }
  const latest = useRef(fit)
  useBeforePaint(() => {
    latest.current = fit
    // Asked for before the page is laid out, the lengths would have it laid out twice.
    if (isLaidOut.current) fit()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words and what is shown of them are all that lengths depend on
  }, [words, hasMenu, fitting])
  useEffect(() => {
    if (row.current === null || typeof ResizeObserver !== 'function') return
    // Told when all is laid out and nothing is painted yet.
    const observer = new ResizeObserver(() => {
      isLaidOut.current = true
      flushSync(() => latest.current())
    })
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [row])
  return fitting
}

/** Null for all of them, also where the length of one is not known: shown, it can be measured. */
function roomFor(
  offered: readonly ToolbarAction[],
  lengths: ReadonlyMap<string, number>,
  { available, hasMenu }: Pick<Room, 'available' | 'hasMenu'>,
): ReadonlySet<string> | null {
  if (available === 0 || !offered.every((action) => lengths.has(wordsOf(action)))) return null
  const ids = KEPT_LONGEST.filter((id) => offered.some((action) => action.id === id))
  const widths = new Map(offered.map((action) => [action.id, lengths.get(wordsOf(action)) ?? 0]))
  const fitting = toolsThatFit(ids, { widths, available, gap: TOOL_GAP, menu: MENU_WIDTH, hasMenu })
  return fitting.size === ids.length ? null : fitting
}

const isSame = (one: ReadonlySet<string> | null, other: ReadonlySet<string> | null) =>
  one === other || (one !== null && other !== null && one.size === other.size && [...one].every((id) => other.has(id)))

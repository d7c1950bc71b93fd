/** A row of tabs with one tab stop. The line below the chosen one is a style, so that nothing has to be measured while hundreds of widgets are laid out. */
import type { KeyboardEvent } from 'react'

export interface TabRowProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly tabs: readonly { readonly value: Value; readonly label: string }[]
  /** The element that shows what is chosen. Its tab has the id `${controls}-${value}`. */
  readonly controls?: string
  readonly onChange: (value: Value) => void
}

export function TabRow<Value extends string>({ label, value, tabs, controls, onChange }: TabRowProps<Value>) {
  return (
    <div className="fd-tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={controls === undefined ? undefined : `${controls}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={controls}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={rove}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** The arrows lead to the other tabs without choosing them; Enter and Space choose, as on any button. */
function rove(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
  const at = tabs.indexOf(event.currentTarget)
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  const next = { ArrowRight: at + (isRightToLeft ? -1 : 1), ArrowLeft: at - (isRightToLeft ? -1 : 1), Home: 0, End: tabs.length - 1 }[
    event.key
  ]
  if (next === undefined) return
  event.preventDefault()
  tabs[(next + tabs.length) % tabs.length]?.focus()
}

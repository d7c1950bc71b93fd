/** One card of the flow: a step, a branch's condition, the start or the end. Selecting it shows its settings, and Enter leads into them. */
import type { KeyboardEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useEditor } from '../editor-context'
import { focusSettings } from '../SettingsPane'
import { Icon } from '../../../../shared/ui/icons/Icon'
import type { IconName } from '../../../../shared/ui/icons/icon-paths'

export type FlowCardTone = 'neutral' | 'primary' | 'warning'

export interface FlowCardProps {
  readonly id: string
  readonly icon: IconName
  readonly tone?: FlowCardTone
  readonly title: string
  readonly summary?: ReactNode
  /** The summary says what is missing. */
  readonly isMissing?: boolean
  readonly footnote?: ReactNode
  readonly problem?: string | undefined
  readonly isSelected?: boolean
  readonly onSelect?: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

export function FlowCard({
  id,
  icon,
  tone = 'neutral',
  title,
  summary,
  isMissing = false,
  footnote,
  problem,
  isSelected = false,
  onSelect,
  onKeyDown,
}: FlowCardProps) {
  const stands = useEditor().standsAt.has(id)
  const inside = (
    <>
      <span className="sign">
        <Icon name={icon} size={16} />
      </span>
      <span className="words">
        <span className="title">{title}</span>
        {summary !== undefined && (
          <span className="summary" {...(isMissing ? { 'data-missing': true } : {})}>
            {summary}
          </span>
        )}
        {footnote !== undefined && <span className="footnote">{footnote}</span>}
      </span>
      {problem !== undefined && (
        <span className="problem">
          <Icon name="errorCircle" size={16} label={problem} />
        </span>
      )}
    </>
  )
  const common = {
    className: 'flow-card',
    'data-flow-id': id,
    'data-tone': tone,
    ...(stands ? { 'data-stands': true } : {}),
    ...(problem === undefined ? {} : { 'data-problem': true }),
  }
  if (onSelect === undefined) return <div {...common}>{inside}</div>
  const onKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const card = event.currentTarget
    if (event.key === 'Enter') {
      event.preventDefault()
      flushSync(onSelect)
      focusSettings()
    } else if (onKeyDown !== undefined) {
      const cards = [...document.querySelectorAll<HTMLElement>('button.flow-card')]
      flushSync(() => onKeyDown(event))
      // After a card was deleted the focus goes to the one before.
      if (!card.isConnected) cards[cards.indexOf(card) - 1]?.focus()
    }
  }
  return (
    <button type="button" {...common} aria-pressed={isSelected} onClick={onSelect} onKeyDown={onKey}>
      {inside}
    </button>
  )
}

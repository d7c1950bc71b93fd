/** Hours, minutes and seconds as columns to choose from: a pointer picks, arrow keys step, digits jump. */
import type { CalendarParts } from '@formwork/form-schema'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import type { TimePart } from '../values/date-value'
import { isElement } from '../controls/nodes'

type TimeOfDay = Pick<CalendarParts, TimePart>

export interface ClockColumnsProps {
  readonly time: readonly TimePart[]
  readonly selected: TimeOfDay | null
  readonly onChange: (time: TimeOfDay) => void
  /** Enter was pressed. */
  readonly onDone: () => void
}

const SPAN: Readonly<Record<TimePart, number>> = { hour: 24, minute: 60, second: 60 }
const MIDNIGHT: TimeOfDay = { hour: 0, minute: 0, second: 0 }

export function ClockColumns({ time, selected, onChange, onDone }: ClockColumnsProps) {
  const messages = useLargerMessages()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const by = event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1
    if (event.key === 'Enter') onDone()
    else if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    else {
      const columns = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="listbox"]')]
      const at = columns.findIndex((column) => column === event.target)
      columns[at + by]?.focus()
    }
    event.preventDefault()
  }
  return (
    // Handles the keys of the columns inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="fw-clock" onKeyDown={onKeyDown}>
      {time.map((part) => (
        <Column
          key={part}
          label={messages[part]}
          span={SPAN[part]}
          selected={selected?.[part] ?? null}
          onSelect={(value) => onChange({ ...timeOf(selected ?? MIDNIGHT), [part]: value })}
        />
      ))}
    </div>
  )
}

const timeOf = ({ hour, minute, second }: TimeOfDay): TimeOfDay => ({ hour, minute, second })

interface ColumnProps {
  readonly label: string
  readonly span: number
  readonly selected: number | null
  readonly onSelect: (value: number) => void
}

function Column({ label, span, selected, onSelect }: ColumnProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  useLayoutEffect(() => {
    const option = list.current?.children[selected ?? 0]
    if (list.current && isElement(option)) list.current.scrollTop = option.offsetTop - (list.current.clientHeight - option.offsetHeight) / 2
  }, [selected])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = selected ?? (event.key === 'ArrowUp' ? 0 : -1)
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      PageDown: Math.min(span - 1, from + 10),
      PageUp: Math.max(0, from - 10),
      Home: 0,
      End: span - 1,
      ' ': selected ?? 0,
    }
    if (/^\d$/.test(event.key)) {
      // Two digits make a number where they can: 2, then 3, is 23.
      const both = typed + event.key
      const digits = Number(both) < span ? both : event.key
      setTyped(digits.length === 2 ? '' : digits)
      onSelect(Number(digits))
    } else {
      if (!Object.hasOwn(targets, event.key)) return
      setTyped('')
      onSelect(((targets[event.key] ?? 0) + span) % span)
    }
    event.preventDefault()
  }
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      className="fw-clock-column"
      aria-label={label}
      aria-activedescendant={selected === null ? undefined : `${id}-${selected}`}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const option = isElement(event.target) ? event.target.closest<HTMLElement>('[data-value]') : null
        if (option) onSelect(Number(option.dataset['value']))
      }}
    >
      {Array.from({ length: span }, (_, value) => (
        // The column has the focus and handles the keys; its options take the pointer only.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          key={value}
          id={`${id}-${value}`}
          role="option"
          aria-selected={value === selected}
          data-value={value}
          className="fw-clock-option"
        >
          {String(value).padStart(2, '0')}
        </div>
      ))}
    </div>
  )
}

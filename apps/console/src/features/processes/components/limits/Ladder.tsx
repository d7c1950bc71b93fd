/** What happens around a time limit, from the first to the last: read as sentences, one of them open. */
import { type LadderLimit, PROCESS_LIMITS } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { ADDS, focusBesideRemoved } from '../../../../shared/ui/navigation/focus-beside-removed'
import { useEditor } from '../editor-context'
import { largestUnit } from '../limit-words'
import { addReminder, addRung, leftOutOf, mayMove, moveRung } from './edit-ladder'
import { RungRow } from './RungRow'
import type { LimitOf } from './rung-words'

export interface LadderProps {
  readonly limit: LadderLimit
  readonly of: LimitOf
  /** Of a rung, from 1. */
  readonly problemAt: (place: number) => string | undefined
  /** `typed`: the place at which a number is being typed. */
  readonly onLadder: (ladder: LadderLimit['ladder'], typed?: number) => void
}

export function Ladder({ limit, of, problemAt, onLadder }: LadderProps) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const [open, setOpen] = useState<number | null>(null)
  const { ladder } = limit
  const { list, follow } = useFocusOnMoved()
  const move = (from: number, step: -1 | 1) => {
    if (!mayMove(ladder, from, step)) return undefined
    return () => {
      follow({ to: from + step, step })
      onLadder(moveRung(ladder, from, step))
      if (open === from || open === from + step) setOpen(open === from ? from + step : from)
    }
  }
  const add = (next: LadderLimit['ladder']) => {
    onLadder(next)
    setOpen(next.findIndex((rung) => !ladder.includes(rung)))
  }
  return (
    <Box
      ref={focusBesideRemoved}
      role="group"
      aria-label={t`What happens because of it`}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <Box>{t`What happens because of it`}</Box>
      <Box ref={list} component="ol" sx={{ display: 'flex', flexDirection: 'column', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {ladder.map((rung, place) => (
          <RungRow
            // Rungs have no names: their index is the key.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            rung={rung}
            largest={largestUnit(limit)}
            of={of}
            isOpen={open === place}
            problem={problemAt(place + 1)}
            leftOut={limit.byPriority === undefined ? [] : leftOutOf(rung, limit)}
            onToggle={() => setOpen(open === place ? null : place)}
            onMove={{ up: move(place, -1), down: move(place, 1) }}
            onRemove={() => {
              onLadder(ladder.toSpliced(place, 1))
              setOpen(null)
            }}
            onRung={(changed, isTyped) => onLadder(ladder.with(place, changed), ...(isTyped === true ? [place] : []))}
          />
        ))}
      </Box>
      {ladder.length === 0 && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t`Nothing: lists show what is late.`}</Box>}
      {!isReadOnly && ladder.length < PROCESS_LIMITS.rungs && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Add label={t`Add a reminder before`} onClick={() => add(addReminder(limit))} />
          <Add label={t`Add what happens when it is late`} onClick={() => add(addRung(limit))} />
        </Box>
      )}
    </Box>
  )
}

interface Moved {
  readonly to: number
  readonly step: -1 | 1
}

/** The keyboard stays with the rung that it moves; at the end of the list with the way back. */
function useFocusOnMoved() {
  const list = useRef<HTMLElement>(null)
  const moved = useRef<Moved | null>(null)
  useLayoutEffect(() => {
    if (moved.current === null) return
    const { to, step } = moved.current
    moved.current = null
    const buttons = [...(list.current?.children[to]?.querySelectorAll<HTMLElement>('[data-moves]:not([disabled])') ?? [])]
    const onward = buttons.find(({ dataset }) => dataset['moves'] === (step === -1 ? 'up' : 'down'))
    ;(onward ?? buttons[0])?.focus()
  })
  return {
    list,
    follow: (move: Moved) => {
      moved.current = move
    },
  }
}

function Add({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button {...ADDS} size="small" variant="outlined" color="inherit" startIcon={<Icon name="plus" size={14} />} onClick={onClick}>
      {label}
    </Button>
  )
}

/** A search box: reports its word 300 ms after typing stops, at once on Enter, and can be cleared. Unfinished input of an input method is not reported. */
import { useLingui } from '@lingui/react/macro'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'

const PAUSE_MS = 300

export interface SearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** What is searched; also its accessible name. */
  readonly label: string
}

export function SearchField({ value, onChange, label }: SearchFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  const [isComposing, setComposing] = useState(false)
  const [lastValue, setLastValue] = useState(value)
  /** Reported words that have not reached `value` yet, oldest first. */
  const [reported, setReported] = useState<readonly string[]>([])
  if (value !== lastValue) {
    setLastValue(value)
    // A reported word that arrives does not undo later typing.
    const isOwn = reported.includes(value)
    setReported(isOwn ? reported.slice(reported.indexOf(value) + 1) : [])
    // Emptied or set from outside: the back button, a cleared filter.
    if (!isOwn) setTyped(value)
  }
  const tell = (word: string) => {
    setReported((before) => [...before, word])
    onChange(word)
  }
  const report = useRef(tell)
  useEffect(() => {
    report.current = tell
  })
  useEffect(() => {
    if (typed === value || isComposing) return undefined
    const typedAt = location.pathname
    const timer = setTimeout(() => {
      // The address changes before the next page is there to replace this one: what was typed for this list does not apply to that page.
      if (location.pathname === typedAt) report.current(typed.trim())
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value, isComposing])

  return (
    <OutlinedInput
      fullWidth
      type="search"
      value={typed}
      placeholder={label}
      inputProps={{
        'aria-label': label,
        maxLength: 64,
        onCompositionStart: () => setComposing(true),
        onCompositionEnd: () => setComposing(false),
      }}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        // An input method uses Enter to take a candidate.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        // In a dialog it searches, and does not send the form.
        event.preventDefault()
        tell(typed.trim())
      }}
      startAdornment={
        <InputAdornment position="start" sx={{ color: 'text.secondary', mr: 0 }}>
          <Icon name="search" size={16} />
        </InputAdornment>
      }
      endAdornment={
        typed === '' ? null : (
          <IconAction
            icon="close"
            iconSize={16}
            size="small"
            label={t`Clear search`}
            onClick={() => {
              setTyped('')
              tell('')
            }}
          />
        )
      }
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  )
}

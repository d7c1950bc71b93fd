/** The keys of a ticket's page: those for answers are the same as in the to-do list. */
import { useNavigate } from 'react-router-dom'
import type { MoveEntry } from '../../../shared/tickets/moves/use-moves'
import { MOVE_KINDS } from '../../../shared/tickets/moves/move-kinds'
import { useTrailPlace } from '../../../shared/tickets/ticket-trail'
import { hasOwnKeys, isPageKey } from '../../../shared/ui/navigation/page-key'
import { useWindowKeys } from '../../../shared/ui/navigation/use-window-keys'
import { usePreferences } from '../../../shared/ui/theme/preferences'
import { focusComment } from './comment-place'

const answers = ({ offer }: MoveEntry) => MOVE_KINDS[offer.type].answers === true && offer.type !== 'choose'

/** The move of a key, among those that are offered. */
const MOVE_KEYS: Readonly<Record<string, (entry: MoveEntry) => boolean>> = {
  a: answers,
  r: ({ offer }) => offer.type === 'refuse',
  c: ({ offer }) => offer.type === 'claim',
}

/** The key of a move, where it has one. */
export const keyOfMove = (entry: MoveEntry): string | undefined => Object.keys(MOVE_KEYS).find((key) => MOVE_KEYS[key]?.(entry))

export function useTicketKeys(id: string, entries: readonly MoveEntry[], isRunning: boolean): void {
  const navigate = useNavigate()
  const place = useTrailPlace(id)
  const isOn = usePreferences(({ helpKey }) => helpKey)
  const open = (other: string | null = null) => {
    if (other !== null) void navigate(`/process/tickets/${other}`, { replace: true })
  }
  useWindowKeys((event) => {
    const { key, altKey, ctrlKey, metaKey } = event
    const isArrow = altKey && !ctrlKey && !metaKey && !hasOwnKeys(event.target)
    const letter = isOn && !event.repeat && isPageKey(event) ? key.toLowerCase() : ''
    const move = isRunning ? undefined : entries.find((entry) => MOVE_KEYS[letter]?.(entry))
    if ((isArrow && key === 'ArrowDown') || letter === 'j') open(place?.next)
    else if ((isArrow && key === 'ArrowUp') || letter === 'k') open(place?.previous)
    else if (move !== undefined) move.onChoose()
    else if (letter === 'm') focusComment()
    else return
    event.preventDefault()
  })
}

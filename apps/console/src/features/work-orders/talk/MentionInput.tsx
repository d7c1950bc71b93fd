/** A text in which an @ offers colleagues: arrows choose, Enter inserts, Escape leaves the text as it is. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { PersonAvatar } from '../../../shared/people/PersonAvatar'
import type { FieldIds } from '../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../shared/ui/inputs/TextInput'
import { visuallyHidden } from '../../../shared/ui/layout/visually-hidden'
import { type Mentioned, openMention, withMention } from './mention'

export interface MentionInputProps {
  readonly ids: FieldIds
  readonly ticketId: string
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly maxLength: number
  readonly autoFocus?: boolean
  readonly onChange: (text: string) => void
  readonly onMention: (person: Mentioned) => void
  /** Ctrl or Command with Enter. */
  readonly onSend: () => void
}

/** As many as can be read without scrolling. */
const OFFERED = 6

export function MentionInput({
  ids,
  ticketId,
  label,
  placeholder,
  value,
  maxLength,
  autoFocus,
  onChange,
  onMention,
  onSend,
}: MentionInputProps) {
  const { t } = useLingui()
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [cursor, setCursor] = useState(0)
  const [active, setActive] = useState(0)
  /** The position of an @ that was dismissed by Escape. */
  const [leftAt, setLeftAt] = useState(-1)
  const open = openMention(value, cursor)
  const isOpen = open !== null && open.at !== leftAt
  const keyword = useDeferredValue(open?.word ?? '')
  const found = useRouteQuery(
    routes.listMentionable,
    { params: { id: ticketId }, query: { keyword } },
    { enabled: isOpen, keepsRows: true },
  )
  // Until the answer to the latest letters is there, only people whom they match are offered: Enter would insert somebody else.
  const isBehind = found.isFetching || keyword !== (open?.word ?? '')
  const listed = found.data?.list ?? []
  const people = isOpen ? (isBehind ? listed.filter(({ name }) => name.includes(open.word)) : listed).slice(0, OFFERED) : []
  const chosen = people[Math.min(active, people.length - 1)]
  const take = (person: Mentioned) => {
    if (open === null) return
    const next = withMention(value, open, person.name)
    // The new text has to be in the field before the next key: a caret that is moved a frame later splits a word typed at once.
    flushSync(() => {
      onMention(person)
      onChange(next.text)
      setActive(0)
      setCursor(next.cursor)
    })
    field.current?.setSelectionRange(next.cursor, next.cursor)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSend()
    // The keys of the page are the page's again.
    if (event.key === 'Escape' && chosen === undefined && !event.nativeEvent.isComposing) return field.current?.blur()
    // The Enter that ends a word of an input method inserts nothing.
    if (chosen === undefined || open === null || event.nativeEvent.isComposing) return undefined
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setActive((active + step + people.length) % people.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen)
    else if (event.key === 'Escape') {
      setLeftAt(open.at)
      event.stopPropagation()
    } else return undefined
    event.preventDefault()
    return undefined
  }
  return (
    <>
      <TextInput
        ids={ids}
        multiline
        minRows={2}
        maxRows={10}
        value={value}
        inputRef={field}
        {...(placeholder === undefined ? {} : { placeholder })}
        autoFocus={autoFocus ?? false}
        inputProps={{
          maxLength,
          'aria-label': label,
          'aria-autocomplete': 'list',
          'aria-controls': people.length > 0 ? listId : undefined,
          'aria-activedescendant': chosen === undefined ? undefined : `${listId}-${chosen.id}`,
        }}
        onChange={({ target }) => {
          onChange(target.value)
          setCursor(target.selectionStart ?? target.value.length)
          setActive(0)
        }}
        onSelect={() => setCursor(field.current?.selectionStart ?? 0)}
        onKeyDown={press}
      />
      <Box role="status" sx={visuallyHidden}>
        {people.length > 0 ? t`${people.length} colleagues are offered` : ''}
      </Box>
      <Popper open={people.length > 0} anchorEl={() => field.current ?? document.body} placement="bottom-start" sx={{ zIndex: 'modal' }}>
        <Paper elevation={8} id={listId} role="listbox" aria-label={t`Colleagues`} sx={{ minWidth: 220, py: 1 }}>
          {people.map((person) => (
            <Box
              key={person.id}
              role="option"
              id={`${listId}-${person.id}`}
              aria-selected={person === chosen}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                px: 3,
                minHeight: 32,
                cursor: 'pointer',
                bgcolor: person === chosen ? 'action.selected' : 'transparent',
                '&:hover': { bgcolor: person === chosen ? 'action.selected' : 'action.hover' },
              }}
              // The focus stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              <PersonAvatar id={person.id} name={person.name} size={20} />
              {person.name}
              <Box component="span" sx={{ ml: 'auto', pl: 3, color: 'text.secondary', fontSize: 12 }}>
                {person.takesPart ? t`takes part` : person.department}
              </Box>
            </Box>
          ))}
        </Paper>
      </Popper>
    </>
  )
}

/** The text box of a search. The letters of an input method search for nothing: the word does, once it stands. */
import { type KeyboardEvent, useState } from 'react'
import { isOfInputMethod } from './input-method'

export interface SearchInputProps {
  /** What can be searched for. */
  readonly label: string
  readonly query: string
  readonly onChange: (query: string) => void
  /** A key that is not for the text itself. */
  readonly onKey?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  /** The element that shows what is found. */
  readonly controls?: string | undefined
}

export function SearchInput({ label, query, onChange, onKey, controls }: SearchInputProps) {
  /** The text during a composition. */
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <input
      type="search"
      value={draft ?? query}
      placeholder={label}
      aria-label={label}
      aria-controls={controls}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => (draft === null ? onChange(target.value) : setDraft(target.value))}
      onCompositionStart={({ currentTarget }) => setDraft(currentTarget.value)}
      onCompositionEnd={({ currentTarget }) => {
        setDraft(null)
        onChange(currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (isOfInputMethod(event)) return
        if (event.key !== 'Escape' || query === '') return onKey?.(event)
        // The first Escape is for the text, the next for what is around.
        event.preventDefault()
        event.stopPropagation()
        onChange('')
      }}
    />
  )
}

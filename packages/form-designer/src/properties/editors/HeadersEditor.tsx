/** HTTP headers of an upload: name and value, one pair a line. */
import { useState } from 'react'
import { useMessages } from '../../store/designer-context'
import type { EditorProps } from './editor-props'
import { SmallButton } from './SmallButton'
import { RowAction } from './RowAction'

type Pair = readonly [name: string, value: string]

function pairsOf(value: unknown): readonly Pair[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([name, text]): Pair => [name, String(text)])
}

function headersOf(pairs: readonly Pair[]): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs.filter(([name]) => name.trim() !== '').map(([name, text]) => [name.trim(), text]))
}

export function HeadersEditor({ value, onChange }: EditorProps) {
  const { editors } = useMessages()
  // Two lines may have the same name while one is typed; the option itself cannot, so the lines are kept here for as long as they come to it.
  const [kept, setPairs] = useState(() => pairsOf(value))
  const pairs = JSON.stringify(headersOf(kept)) === JSON.stringify(value) ? kept : pairsOf(value)
  const set = (next: readonly Pair[]) => {
    setPairs(next)
    onChange(headersOf(next))
  }
  return (
    <div className="fd-choices">
      {pairs.map(([name, text], index) => (
        // Names change while they are typed, so the place in the list is the only lasting identity.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="fd-choice">
          <input
            className="fd-input"
            value={name}
            aria-label={editors.headerName(index + 1)}
            onChange={(event) => set(pairs.with(index, [event.target.value, text]))}
          />
          <input
            className="fd-input"
            value={text}
            aria-label={editors.headerValue(index + 1)}
            onChange={(event) => set(pairs.with(index, [name, event.target.value]))}
          />
          <SmallButton glyph="close" label={editors.removeHeader(index + 1)} onClick={() => set(pairs.toSpliced(index, 1))} />
        </div>
      ))}
      <div className="fd-row-actions">
        <RowAction onClick={() => setPairs([...pairs, ['', '']])}>{editors.addHeader}</RowAction>
      </div>
    </div>
  )
}

/** The button that removes a row of an editor: an element with `data-row` beside the others. The focus goes to that of the next row, else of the one before, else to what adds a row. */
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { SmallButton } from './SmallButton'

export interface RemoveRowProps {
  readonly label: string
  readonly disabled?: boolean
  readonly onRemove: () => void
}

export function RemoveRow({ label, disabled, onRemove }: RemoveRowProps) {
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest('[data-row]')
    const list = row?.parentElement?.children
    const at = [...(list ?? [])].findIndex((each) => each === row)
    const removerAt = (index: number) => list?.item(index)?.querySelector<HTMLElement>('[data-removes]:not([disabled])')
    const editor = currentTarget.closest('.fd-row')
    flushSync(onRemove)
    const next = removerAt(at) ?? removerAt(at - 1)
    const add = [...(editor?.querySelectorAll<HTMLElement>('.fd-row-act') ?? [])].at(-1)
    // A group goes with its last row, and what adds a row with the last one of a condition.
    const target = next?.isConnected === true ? next : (add ?? editor?.querySelector('button'))
    target?.focus()
  }
  return <SmallButton glyph="close" label={label} disabled={disabled} data-removes onClick={remove} />
}

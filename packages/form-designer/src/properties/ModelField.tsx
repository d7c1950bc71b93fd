/** The key a field's value is stored under. It is renamed on leaving or Enter, not on every key: conditions follow the finished name. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import { useState } from 'react'
import { modelProblem } from '../commands/rename-model'
import { isOfInputMethod } from '../parts/input-method'
import { useDesigner, useMessages } from '../store/designer-context'

export interface ModelFieldProps {
  readonly id: string
  readonly widget: AnyKnownWidget
}

export function ModelField({ id, widget }: ModelFieldProps) {
  const { store } = useDesigner()
  const { panel } = useMessages()
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? widget.model
  const problem = draft === null || draft === widget.model ? null : modelProblem(store.getState().document, widget.key, draft.trim())
  const commit = () => {
    if (draft !== null && problem === null) store.getState().dispatch({ type: 'rename-model', key: widget.key, model: draft.trim() })
    if (problem === null) setDraft(null)
  }
  return (
    <span className="fd-stack">
      <input
        id={id}
        className="fd-input fd-mono"
        value={text}
        spellCheck={false}
        title={panel.modelHint}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== null}
        // A key is replaced, not corrected, so it is selected on focus.
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (isOfInputMethod(event)) return
          if (event.key === 'Enter') commit()
          if (event.key !== 'Escape' || draft === null) return
          event.preventDefault()
          setDraft(null)
        }}
      />
      <span id={`${id}-problem`} className="fd-note" data-problem="true" role="status">
        {problem === null ? '' : panel.modelProblems[problem]}
      </span>
    </span>
  )
}

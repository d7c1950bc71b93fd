/** The question before a file is taken out, in its place: the answer that keeps it is Escape. */
import { useEffect, useRef } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'

export interface RemovalQuestionProps {
  readonly name: string
  readonly onRemove: () => void
  readonly onKeep: () => void
}

export function RemovalQuestion({ name, onRemove, onKeep }: RemovalQuestionProps) {
  const messages = useLargerMessages()
  const question = messages.confirmRemoval(name)
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  return (
    // Only handles Escape from the two buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={question}
      className="fw-removal"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Escape keeps the file; the dialog the form may stand in stays open.
        event.preventDefault()
        event.stopPropagation()
        onKeep()
      }}
    >
      <bdi className="fw-removal-text">{question}</bdi>
      <span className="fw-removal-acts">
        <button ref={yes} type="button" className="fw-upload-button fw-upload-button--danger" onClick={onRemove}>
          {messages.remove}
        </button>
        <button type="button" className="fw-upload-button" onClick={onKeep}>
          {messages.keep}
        </button>
      </span>
    </div>
  )
}

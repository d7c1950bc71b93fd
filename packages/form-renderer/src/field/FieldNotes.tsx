/** The tip and the error below a control, which describe it. */
import type { RendererSlots } from '../api/slots'

export interface FieldNoteProps {
  readonly id: string | undefined
  readonly type: string
  readonly model: string
  readonly text: string
  readonly slots: RendererSlots
}

export function FieldTip({ id, type, model, text, slots }: FieldNoteProps) {
  return (
    <div className="fw-tip" id={id}>
      {slots.help ? (
        <slots.help type={type} model={model} text={text}>
          {text}
        </slots.help>
      ) : (
        text
      )}
    </div>
  )
}

export function FieldError({ id, type, model, text, slots }: FieldNoteProps) {
  return (
    <div className="fw-error" id={id}>
      {slots.error ? (
        <slots.error type={type} model={model} message={text}>
          {text}
        </slots.error>
      ) : (
        text
      )}
    </div>
  )
}

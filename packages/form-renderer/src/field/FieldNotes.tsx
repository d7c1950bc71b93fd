/** The tip and the error below a control, which describe it. */
import type { RendererSlots } from '../api/slots'
import type { ShownIssue } from './field-cells'

export interface FieldNoteProps {
  readonly id: string | undefined
  readonly type: string
  readonly model: string
  readonly slots: RendererSlots
}

export function FieldTip({ id, type, model, text, slots }: FieldNoteProps & { readonly text: string }) {
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

export function FieldError({ id, type, model, issue, slots }: FieldNoteProps & { readonly issue: ShownIssue }) {
  const { message, code, params } = issue
  return (
    <div className="fw-error" id={id}>
      {slots.error ? (
        <slots.error type={type} model={model} message={message} code={code} params={params}>
          {message}
        </slots.error>
      ) : (
        message
      )}
    </div>
  )
}

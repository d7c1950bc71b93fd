/** A value as read-only text; a dash where nothing was entered. */
import { useRenderSettings } from '../form/render-settings'

export interface PreviewTextProps {
  readonly text: string
  /** Keeps line breaks. */
  readonly multiline?: boolean
}

export function PreviewText({ text, multiline = false }: PreviewTextProps) {
  const { messages } = useRenderSettings()
  if (text === '') return <p className="fw-value fw-value--empty">{messages.emptyValue}</p>
  return <p className={multiline ? 'fw-value fw-value--multiline' : 'fw-value'}>{text}</p>
}

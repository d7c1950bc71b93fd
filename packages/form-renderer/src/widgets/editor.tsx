/** `editor`: rich text, stored as HTML. Its own code comes when somebody is about to write; reading needs the cleaner alone. */
import { behaviourOf } from '@formwork/form-schema'
import { PreviewText } from '../controls/PreviewText'
import { ClosedEditor } from '../rich-text/ClosedEditor'
import { RichText } from '../rich-text/RichText'
import type { WidgetProps } from '../api/widget-props'

export function EditorWidget(props: WidgetProps<'editor'>) {
  const { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode } = props
  const html = typeof value === 'string' ? value : ''
  const { options } = widget
  if (mode === 'preview') return behaviourOf(widget).isEmpty(html, options) ? <PreviewText text="" /> : <RichText html={html} />
  const shared = { id, labelId, describedBy, placeholder: options.placeholder, value: html, required, invalid }
  const lock = disabled ? 'disabled' : readOnly ? 'readonly' : null
  return <ClosedEditor {...shared} lock={lock} onChange={onChange} onBlur={onBlur} />
}

/** The name of a function of the host's: one that the preview is given, chosen, or another, typed. Where it is given none this is a text box. */
import { useState } from 'react'
import { useDesigner, useMessages } from '../../store/designer-context'
import type { EditorProps } from './editor-props'
import { PlainSelect } from './PlainSelect'
import { TextEditor } from './TextEditor'

/** No name is empty. */
const OTHER = ''

export function RemoteFunctionEditor(props: EditorProps) {
  const { preview } = useDesigner()
  const names = Object.keys(preview.remoteFunctions ?? {})
  return names.length === 0 ? <TextEditor {...props} /> : <NameEditor {...props} names={names} />
}

function NameEditor({ id, label, widget, value, onChange, names }: EditorProps & { readonly names: readonly string[] }) {
  const { remoteFunction: words } = useMessages().editing
  /** The widget whose name is typed: the box stays while what is typed becomes a known name. */
  const [typedOn, setTypedOn] = useState<string | null>(null)
  const name = typeof value === 'string' ? value : ''
  const isKnown = names.includes(name)
  const isTyped = !isKnown || typedOn === widget.key
  return (
    <span className="fd-stack">
      <PlainSelect
        id={id}
        label={label}
        value={isTyped ? OTHER : name}
        options={[...names.map((each) => ({ id: each, text: each })), { id: OTHER, text: words.other }]}
        onChange={(picked) => {
          setTypedOn(picked === OTHER ? widget.key : null)
          if (picked !== OTHER) onChange(picked)
        }}
      />
      {isTyped && (
        <>
          <input
            className="fd-input"
            value={name}
            spellCheck={false}
            aria-label={words.name}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              setTypedOn(widget.key)
              onChange(event.target.value)
            }}
          />
          <span id={`${id}-note`} className="fd-note" role="status">
            {isKnown || name === '' ? '' : words.unknown}
          </span>
        </>
      )}
    </span>
  )
}

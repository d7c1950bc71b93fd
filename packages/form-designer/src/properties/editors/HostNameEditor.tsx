/** The name of a function of the host's: one that the preview is given, chosen, or another, typed. Where it is given none this is a text box. */
import { useState } from 'react'
import { useDesigner, useMessages } from '../../store/designer-context'
import type { EditorProps } from './editor-props'
import { PlainSelect } from './menus/PlainSelect'

/** No name is empty. */
const OTHER = ''

/** Who answers the choices of a field. */
export function RemoteFunctionEditor(props: EditorProps) {
  const { preview } = useDesigner()
  const { remoteFunction } = useMessages().editing
  return <HostNameEditor {...props} names={Object.keys(preview.remoteFunctions ?? {})} words={remoteFunction} />
}

/** Who hands out the token that files are sent with. */
export function TokenFunctionEditor(props: EditorProps) {
  const { preview } = useDesigner()
  const { tokenFunction } = useMessages().editing
  return <HostNameEditor {...props} names={preview.upload?.tokenNames ?? NONE} words={tokenFunction} />
}

const NONE: readonly string[] = []

interface HostNameEditorProps extends EditorProps {
  readonly names: readonly string[]
  readonly words: { readonly name: string; readonly hint: string; readonly unknown: string }
}

function HostNameEditor({ id, label, widget, value, onChange, names, words }: HostNameEditorProps) {
  const { other } = useMessages().editing.hostNames
  /** The widget whose name is typed: the box stays while what is typed becomes a known name. */
  const [typedOn, setTypedOn] = useState<string | null>(null)
  const name = typeof value === 'string' ? value : ''
  const isKnown = names.includes(name)
  const isTyped = !isKnown || typedOn === widget.key
  const hasList = names.length > 0
  return (
    <span className="fd-stack">
      {hasList && (
        <PlainSelect
          id={id}
          label={label}
          value={isTyped ? OTHER : name}
          options={[...names.map((each) => ({ id: each, text: each })), { id: OTHER, text: other }]}
          onChange={(picked) => {
            setTypedOn(picked === OTHER ? widget.key : null)
            if (picked !== OTHER) onChange(picked)
          }}
        />
      )}
      {(isTyped || !hasList) && (
        <>
          <input
            {...(hasList ? { 'aria-label': words.name } : { id })}
            className="fd-input"
            value={name}
            spellCheck={false}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              setTypedOn(widget.key)
              onChange(event.target.value)
            }}
          />
          <span id={`${id}-note`} className="fd-note" role="status">
            {hasList && !isKnown && name !== '' ? words.unknown : words.hint}
          </span>
        </>
      )}
    </span>
  )
}

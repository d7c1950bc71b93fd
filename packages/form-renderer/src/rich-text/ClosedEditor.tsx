/**
 * The editor before it is used: the cleaned text in a frame that loads the editor when it is visible or focused. It stays until the editor
 * is mounted, then passes on the focus and what was typed meanwhile.
 */
import { type ComponentType, createElement, useCallback, useEffect, useRef, useState } from 'react'
import { useFormEngineIfAny } from '../form/engine-context'
import { shareLoad, useSharedLoad } from './shared-load'
import { openEarlyKeys } from './early-keys'
import { pageCleaner, RichText } from './RichText'
import type { RichEditorProps } from './RichEditor'

const richEditor = shareLoad<ComponentType<RichEditorProps>>(async () => {
  const { RichEditor } = await import('./RichEditor')
  return RichEditor
})

export interface ClosedEditorProps extends Omit<RichEditorProps, 'clean' | 'isArriving' | 'onReady' | 'takeOver'> {
  /** Why nobody can write here: then the text can be read and copied, and nothing opens. */
  readonly lock: 'disabled' | 'readonly' | null
}

export function ClosedEditor(props: ClosedEditorProps) {
  const { lock, ...open } = props
  const { id, labelId, describedBy, placeholder, value, required, invalid } = open
  const element = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [hadFocus, setHadFocus] = useState(false)
  const [hasArrived, setArrived] = useState(false)
  const [typed, setTyped] = useState('')
  const [early] = useState(openEarlyKeys)
  // A designer's canvas has no form, and nothing to write in.
  const canOpen = useFormEngineIfAny() !== null && lock === null
  const isWanted = canOpen && (isNear || hadFocus)
  const editor = useSharedLoad(richEditor, isWanted)
  const clean = useSharedLoad(pageCleaner, isWanted)

  useEffect(() => {
    const frame = element.current
    // In a table of rows only the one that is worked in opens.
    if (!frame || !canOpen || typeof IntersectionObserver !== 'function' || frame.closest('.fw-rows')) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [canOpen])

  const onReady = useCallback(() => setArrived(true), [])
  const opened =
    isWanted && editor && clean
      ? createElement(editor, { ...open, clean, isArriving: !hasArrived, onReady, takeOver: early.takeOver })
      : null
  // What was typed then is in the text now.
  const shownTyped = hasArrived ? '' : typed
  const closed = (
    <div className={lock === null ? 'fw-editor fw-editor--closed' : `fw-editor fw-editor--${lock}`} data-invalid={invalid || undefined}>
      <div
        ref={element}
        id={id}
        role="textbox"
        tabIndex={lock === 'disabled' ? -1 : 0}
        aria-disabled={lock === 'disabled' || undefined}
        aria-readonly={lock === 'readonly' || undefined}
        aria-multiline="true"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-placeholder={placeholder || undefined}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        className="fw-editor-text"
        onFocus={() => {
          early.focus(true)
          setHadFocus(true)
        }}
        onBlur={() => early.focus(false)}
        onKeyDown={(event) => {
          const next = canOpen ? early.press(event) : null
          if (next === null) return
          event.preventDefault()
          setTyped(next)
        }}
      >
        {value === '' && shownTyped === '' ? <span className="fw-editor-placeholder">{placeholder}</span> : <RichText html={value} />}
        {shownTyped !== '' && <div className="fw-prose fw-prose--plain">{shownTyped}</div>}
      </div>
    </div>
  )
  return (
    <>
      {(opened === null || !hasArrived) && closed}
      {opened}
    </>
  )
}

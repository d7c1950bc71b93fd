/**
 * The editor before it is used. Its code is loaded when it is visible or focused; until that is mounted the field is written in as it is, and then
 * passes on the focus and the formats that are on.
 */
import { type ComponentType, createElement, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBeforePaint } from '../controls/use-before-paint'
import { useFormEngineIfAny } from '../form/engine-context'
import { EarlyEditor, type EarlyEditorHandle } from './EarlyEditor'
import { hasLayout, keepLeft } from './early-text'
import { shareLoad, useSharedLoad } from './shared-load'
import { pageCleaner, RichText } from './RichText'
import type { RichEditorProps } from './RichEditor'

const richEditor = shareLoad<ComponentType<RichEditorProps>>(async () => {
  const { RichEditor } = await import('./RichEditor')
  return RichEditor
})

export interface ClosedEditorProps extends Omit<RichEditorProps, 'clean' | 'isArriving' | 'onReady' | 'takeOver'> {
  /** The reason why writing is not possible: then the text can be read and copied, and nothing opens. */
  readonly lock: 'disabled' | 'readonly' | null
}

export function ClosedEditor({ lock, ...open }: ClosedEditorProps) {
  // A designer's canvas has no form, and nothing to write in.
  const canOpen = useFormEngineIfAny() !== null && lock === null
  if (canOpen) return <OpeningEditor {...open} />
  const { id, labelId, describedBy, placeholder, value, required, invalid } = open
  return (
    <div className={lock === null ? 'fw-editor fw-editor--closed' : `fw-editor fw-editor--${lock}`} data-invalid={invalid || undefined}>
      <div
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
      >
        {value === '' ? <span className="fw-editor-placeholder">{placeholder}</span> : <RichText html={value} />}
      </div>
    </div>
  )
}

const stays = () => () => {}
const isWithoutLayout = () => !hasLayout()
const nowhere = () => false

function OpeningEditor(open: Omit<ClosedEditorProps, 'lock'>) {
  const frame = useRef<HTMLDivElement>(null)
  const early = useRef<EarlyEditorHandle>(null)
  const isAll = useSyncExternalStore(stays, isWithoutLayout, nowhere)
  const [left] = useState(keepLeft)
  const [isNear, setIsNear] = useState(false)
  const [hadFocus, setHadFocus] = useState(false)
  const [isReady, setReady] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const [hasArrived, setArrived] = useState(false)
  const isWanted = (isNear || hadFocus) && !isAll
  const editor = useSharedLoad(richEditor, isWanted)
  const clean = useSharedLoad(pageCleaner, isWanted)

  useEffect(() => {
    const { current } = frame
    // In a table of rows only the one that is worked in opens.
    if (!current || typeof IntersectionObserver !== 'function' || current.closest('.fw-rows')) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  // Drawn again in the same task: no key is lost in between. A word that an input method still writes is finished where it was begun.
  useBeforePaint(() => {
    if (!isReady || isComposing || early.current === null) return
    left.keep(early.current.leave())
    setArrived(true)
  }, [isReady, isComposing, left])
  const onReady = useCallback(() => setReady(true), [])
  const opened =
    isWanted && editor && clean ? createElement(editor, { ...open, clean, isArriving: !hasArrived, onReady, takeOver: left.take }) : null
  return (
    <>
      {(opened === null || !hasArrived) && (
        <div ref={frame} className="fw-editor fw-editor--closed" data-invalid={open.invalid || undefined}>
          <EarlyEditor ref={early} {...open} isAll={isAll} onFocus={() => setHadFocus(true)} onCompose={setComposing} />
        </div>
      )}
      {opened}
    </>
  )
}

/** Copies a text made of the form, once the data keys in it are those of the titles just typed. */
import { useEffect, useRef } from 'react'
import { writeClipboard } from '../actions/clipboard'
import { useDesigner } from '../store/designer-context'

export function useCopyText(text: string): () => void {
  const { store } = useDesigner()
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  const copy = async () => {
    await store.getState().keysArrived()
    const ok = await writeClipboard(latest.current)
    store.getState().notify({ kind: ok ? 'json-copied' : 'copy-failed' }, { shown: true })
  }
  return () => void copy()
}

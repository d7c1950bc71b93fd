/** The form of the prop `value`, read once for each other value. */
import type { DefinitionInput, ImportResult, WidgetDefinitions } from '@formwork/form-schema'
import { useEffect, useRef, useState } from 'react'
import { readAtOnce, readForm } from '../store/read-form'

export interface ReadValue {
  /** Null before the first value is read; the one before while the next is read. */
  readonly read: ImportResult | null
  /** Asks again for the importer where it could not be fetched; null where there is nothing to ask for. */
  readonly retry: (() => void) | null
}

interface Latest {
  readonly source: DefinitionInput
  readonly read: ImportResult | null
  readonly state: 'read' | 'waiting' | 'failed'
}

/** @param onRead - called with what was read later, before it is drawn. */
export function useReadForm(source: DefinitionInput, widgets: WidgetDefinitions, onRead: (read: ImportResult) => void): ReadValue {
  const [latest, setLatest] = useState<Latest>(() => readNow(source, widgets, null))
  const current = latest.source === source ? latest : readNow(source, widgets, latest.read)
  if (current !== latest) setLatest(current)
  const notify = useRef(onRead)
  useEffect(() => {
    notify.current = onRead
  })
  useEffect(() => {
    if (current.state !== 'waiting') return
    let isStopped = false
    readForm(current.source, widgets).then(
      (read) => {
        if (isStopped) return
        notify.current(read)
        setLatest({ source: current.source, read, state: 'read' })
      },
      () => !isStopped && setLatest({ ...current, state: 'failed' }),
    )
    return () => {
      isStopped = true
    }
  }, [current, widgets])
  return { read: current.read, retry: current.state === 'failed' ? () => setLatest({ ...current, state: 'waiting' }) : null }
}

function readNow(source: DefinitionInput, widgets: WidgetDefinitions, before: ImportResult | null): Latest {
  const read = readAtOnce(source, widgets)
  return read === null ? { source, read: before, state: 'waiting' } : { source, read, state: 'read' }
}

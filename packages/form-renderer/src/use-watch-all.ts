/** Tells the host of every change. Costs nothing when the host does not ask. */
import type { FormValues } from '@formwork/form-schema'
import { useEffect, useRef } from 'react'
import type { FormEngine } from './form-engine'

export function useWatchAll(engine: FormEngine, onChange: ((values: FormValues) => void) | undefined): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const asks = onChange !== undefined
  useEffect(() => {
    if (!asks) return
    return engine.cells.subscribeValues(() => latest.current?.(engine.values()))
  }, [engine, asks])
}

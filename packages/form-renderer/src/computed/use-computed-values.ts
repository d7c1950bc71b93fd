/** Computed values of the form on the page. */
import { eachWidget, logicOf } from '@formwork/form-schema'
import { useCallback, useEffect, useRef } from 'react'
import type { FormEngine } from '../form-engine'
import type { RendererMode } from '../widget-props'
import type { KeptValues } from './keep-computed'

/**
 * Keeps computed fields up to date while the form is filled; a preview shows what is stored.
 *
 * @returns brings them up to date before the form is judged. Without the code for it the form is judged as it stands: the server computes again.
 */
export function useComputedValues(engine: FormEngine, mode: RendererMode): () => Promise<void> {
  const settle = useRef<() => Promise<void>>(nothing)
  useEffect(() => {
    const isComputing = mode === 'edit' && [...eachWidget(engine.plan.form)].some((widget) => logicOf(widget).computed !== undefined)
    if (!isComputing) return
    const kept = startLater(engine)
    settle.current = kept.settle
    void kept.settle()
    return () => {
      settle.current = nothing
      kept.stop()
    }
  }, [engine, mode])
  return useCallback(() => settle.current(), [])
}

const nothing = async () => {}

interface LaterValues {
  readonly settle: () => Promise<void>
  readonly stop: () => void
}

function startLater(engine: FormEngine): LaterValues {
  let kept: KeptValues | null = null
  let isStopped = false
  return {
    async settle() {
      try {
        const { keepComputed } = await import('./keep-computed')
        if (isStopped) return
        if (kept) kept.settle()
        else kept = keepComputed(engine)
      } catch (error) {
        // The page goes on, and the next wish asks again; the log tells its developer why a total is missing.
        // oxlint-disable-next-line no-console
        console.error('The computed values could not be brought up to date.', error)
      }
    },
    stop() {
      isStopped = true
      kept?.stop()
    },
  }
}

/** Computed values of the form on the page. */
import { eachWidget, logicOf } from '@formwork/form-schema'
import { useCallback, useEffect, useRef } from 'react'
import type { FormEngine } from '../form/form-engine'
import type { RendererMode } from '../api/widget-props'
import type { KeptValues } from './keep-computed'

const nothing = async () => {}

/**
 * Keeps computed fields up to date while the form is filled; a preview shows what is stored.
 *
 * @returns brings them up to date before the form is validated. Without the code for it the form is validated as it is: the server computes again.
 */
export function useComputedValues(engine: FormEngine, mode: RendererMode): () => Promise<void> {
  const settle = useRef(nothing)
  useEffect(() => {
    if (mode === 'preview' || ![...eachWidget(engine.plan.form)].some((widget) => logicOf(widget).computed !== undefined)) return
    let kept: KeptValues | undefined
    let isStopped = false
    settle.current = async () => {
      try {
        const { keepComputed } = await import('./keep-computed')
        if (kept) kept.settle()
        else if (!isStopped) kept = keepComputed(engine)
      } catch (error) {
        engine.report(error, 'computed')
      }
    }
    void settle.current()
    return () => {
      isStopped = true
      settle.current = nothing
      kept?.stop()
    }
  }, [engine, mode])
  return useCallback(() => settle.current(), [])
}

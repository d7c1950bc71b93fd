/** Checks the form a moment after it was opened and after each change, and puts what is found into the store. What checks is loaded for the first check, the parser of formulas with the first one. */
import { eachWidget, type FormDefinition, type LintFinding, logicOf } from '@formwork/form-schema'
import { useEffect } from 'react'
import { whenIdle } from '../loading/when-idle'
import { useDesigner } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { findingsOf } from './findings'
import { linterNow, loadLinter } from './load-linter'

/** Milliseconds without a change before the form is checked: less than a person waits for, more than between two keys. */
const PAUSE_MS = 150

export function useChecker(): void {
  const { store } = useDesigner()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const check = () => {
      const lint = linterNow()
      if (lint === null)
        return void loadLinter().then(
          () => !isStopped && check(),
          () => undefined,
        )
      const { document } = store.getState()
      const form = formOf(document)
      const plain = lint(form)
      store.getState().setFindings(findingsOf(plain))
      void formulaFindings(form).then((formulas) => {
        const isLatest = !isStopped && store.getState().document === document
        if (isLatest && formulas.length > 0) store.getState().setFindings(findingsOf([...plain, ...formulas]))
      })
    }
    // The form is shown and usable before it is checked.
    const stopWaiting = whenIdle(check, { withinMs: PAUSE_MS })
    const unsubscribe = store.subscribe((state, previous) => {
      if (state.document === previous.document) return
      clearTimeout(timer)
      stopWaiting()
      timer = setTimeout(check, PAUSE_MS)
    })
    return () => {
      isStopped = true
      stopWaiting()
      clearTimeout(timer)
      unsubscribe()
    }
  }, [store])
}

async function formulaFindings(form: FormDefinition): Promise<readonly LintFinding[]> {
  if (![...eachWidget(form)].some((widget) => logicOf(widget).computed !== undefined)) return []
  try {
    const { lintComputed } = await import('@formwork/form-schema/feel')
    return lintComputed(form)
  } catch {
    // The server checks the form too: without the parser nothing is reported here.
    return []
  }
}

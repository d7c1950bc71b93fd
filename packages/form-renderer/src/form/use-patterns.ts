/** Loads the engine that some patterns of a form need. */
import { type FormDefinition, loadPatterns } from '@formwork/form-schema'
import { useEffect } from 'react'
import type { ReportError } from '../api/form-error-context'
import type { RendererMode } from '../api/widget-props'

async function loadPatternsOf(form: FormDefinition, mode: RendererMode, report: ReportError): Promise<void> {
  if (mode === 'edit') await loadPatterns(form).catch((error) => report(error, 'code'))
}

/**
 * Loads the engine that some patterns need, while the form is filled.
 *
 * @returns waits for it before the form is validated. Where it cannot be loaded such a pattern refuses nothing: the server validates again.
 */
export function usePatterns(form: FormDefinition, mode: RendererMode, report: ReportError): () => Promise<void> {
  useEffect(() => void loadPatternsOf(form, mode, report), [form, mode, report])
  return () => loadPatternsOf(form, mode, report)
}

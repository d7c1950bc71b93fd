/** Loads the engine that some patterns of a form need. */
import { type FormDefinition, loadRules } from '@formwork/form-schema'
import { useEffect } from 'react'
import type { ReportError } from '../api/form-error-context'
import type { RendererMode } from '../api/widget-props'

async function loadRulesOf(form: FormDefinition, mode: RendererMode, report: ReportError): Promise<void> {
  if (mode === 'edit') await loadRules(form).catch((error) => report(error, 'code'))
}

/**
 * Loads the engine that some patterns need, while the form is filled.
 *
 * @returns waits for it before the form is validated. Where it cannot be loaded such a pattern refuses nothing: the server validates again.
 */
export function usePatterns(form: FormDefinition, mode: RendererMode, report: ReportError): () => Promise<void> {
  useEffect(() => void loadRulesOf(form, mode, report), [form, mode, report])
  return () => loadRulesOf(form, mode, report)
}

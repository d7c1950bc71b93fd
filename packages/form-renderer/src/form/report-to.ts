/** Hands a caught error to the host. */
import type { FormErrorContext } from '../api/form-error-context'
import type { FormRendererProps } from '../api/form-renderer-props'

/** After the work under way: what the host's function throws stays an error of the page and harms no form. */
export function reportTo(onError: FormRendererProps['onError'], error: unknown, where: FormErrorContext['where'], model?: string): void {
  queueMicrotask(() => onError?.(error, { where, model }))
}

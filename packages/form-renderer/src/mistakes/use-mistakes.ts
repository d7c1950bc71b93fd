/** Tells developers what is wrong with what their form was given: where they develop, and where they listen to `onError`. */
import type { AnyKnownWidget, FormDefinition } from '@formwork/form-schema'
import { type RefObject, useEffect, useRef } from 'react'
import type { ReportError } from '../api/form-error-context'
import type { FormRendererProps } from '../api/form-renderer-props'
import { isInDevelopment } from './in-development'

/** What a host gave that can be wrong. */
export interface Given extends Pick<FormRendererProps, 'value' | 'values' | 'defaultValue' | 'validators' | 'onError'> {
  readonly form: FormDefinition
  /** The fields of the form's own record. */
  readonly fields: readonly AnyKnownWidget[]
  readonly report: ReportError
}

/** Long after the first screen: the check is for developers and not urgent. */
const DELAY_MS = 1000

/** Looks once for each form; a page that is built for production and has no `onError` never loads what looks. */
export function useMistakes(given: Given, element: RefObject<HTMLElement | null>): void {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const { form } = given
  useEffect(() => {
    if (!latest.current.onError && !isInDevelopment()) return
    const look = async () => {
      const { reportMistakes } = await import('./report-mistakes')
      // A form that is unmounted meanwhile is not reported.
      if (element.current && latest.current.form === form) reportMistakes(latest.current, element.current)
    }
    // What cannot be loaded here says nothing: the form does not need it.
    const timer = setTimeout(() => void look().catch(() => undefined), DELAY_MS)
    return () => clearTimeout(timer)
  }, [form, element])
}

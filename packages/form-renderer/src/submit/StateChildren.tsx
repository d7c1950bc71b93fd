/** Draws what a host puts below the fields as a function of the form's state. */
import type { ReactNode } from 'react'
import type { FormState } from '../api/form-renderer-props'
import { useFormState } from './form-state'

export function StateChildren({ children }: { readonly children: (state: FormState) => ReactNode }) {
  return children(useFormState())
}

/** How a part of a form reaches the form around. Apart from what fills one, so that a designer's canvas, which draws the same parts, goes without that. */
import { createContext, useContext } from 'react'
import type { FormEngine } from './form-engine'

const FormEngineContext = createContext<FormEngine | null>(null)

export const FormEngineProvider = FormEngineContext.Provider

/** The form around, or null on a designer's canvas. */
export const useFormEngineIfAny = () => useContext(FormEngineContext)

/** The form around. @throws when there is none, which only a bug can cause. */
export function useFormEngine(): FormEngine {
  const engine = useFormEngineIfAny()
  if (!engine) throw new Error('A widget was drawn outside <FormRenderer>.')
  return engine
}

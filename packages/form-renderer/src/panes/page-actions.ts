/** What pages ask of the form around them: whether their fields are in order, and to lead to one that is not. */
import { createContext, useContext } from 'react'

export interface PageActions {
  /** Validates the visible fields of these models and shows what is wrong with them. @returns true when nothing is. */
  readonly validate: (models: readonly string[]) => Promise<boolean>
  /** @param anchor - id of the control, without the form's prefix. */
  readonly focus: (anchor: string) => void
}

const PageActionsContext = createContext<PageActions | null>(null)

export const PageActionsProvider = PageActionsContext.Provider

/** The actions of the form around. @throws when there is none, which only a bug can cause. */
export function usePageActions(): PageActions {
  const actions = useContext(PageActionsContext)
  if (!actions) throw new Error('A widget was drawn outside <FormRenderer>.')
  return actions
}

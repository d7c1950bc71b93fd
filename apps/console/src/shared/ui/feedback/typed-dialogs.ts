/** Whether a dialog stands open with something typed: whoever asks before a page is left asks for it, too. */
import { useEffect } from 'react'
import { create } from 'zustand'

const useTypedDialogs = create<{ readonly count: number }>(() => ({ count: 0 }))
const add = (step: 1 | -1) => useTypedDialogs.setState(({ count }) => ({ count: count + step }))

/** Of an open dialog. */
export function useTellTyped(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return undefined
    add(1)
    return () => add(-1)
  }, [isTyped])
}

/** Of the page around it. */
export function useIsDialogTyped(): boolean {
  return useTypedDialogs(({ count }) => count > 0)
}

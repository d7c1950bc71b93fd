/** Whether an open dialog holds something typed: leaving its page asks first, as for unsaved work of the page. */
import { useEffect } from 'react'
import { create } from 'zustand'

const useTypedDialogs = create<{ readonly count: number }>(() => ({ count: 0 }))
const add = (step: 1 | -1) => useTypedDialogs.setState(({ count }) => ({ count: count + step }))

/** For an open dialog: counts it while something is typed. */
export function useMarkDialogTyped(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return undefined
    add(1)
    return () => add(-1)
  }, [isTyped])
}

/** For the page around it. */
export function useIsDialogTyped(): boolean {
  return useTypedDialogs(({ count }) => count > 0)
}

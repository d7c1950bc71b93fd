/** Shows the host's list of issues whenever it is another one. */
import { useEffect, useRef } from 'react'
import type { FormIssue } from './server-issues'

const NONE: readonly FormIssue[] = []

export function useNewIssues(given: readonly FormIssue[] | null | undefined, show: (issues: readonly FormIssue[]) => void): void {
  const issues = given ?? NONE
  const shown = useRef(NONE)
  useEffect(() => {
    if (issues === shown.current) return
    shown.current = issues
    show(issues)
  })
}

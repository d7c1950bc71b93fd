/** The findings of reading a text, at their places, in the reader's language. Their code is loaded along with the editor. */
import type { ImportResult } from '@formwork/form-schema'
import { useEffect, useMemo, useState } from 'react'
import type { jsonFindings, refusalIn } from '../code/json-findings'
import { useMessages } from '../store/designer-context'
import type { EditorFinding } from './JsonEditor'

interface Code {
  readonly jsonFindings: typeof jsonFindings
  readonly refusalIn: typeof refusalIn
}

const NOTHING: readonly EditorFinding[] = []

export interface TextFindings {
  readonly findings: readonly EditorFinding[]
  /** Why the text is no JSON, and in which line; null for one that is, and until the code is there. */
  readonly unread: string | null
}

export function useTextFindings(text: string, result: ImportResult | null): TextFindings {
  const messages = useMessages()
  const [code, setCode] = useState<Code | null>(null)
  useEffect(() => {
    void import('../code/json-findings').then(setCode, () => undefined)
  }, [])
  return useMemo(() => {
    if (result === null || code === null) return { findings: NOTHING, unread: null }
    const findings = code.jsonFindings(text, result.report, messages)
    const isUnread = result.report.some((finding) => finding.code === 'json.invalid')
    const { line, reason } = code.refusalIn(text, findings)
    return { findings, unread: isUnread ? messages.code.unread(line, reason) : null }
  }, [text, result, code, messages])
}

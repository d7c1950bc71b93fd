/** Opens one document for editing: the stored one, an unsaved draft, or a new one; and starts over on request. */
import { useState } from 'react'
import { useExclusiveMutation } from '../http/use-exclusive-mutation'
import { dropDraft, type LocalDraft, readDraft } from './local-draft'

/** Where a restored draft started. */
export interface RestoredDraft {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly base: number | null
}

export interface OpenedDraft<Detail, Draft> {
  /** Another number starts the editor afresh. */
  readonly round: number
  /** What the server has; null for something new. */
  readonly detail: Detail | null
  readonly initial: Draft
  /** Set when `initial` was restored from this browser. */
  readonly restored: RestoredDraft | null
}

export interface DraftSource<Detail, Draft> {
  /** Null while loading. */
  readonly draftKey: string | null
  /** Undefined until the server has answered; null for something new. */
  readonly detail: Detail | null | undefined
  readonly parse: (kept: unknown) => Draft | null
  readonly initialOf: (detail: Detail | null) => Draft
  /** Loads again; null for something new. */
  readonly ask: () => Promise<Detail | null>
}

export function useOpenedDraft<Detail, Draft>({
  draftKey,
  detail,
  parse,
  initialOf,
  ask,
}: DraftSource<Detail, Draft>): {
  readonly opened: OpenedDraft<Detail, Draft> | null
  readonly startOver: () => void
} {
  const [opened, setOpened] = useState<OpenedDraft<Detail, Draft> | null>(null)
  const open = (stored: Detail | null, round: number, kept: LocalDraft<Draft> | null) =>
    setOpened({
      round,
      detail: stored,
      initial: kept === null ? initialOf(stored) : kept.draft,
      restored: kept && { at: kept.at, base: kept.base },
    })
  // Opened once, from a fresh answer: a later one must not replace what is being edited.
  if (opened === null && draftKey !== null && detail !== undefined) open(detail, 0, readDraft(draftKey, parse))
  const startOver = useExclusiveMutation(async (round: number) => {
    const stored = await ask()
    if (draftKey !== null) dropDraft(draftKey)
    open(stored, round, null)
  })
  return { opened, startOver: () => void startOver.run((opened?.round ?? 0) + 1) }
}

/** A run played on the process as it is edited now, and its position. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { useMemo } from 'react'
import type { ProcessForm } from '../forms/process-forms'
import { play, type Played, type Run } from './simulate'

export interface PlayedRun {
  /** Null while nothing is played. */
  readonly played: Played | null
  /** The ids of the nodes that hold a token. */
  readonly standsAt: ReadonlySet<string>
}

export function usePlayed(run: Run | null, definition: ProcessDefinition, forms: readonly ProcessForm[]): PlayedRun {
  return useMemo(() => {
    const played = run === null ? null : play(run, definition, forms)
    return { played, standsAt: new Set(played?.state?.tokens.map(({ nodeId }) => nodeId)) }
  }, [run, definition, forms])
}

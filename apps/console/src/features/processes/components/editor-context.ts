/** Gives the parts of one process editor their store and the names to show. */
import type { ProcessFinding } from '@formwork/workflow-core'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { FlowField } from '../conditions/flow-fields'
import type { RightsField } from '../rights/rights-fields'
import type { Marks } from '../versions/marks'
import type { EditorState, ProcessEditorStore } from '../editor-store'

export interface Named {
  readonly id: string
  readonly name: string
}

/** Two views of one definition. */
export type EditorView = 'list' | 'picture'

export interface EditorSurroundings {
  readonly store: ProcessEditorStore
  /** Fields of the bound form; empty without one. */
  readonly fields: readonly FlowField[]
  /** Fields of the bound form with the columns of its subforms. */
  readonly rightsFields: readonly RightsField[]
  /** Of the forms of the process, by id. */
  readonly formNames: ReadonlyMap<string, string>
  /** Forms whose saved draft differs from the version that publishing takes, by id: that version. */
  readonly formsBehind: ReadonlyMap<string, number>
  readonly findings: readonly ProcessFinding[]
  readonly peopleNames: ReadonlyMap<string, string>
  readonly roles: readonly Named[]
  readonly posts: readonly Named[]
  /** Every department, those below after the one above. */
  readonly departments: readonly Named[]
  readonly isReadOnly: boolean
  readonly view: EditorView
  /** What a comparison of versions marks. */
  readonly marks: Marks | null
  readonly onMarks: (marks: Marks | null) => void
  /** The script that is edited in a large window, by its node. */
  readonly largeScript: string | null
  readonly onLargeScript: (nodeId: string) => void
  /** Nodes that the played ticket is at; empty while none is played. */
  readonly standsAt: ReadonlySet<string>
}

export const EditorContext = createContext<EditorSurroundings | null>(null)

/** @throws outside of the editor (a bug of the caller). */
export function useEditor(): EditorSurroundings {
  const surroundings = useContext(EditorContext)
  if (surroundings === null) throw new Error('useEditor needs the process editor around it')
  return surroundings
}

export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditor().store, select)
}

/** What the top of the process editor shows and asks for, on a wide screen and on a phone. */
import type { FlowSelection } from '../flow/commands/edit-result'
import type { EditorView } from './editor-context'

export interface EditorHeaderProps {
  readonly publishedVersion: number | null
  /** The saved draft differs from what is published. */
  readonly hasUnpublishedChanges: boolean
  readonly isBusy: boolean
  /** The server has it already. */
  readonly isStored: boolean
  readonly onSave: () => void
  readonly onPublish: () => void
  readonly onGo: (target: FlowSelection) => void
  /** Leads to the name of the process. */
  readonly onName: () => void
  /** On a phone the settings are behind this. */
  readonly onOpenSettings: (() => void) | undefined
  readonly view: EditorView
  readonly onView: (view: EditorView) => void
  readonly isSimulating: boolean
  readonly onSimulate: () => void
}

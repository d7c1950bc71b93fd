/** The texts of what shows a form in other ways than the panel does. */
import type { CanvasFrame, FrameWidth } from '../store/canvas-frame'
import type { CodeView } from '../store/code-view'

export interface ViewMessages {
  readonly save: {
    readonly action: string
    /** On the button where there is nothing to save. */
    readonly saved: string
    readonly done: string
    readonly failed: (reason: string) => string
  }
  readonly code: {
    readonly label: string
    readonly open: string
    readonly close: string
    readonly editor: string
    readonly views: Readonly<Record<CodeView, string>>
    readonly copy: string
    readonly inStep: string
    readonly refused: (line: number, why: string) => string
    /** Of a text that is to be imported. */
    readonly unread: (line: number, why: string) => string
    /** Where a text is no JSON: what stands there; empty at its end. */
    readonly unexpected: (found: string) => string
    readonly notSaved: (line: number, why: string) => string
  }
  readonly frame: {
    readonly label: string
    readonly width: string
    readonly widths: Readonly<Record<FrameWidth, string>>
    readonly zoom: string
    readonly zoomFit: string
    readonly schemes: Readonly<Record<CanvasFrame['scheme'], string>>
  }
}

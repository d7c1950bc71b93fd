/** Edits a form: the public names of the designer. */
export { FormDesigner } from './FormDesigner'
export type { DesignerPanelProps, DesignerPanels } from './host/designer-panels'
export type { FormDesignerHandle, FormDesignerProps, RebaseResult } from './host/designer-props'
export type { DesignerWords } from './host/designer-words'
export type { ReplayConflict } from './replay/replay'
export type { PreviewProps } from './store/designer-context'
export type { DesignerToolbar } from './toolbar/Toolbar'

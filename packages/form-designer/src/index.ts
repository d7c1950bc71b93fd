/** Edits a form: the public names of the designer. */
export { FormDesigner, type FormDesignerHandle, type FormDesignerProps } from './FormDesigner'
export type { PreviewProps } from './store/designer-context'
export type { DesignerToolbar } from './toolbar/Toolbar'

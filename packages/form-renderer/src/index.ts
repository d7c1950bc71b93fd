/** Fills a form: the public names of the renderer. */
export type { CustomAreaProps, CustomAreas } from './custom-areas'
export { FormDataError } from './form-data-error'
export { FormRenderer } from './FormRenderer'
export type { FormRendererHandle, FormRendererProps, FormState } from './form-renderer-props'
export { type FieldLabels, type FormLabels, withLabels } from './labels'
export type { RendererMessages } from './messages/renderer-messages'
export type { FormIssue } from './refusals'
export type {
  EmptyStateSlotProps,
  ErrorSlotProps,
  FieldSlotProps,
  HelpSlotProps,
  LabelSlotProps,
  RendererSlots,
  RowActionsSlotProps,
  SummaryLine,
  SummarySlotProps,
} from './slots'
export type { RemoteAnswer, RemoteFunction, RemoteFunctions, RemotePage, RemoteRequest } from './sources/remote-function'
export { type FormToSend, sendForm, type SendContext, type SentForm } from './uploads/send-form'
export type { UploadContext, UploadedFile, UploadField, UploadRefusal, UploadSettings } from './uploads/upload-settings'
export { WidgetFace, type WidgetFaceProps } from './WidgetFace'
export type { RendererMode, WidgetComponent, WidgetComponents, WidgetProps } from './widget-props'
export { widgetComponents } from './widgets/index'

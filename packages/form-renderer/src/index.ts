/** Fills a form: the public names of the renderer. */
export type { CustomAreaProps, CustomAreas } from './api/custom-areas'
export { FormDataError } from './api/form-data-error'
export type { FormErrorContext } from './api/form-error-context'
export { FormRenderer } from './form/FormRenderer'
export type {
  EnteredValues,
  FormLook,
  FormRendererComponent,
  FormRendererHandle,
  FormRendererProps,
  FormState,
} from './api/form-renderer-props'
export { type FieldLabels, type FormLabels, withLabels } from './api/labels'
export type { RendererMessages } from './messages/renderer-messages'
export { FormActions, type FormActionsProps } from './submit/FormActions'
export { useFormState } from './submit/form-state'
export type { FormLanguage } from './languages/form-language'
export type { FormIssue } from './submit/server-issues'
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
} from './api/slots'
export type { FetchedAnswer } from './sources/fetch-entries'
export type { SourceProblem } from './sources/source-problem'
export { tryRequest } from './sources/try-request'
export type { RemoteAnswer, RemoteFunction, RemoteFunctions, RemotePage, RemoteRequest } from './sources/remote-function'
export { type FormToSend, sendForm, type SendContext, type SentForm } from './uploads/send-form'
export type { UploadContext, UploadedFile, UploadLimits, UploadField, UploadRefusal, UploadSettings } from './uploads/upload-settings'
export { FormFace, type FormFaceProps } from './field/FormFace'
export { WidgetFace, type WidgetFaceProps } from './field/WidgetFace'
export type { HostComponents, RendererMode, WidgetComponent, WidgetComponents, WidgetProps } from './api/widget-props'
export { widgetComponents } from './widgets/index'

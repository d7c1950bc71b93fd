/** The larger widgets in a browser: each a chunk of its own that is asked for when a form has one. */
import type { WidgetType } from '@formwork/form-schema'
import type { ChoiceComboProps } from '../../combobox/ChoiceCombo'
import { addStyles } from '../../css/page-styles'
import { Failure, type NamedWidget, useReport } from '../../field/ErrorBoundary'
import { CONTROL_SKELETON, FORM_SKELETON } from '../../loading/skeletons'
import { preloading, type MissingProps, lazyPart } from '../../loading/lazy-part'
import type { RowsCodeProps } from '../../rows/RowsCode'
import type { SubmitFeedbackProps } from '../../submit/SubmitFeedback'
import type { WidgetComponent, WidgetProps } from '../../api/widget-props'

/** Beside their code, so that none of them is drawn without its styles. */
async function withStyles<T>(code: Promise<T>): Promise<T> {
  // The bundler makes the default export of an `?inline` import.
  // oxlint-disable-next-line import/default
  const [loaded, { default: styles }] = await Promise.all([code, import('../../larger.css?inline')])
  addStyles(styles)
  return loaded
}

const larger = <T extends WidgetType>(load: () => Promise<WidgetComponent<T>>) =>
  lazyPart<WidgetProps<T>>({ load: () => withStyles(load()), Missing: NotLoaded, waiting: CONTROL_SKELETON })

function NotLoaded(props: { readonly widget: NamedWidget } & MissingProps) {
  return <Failure {...props} where="code" />
}

function NotShown({ caught }: MissingProps) {
  useReport(caught, 'code')
  return null
}

export const CardWidget = larger<'card'>(async () => (await import('../layout/card')).CardWidget)
export const CascaderWidget = larger<'cascader'>(async () => (await import('../cascader')).CascaderWidget)
export const ChoiceCombo = lazyPart<ChoiceComboProps>({
  load: async () => (await withStyles(import('../../combobox/ChoiceCombo'))).ChoiceCombo,
  Missing: NotLoaded,
  waiting: CONTROL_SKELETON,
})
export const CollapseWidget = larger<'collapse'>(async () => (await import('../layout/collapse')).CollapseWidget)
export const ColorWidget = larger<'color'>(async () => (await import('../color')).ColorWidget)
export const DateWidget = larger<'date'>(async () => (await import('../date')).DateWidget)
export const EditorWidget = larger<'editor'>(async () => (await import('../editor')).EditorWidget)
export const FileWidget = larger<'file'>(async () => (await import('../file')).FileWidget)
export const ImguploadWidget = larger<'imgupload'>(async () => (await import('../imgupload')).ImguploadWidget)
export const RowsCode = lazyPart<RowsCodeProps>({
  // The widget too, and what its rows hold: a form that waits once shall not wait again.
  load: async () => (await Promise.all([withStyles(import('../../rows/RowsCode')), preloading()]))[0].RowsCode,
  Missing: ({ children, ...failed }) => children(null, failed),
  waiting: FORM_SKELETON,
})
export const RateWidget = larger<'rate'>(async () => (await import('../rate')).RateWidget)
export const SliderWidget = larger<'slider'>(async () => (await import('../slider')).SliderWidget)
export const SourcedCheckbox = larger<'checkbox'>(async () => (await import('../sourced/checkbox')).SourcedCheckbox)
export const SourcedRadio = larger<'radio'>(async () => (await import('../sourced/radio')).SourcedRadio)
export const SourcedSelect = larger<'select'>(async () => (await import('../sourced/select')).SourcedSelect)
export const SubmitFeedback = lazyPart<SubmitFeedbackProps>({
  load: async () => (await import('../../submit/SubmitFeedback')).SubmitFeedback,
  // The problems stand at their fields as well.
  Missing: NotShown,
  waiting: null,
})
export const StepsWidget = larger<'steps'>(async () => (await import('../layout/steps')).StepsWidget)
export const SubformWidget = larger<'subform'>(async () => (await import('../../rows/RowsCode')).SubformWidget)
export const TabsWidget = larger<'tabs'>(async () => (await import('../layout/tabs')).TabsWidget)
export const TimeWidget = larger<'time'>(async () => (await import('../time')).TimeWidget)

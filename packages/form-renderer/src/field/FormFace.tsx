/** The frame of a form without the form: a designer's canvas puts its own things between the widgets that it draws in it. */
import type { FormConfig, LanguageTag } from '@formwork/form-schema'
import { type ReactNode, useCallback, useId, useMemo } from 'react'
import type { RendererSlots } from '../api/slots'
import type { HostComponents } from '../api/widget-props'
import { styleRootOf } from '../css/page-styles'
import { useCss } from '../css/use-css'
import { formClasses, formStyle } from '../form/form-classes'
import { type RenderSettings, RenderSettingsProvider } from '../form/render-settings'
import { canonicalTag, messagesFor } from '../messages/messages-for'
import type { RendererMessages } from '../messages/renderer-messages'
import { useHydrating } from '../performance/use-hydrating'
import { widgetComponents } from '../widgets/index'

/**
 * Props of {@link FormFace}.
 *
 * @example const props: FormFaceProps = { config: form.config, locale: 'en', children: <WidgetFace widget={widget} /> }
 */
export interface FormFaceProps {
  /** The form's settings: label position, label width, size and class. */
  readonly config: FormConfig
  /** Language of our own texts, as of a form: any BCP 47 tag, `zh-CN` by default. */
  readonly locale?: LanguageTag | undefined
  /** Texts of ours that the host says differently. */
  readonly messages?: Partial<RendererMessages> | undefined
  /** Components in place of the built-in ones, by widget type, and for types of the host's own. */
  readonly components?: HostComponents | undefined
  /** The host's labels, tips and errors, as of a form. */
  readonly slots?: RendererSlots | undefined
  /** Widgets as {@link WidgetFace} draws them, and whatever stands around them. */
  readonly children: ReactNode
}

const NO_COMPONENTS: HostComponents = {}
const NO_REMOTE_FUNCTIONS = {}
const NO_SLOTS: RendererSlots = {}
const NO_UPLOAD = {}
const NO_AREAS = {}
const ignore = () => undefined

/**
 * Lays widgets out as a form does: the same labels, gaps and columns, and the same turn to labels on top where it is narrow. It has no values
 * and asks no source.
 *
 * @returns the element of a form with `children` in it.
 * @example
 * <FormFace config={form.config} locale="en">
 *   {form.list.map((widget) => <WidgetFace key={widget.key} widget={widget} />)}
 * </FormFace>
 */
export function FormFace({
  config,
  locale: asked,
  messages: overrides,
  components = NO_COMPONENTS,
  slots = NO_SLOTS,
  children,
}: FormFaceProps) {
  const idPrefix = useId()
  const locale = useMemo(() => canonicalTag(asked), [asked])
  const isHydrated = useHydrating()
  const settings = useMemo<RenderSettings>(
    () => ({
      config,
      mode: 'edit',
      disabled: false,
      locale,
      messages: messagesFor(locale, overrides),
      ruleMessages: undefined,
      components: { ...widgetComponents, ...components },
      customAreas: NO_AREAS,
      slots,
      remoteFunctions: NO_REMOTE_FUNCTIONS,
      sources: null,
      upload: NO_UPLOAD,
      report: ignore,
      isHydrated,
      enteredEarly: null,
      idPrefix,
    }),
    [config, locale, overrides, components, slots, isHydrated, idPrefix],
  )
  const styled = useCss(formStyle(config))
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) styleRootOf(element)
      styled(element)
    },
    [styled],
  )
  return (
    <RenderSettingsProvider value={settings}>
      <div ref={attach} className={formClasses(config, 'edit')} lang={locale}>
        <div className="fw-body">{children}</div>
      </div>
    </RenderSettingsProvider>
  )
}

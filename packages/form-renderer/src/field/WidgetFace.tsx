/** One widget as it looks in a form, for a designer's canvas: with its default value, without a form, inert. */
import { behaviourOf, type FormConfig, type LanguageTag, type Widget } from '@formwork/form-schema'
import { useCallback, useId, useMemo } from 'react'
import { type RenderSettings, RenderSettingsProvider } from '../form/render-settings'
import { formClasses, formStyle } from '../form/form-classes'
import { canonicalTag, messagesFor } from '../messages/messages-for'
import type { RendererMessages } from '../messages/renderer-messages'
import { styleRootOf } from '../css/page-styles'
import { useCss } from '../css/use-css'
import { useHydrating } from '../performance/use-hydrating'
import type { HostComponents } from '../api/widget-props'
import { WidgetView } from '../performance/inlined/WidgetView'
import { widgetComponents } from '../widgets/index'
import { UnknownPlaceholder } from '../widgets/layout/unknown'

/**
 * Props of {@link WidgetFace}.
 *
 * @example const props: WidgetFaceProps = { widget, config: form.config, locale: 'en' }
 */
export interface WidgetFaceProps {
  /** The widget, of a known type or not. */
  readonly widget: Widget
  /** The form's settings: label position, label width and size. */
  readonly config: FormConfig
  /** Language of our own texts, as of a form: any BCP 47 tag, `zh-CN` by default. */
  readonly locale?: LanguageTag | undefined
  /** Texts of ours that the host says differently. */
  readonly messages?: Partial<RendererMessages> | undefined
  /** Components in place of the built-in ones, by widget type, and for types of the host's own. */
  readonly components?: HostComponents | undefined
}

const NO_COMPONENTS: HostComponents = {}
const NO_REMOTE_FUNCTIONS = {}
const NO_SLOTS = {}
const NO_UPLOAD = {}
const NO_AREAS = {}
const ignore = () => undefined

/**
 * Draws one widget with inert handlers. It takes no focus and no clicks, so a canvas can select and drag what is around it.
 *
 * @returns the widget as it looks in a form, in an `inert` element.
 * @example <WidgetFace widget={widget} config={form.config} locale="en" />
 */
export function WidgetFace({ widget, config, locale: asked, messages: overrides, components = NO_COMPONENTS }: WidgetFaceProps) {
  const idPrefix = useId()
  const locale = canonicalTag(asked)
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
      slots: NO_SLOTS,
      remoteFunctions: NO_REMOTE_FUNCTIONS,
      sources: null,
      upload: NO_UPLOAD,
      report: ignore,
      isHydrated,
      enteredEarly: null,
      idPrefix,
    }),
    [config, locale, overrides, components, isHydrated, idPrefix],
  )
  // As an attribute set by hand: React 18 and 19 disagree on the property.
  const styled = useCss(formStyle(config))
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) styleRootOf(element)
      element?.setAttribute('inert', '')
      styled(element)
    },
    [styled],
  )
  return (
    <RenderSettingsProvider value={settings}>
      <div ref={attach} className={`${formClasses(config, 'edit')} fw-face`} lang={locale}>
        <div className="fw-body">
          <Face widget={widget} />
        </div>
      </div>
    </RenderSettingsProvider>
  )
}

function Face({ widget }: { readonly widget: Widget }) {
  if (widget.type === 'unknown') return <UnknownPlaceholder widget={widget} renderWidgets={renderFaces} />
  return <WidgetView widget={widget} value={behaviourOf(widget).defaultValue(widget.options)} renderWidgets={renderFaces} />
}

const renderFaces = (widgets: readonly Widget[]) => widgets.map((widget) => <Face key={widget.key} widget={widget} />)

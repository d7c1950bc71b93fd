/** What is the same for every widget of a form, handed down without props. */
import type { FormConfig, Locale } from '@formwork/form-schema'
import { createContext, useContext } from 'react'
import type { RendererMessages } from './messages/renderer-messages'
import type { RendererSlots } from './slots'
import type { RendererMode, WidgetComponents } from './widget-props'

/** What a remote function is told: `signal` aborts when the field leaves the page or a retry starts. */
export interface RemoteRequest {
  readonly signal: AbortSignal
  readonly model: string
}

/** A host function behind `remote: true`: answers a list of entries that the widget's `props` map to value and label. */
export type RemoteFunction = (request: RemoteRequest) => Promise<readonly unknown[]> | readonly unknown[]

/** Host functions by the name that `options.remoteFunc` holds. */
export type RemoteFunctions = Readonly<Record<string, RemoteFunction>>

export interface RenderSettings {
  readonly config: FormConfig
  readonly mode: RendererMode
  readonly disabled: boolean
  readonly locale: Locale
  readonly messages: RendererMessages
  readonly components: Partial<WidgetComponents>
  readonly slots: RendererSlots
  readonly remoteFunctions: RemoteFunctions
  /** Prefix of every id in this form: two forms on a page never share one. */
  readonly idPrefix: string
}

const RenderSettingsContext = createContext<RenderSettings | null>(null)

export const RenderSettingsProvider = RenderSettingsContext.Provider

/** The settings of the form around. @throws when there is none, which only a bug can cause. */
export function useRenderSettings(): RenderSettings {
  const settings = useContext(RenderSettingsContext)
  if (!settings) throw new Error('A widget was drawn outside <FormRenderer> and <WidgetFace>.')
  return settings
}

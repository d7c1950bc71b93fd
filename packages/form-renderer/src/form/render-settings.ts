/** The context that every widget of a form reads. */
import type { FormConfig, ValuesContext } from '@formwork/form-schema'
import { createContext, useContext } from 'react'
import type { CustomAreas } from '../api/custom-areas'
import type { EarlyInput } from '../loading/use-early-input'
import type { FirstMessages } from '../messages/messages-for'
import type { RendererSlots } from '../api/slots'
import type { RemoteFunctions } from '../sources/remote-function'
import type { SourceOwner } from '../sources/source-owner'
import type { UploadSettings } from '../uploads/upload-settings'
import type { ReportError } from '../api/form-error-context'
import type { AnyComponent, RendererMode } from '../api/widget-props'

/** Components by widget type; which props each of them takes is checked where a host hands them over. */
export type DrawnComponents = Readonly<Record<string, AnyComponent>>

export interface RenderSettings {
  readonly config: FormConfig
  readonly mode: RendererMode
  readonly disabled: boolean
  /** A valid BCP 47 tag, which need not be one of ours. */
  readonly locale: string
  /** Those of the larger widgets come with these: see `useLargerMessages`. */
  readonly messages: FirstMessages
  /** The host's words for rules, for what a widget refuses by itself. */
  readonly ruleMessages: ValuesContext['ruleMessages']
  /** The host's components over the built-in ones. */
  readonly components: DrawnComponents
  readonly customAreas: CustomAreas
  readonly slots: RendererSlots
  readonly remoteFunctions: RemoteFunctions
  /** Null where nothing is asked: on a designer's canvas. */
  readonly sources: SourceOwner | null
  readonly upload: UploadSettings
  readonly report: ReportError
  /** True on a server, and for a form that hydrates its markup. */
  readonly isHydrated: boolean
  /** Null where nothing is hydrated. */
  readonly enteredEarly: EarlyInput | null
  /** Prefix of every id in this form: two forms on a page never share one. */
  readonly idPrefix: string
}

/** For classes; functions call {@link useRenderSettings}. */
export const RenderSettingsContext = createContext<RenderSettings | null>(null)

export const RenderSettingsProvider = RenderSettingsContext.Provider

/** The settings of the form around. @throws when there is none, which only a bug can cause. */
export function useRenderSettings(): RenderSettings {
  const settings = useContext(RenderSettingsContext)
  if (!settings) throw new Error('A widget was drawn outside <FormRenderer>.')
  return settings
}

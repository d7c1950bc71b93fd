/** What every pane of one mounted designer shares. */
import type { FormRendererProps, HostComponents } from '@formwork/form-renderer'
import type { LanguageTag, WidgetDefinitions } from '@formwork/form-schema'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { DesignerMessages } from '../messages/designer-messages'
import type { DesignerBlocks, DesignerFavourites } from '../host/designer-library'
import type { DesignerTests } from '../tests/form-tests'
import type { DesignerSheets } from '../languages/designer-sheets'
import type { DesignerPanels } from '../host/designer-panels'
import type { DesignerStore } from './create-designer-store'
import type { DesignerStoreState } from './designer-state'

/**
 * What a host gives the form in the preview.
 *
 * @example const preview: PreviewProps = { remoteFunctions, upload, customAreas }
 */
export type PreviewProps = Pick<FormRendererProps, 'components' | 'customAreas' | 'messages' | 'remoteFunctions' | 'slots' | 'upload'>

export interface DesignerContextValue {
  readonly store: DesignerStore
  readonly newKey: () => string
  readonly locale: LanguageTag | undefined
  readonly messages: DesignerMessages
  readonly preview: PreviewProps
  /** Components that draw a widget on the canvas, by its type, where the form's own will not do. */
  readonly faces: HostComponents | undefined
  /** Parts of the panel that the host draws, by type. */
  readonly panels: DesignerPanels | undefined
  /** Blocks that the host keeps; none where it does not. */
  readonly blocks: DesignerBlocks | undefined
  readonly favourites: DesignerFavourites | undefined
  /** The types that the palette offers; all of `widgets` where none is given. */
  readonly palette: readonly string[] | undefined
  /** The tests of the form, where the host keeps some. */
  readonly tests: DesignerTests | undefined
  /** Reads and writes spreadsheets, where the host can. */
  readonly sheets: DesignerSheets | undefined
  /** The widget types that are known. */
  readonly widgets: WidgetDefinitions
  /** The nonce CodeMirror puts on the style sheets it adds, where the page's policy requires one. */
  readonly cspNonce: string | undefined
}

export const DesignerContext = createContext<DesignerContextValue | null>(null)

/** @throws {Error} outside `<FormDesigner>`: a mistake in our own tree. */
export function useDesigner(): DesignerContextValue {
  const value = useContext(DesignerContext)
  if (value === null) throw new Error('A designer pane was rendered outside <FormDesigner>.')
  return value
}

/** One narrow look into the store; the component renders again only when the answer changes. */
export function useDesignerStore<T>(select: (state: DesignerStoreState) => T): T {
  return useStore(useDesigner().store, select)
}

export function useMessages(): DesignerMessages {
  return useDesigner().messages
}

/** The props of a host's part of the property panel. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import type { ComponentType } from 'react'

/**
 * Props of a host's part of the panel.
 *
 * @example const Letters = ({ widget, setOption }: DesignerPanelProps) => <button onClick={() => setOption('letters', 3)}>3</button>
 */
export interface DesignerPanelProps {
  /** The selected widget, as it is now. */
  readonly widget: AnyKnownWidget
  /**
   * Changes one option, as a step that can be undone.
   *
   * @returns false when nothing was changed: the type has no such option, or it has this value already
   */
  readonly setOption: (option: string, value: unknown) => boolean
}

/** Parts of the panel by type. */
export type DesignerPanels = Readonly<Record<string, ComponentType<DesignerPanelProps>>>

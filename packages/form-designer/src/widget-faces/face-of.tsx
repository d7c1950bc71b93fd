/** The face of a widget on the sheet: what the renderer draws, but for the few types that differ here. */
import { type Widget, type WidgetType } from '@formwork/form-schema'
import type { ComponentType } from 'react'
import { GridFace } from './grid'
import { PlainFace } from './plain'
import { UnknownFace } from './unknown'

export interface FaceProps {
  readonly widget: Widget
}

const faces: Readonly<Partial<Record<WidgetType | 'unknown', ComponentType<FaceProps>>>> = { grid: GridFace, unknown: UnknownFace }

export function faceOf(type: Widget['type']): ComponentType<FaceProps> {
  return faces[type] ?? PlainFace
}

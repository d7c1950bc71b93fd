/** Small forms and designers for tests. */
import {
  createForm,
  createWidget,
  type FormDefinition,
  type Widget,
  widgetDefinitions,
  type WidgetOf,
  type WidgetType,
} from '@formwork/form-schema'
import { messagesFor } from '../messages/messages-for'
import { createDesignerStore } from '../store/create-designer-store'
import type { DesignerContextValue } from '../store/designer-context'

/** Keys `k1`, `k2`, … */
export function countingKeys(prefix = 'k'): () => string {
  let count = 0
  return () => {
    count += 1
    return `${prefix}${count}`
  }
}

export function widgetOf<T extends WidgetType>(type: T, key: string, change: Partial<WidgetOf<T>> = {}): WidgetOf<T> {
  return { ...createWidget(type, { newKey: () => key }), name: key, ...change }
}

export function gridOf(key: string, ...columns: readonly (readonly Widget[])[]): WidgetOf<'grid'> {
  return widgetOf('grid', key, { columns: columns.map((list) => ({ span: 12, list, extras: {} })) })
}

/** Tabs with a pane for each title. */
export function tabsOf(key: string, panes: Readonly<Record<string, readonly Widget[]>>): WidgetOf<'tabs'> {
  return widgetOf('tabs', key, { columns: Object.entries(panes).map(([title, list]) => ({ span: 24, title, list, extras: {} })) })
}

export function formOfWidgets(...list: readonly Widget[]): FormDefinition {
  return { ...createForm(), list }
}

/** A designer without a page around it. `clock` is the time its history sees. */
export function designerOf(form: FormDefinition, clock: { now: number } = { now: 0 }): DesignerContextValue {
  return {
    store: createDesignerStore({ form, now: () => clock.now }),
    newKey: countingKeys('new'),
    locale: 'zh-CN',
    messages: messagesFor('zh-CN'),
    cspNonce: undefined,
    preview: {},
    faces: undefined,
    panels: undefined,
    palette: undefined,
    blocks: undefined,
    favourites: undefined,
    tests: undefined,
    sheets: undefined,
    widgets: widgetDefinitions,
  }
}

export function rootKeys(designer: DesignerContextValue): readonly string[] {
  return designer.store.getState().document.root
}

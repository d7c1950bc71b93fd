/** The part of bpmn-moddle that is used here. The library describes its elements, but not its entry. */
declare module 'bpmn-moddle' {
  export interface ModdleWarning {
    readonly message: string
    readonly error?: Error
    readonly property?: string
    readonly value?: unknown
    readonly element?: unknown
  }
  export class BpmnModdle {
    create(type: string, properties?: Readonly<Record<string, unknown>>): object
    createAny(name: string, namespace: string, properties?: Readonly<Record<string, unknown>>): object
    fromXML(xml: string): Promise<{ readonly rootElement: unknown; readonly warnings: readonly ModdleWarning[] }>
    toXML(element: object, options?: { readonly format?: boolean }): Promise<{ readonly xml: string }>
  }
}

/** Fills the `{name}` places of a text; a place without a value stays visible. */
export function fillTemplate(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : place))
}

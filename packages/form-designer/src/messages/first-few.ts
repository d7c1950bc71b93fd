/** The first few of many names, and how many more there are. */
const FEW = 3

export function firstFew(names: readonly string[], separator: string, more: (count: number) => string): string {
  const shown = names.slice(0, FEW)
  return [...shown, ...(names.length > FEW ? [more(names.length - FEW)] : [])].join(separator)
}

/** Whether one of several texts holds what is searched for; an empty search finds everything. */
export function holds(query: string, texts: readonly string[]): boolean {
  const wanted = query.trim().toLowerCase()
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted))
}

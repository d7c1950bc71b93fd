/** Runs in a page of the console: goes to an address as its links do, without loading the page again. */
export function goTo(url: string): void {
  const state: unknown = history.state
  const before = typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
  // A page that may ask before it is left needs the router's own number of each entry.
  history.pushState({ usr: null, key: 'default', idx: before + 1 }, '', url)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/** Runs in a page of the console: goes to an address as its links do, without loading the page again. */
export function goTo(url: string): void {
  history.pushState(null, '', url)
  dispatchEvent(new PopStateEvent('popstate'))
}

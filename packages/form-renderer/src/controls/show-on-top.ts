/** Shows a panel in the browser's top layer; in the page where there is none, as in old browsers and in the DOM that tests of a host run in. */
export function showOnTop(panel: HTMLElement): void {
  if (typeof panel.showPopover === 'function') panel.showPopover()
  // The styles for popovers hide one that is not open.
  else panel.removeAttribute('popover')
}

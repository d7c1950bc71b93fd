/**
 * In tests of components with MUI stylesheets are not applied: for each element that axe or a query by role looks at, happy-dom matches every rule with every ancestor, a
 * quarter of the time of these tests (ADR 0066). What is hidden from people is hidden by an attribute or an inline style, or the test does not see it; what styles make of a
 * page is looked at in a browser (`e2e/`). A test that is about styles sets `data-styled` on the root element.
 */
const own = Object.getOwnPropertyDescriptor(HTMLStyleElement.prototype, 'sheet')
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', {
  ...own,
  get() {
    return this.ownerDocument.documentElement.hasAttribute('data-styled') ? own?.get?.call(this) : null
  },
})

/** How pages of the menu are found; spec 9. */
export const SEARCH_OPTIONS = {
  threshold: 0.4,
  ignoreLocation: true,
  keys: [
    { name: 'title', weight: 0.7 },
    { name: 'path', weight: 0.3 },
  ],
}

/** The square with the icon of a step, in the list and in the picture alike. */
export const STEP_SIGN = {
  width: 28,
  height: 28,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '6px',
  color: 'text.secondary',
  bgcolor: 'background.sunken',
} as const

/** Icons of the console and of the designer: outlined, on a 24-unit square with a line of 1.6, each one path. Drawn for this product. */
export const COMMON_ICONS = {
  language: 'M4 6h9M8.5 4v2M11 6c-.8 3.5-3.2 6-6.5 7.5M6.5 9c1 2 2.8 3.5 5 4.3M12.5 20l4-9.5L20.5 20M14 17h5',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  errorCircle: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v5M12 15.8h.01',
  catalogue: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 16.5h6M16.5 13.5v6',
  chevronDown: 'M6.5 9.5 12 15l5.5-5.5',
  more: 'M6 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM12 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM18 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17.5 19.5 7',
  warning: 'M12 4.5 21 19.5H3zM12 10v4.5M12 17h.01',
  info: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 11v5M12 8.2h.01',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2',
  code: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5M13.2 5.5l-2.4 13',
  undo: 'M8.5 5.5L5 9l3.5 3.5M5 9h9a5 5 0 0 1 0 10h-4',
} as const

/** What every icon's `<svg>` has; size and name are its place's. */
export const OUTLINED = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  focusable: 'false',
} as const

/** The designer's icons: one outlined set on a 24-unit square, drawn with a 1.6-unit line. */

/** Widget icons are named by the slug in their definition's palette entry, so a new widget names its icon there. */
export const glyphs = {
  input: ['M4 8h16v8H4z', 'M7.5 10.5v3', 'M11 12h5'],
  textarea: ['M4 5h16v14H4z', 'M7.5 9h9', 'M7.5 12.5h9', 'M7.5 16H12'],
  number: ['M4 7h16v10H4z', 'M15 7v10', 'M15 12h5', 'M8 10l1.5-1v6'],
  radio: ['M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16', 'M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5'],
  checkbox: ['M4.5 4.5h15v15h-15z', 'M8 12.2l2.8 2.8L16 9.5'],
  date: ['M4 6h16v14H4z', 'M4 10.5h16', 'M8 3.5V8', 'M16 3.5V8'],
  select: ['M4 7h16v10H4z', 'M13.5 10.8l2 2.2 2-2.2', 'M7 12h4'],
  switch: ['M8.5 7h7a5 5 0 0 1 0 10h-7a5 5 0 0 1 0-10', 'M15.5 9.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6'],
  text: ['M5 6.5V5h14v1.5', 'M12 5v14', 'M9.5 19h5'],
  time: ['M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16', 'M12 7.5V12l3 2'],
  rate: ['M12 4l2.4 5 5.4.8-3.9 3.9.9 5.5-4.8-2.6-4.8 2.6.9-5.5L4.2 9.8 9.6 9z'],
  color: ['M12 4.5c3 3.6 5 6.2 5 9a5 5 0 0 1-10 0c0-2.8 2-5.4 5-9z', 'M9.8 14a2.3 2.3 0 0 0 2.2 2.2'],
  slider: ['M4 12h4', 'M13 12h7', 'M10.5 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5'],
  blank: ['M4.5 8V4.5H8', 'M16 4.5h3.5V8', 'M19.5 16v3.5H16', 'M8 19.5H4.5V16', 'M12 9.5v5', 'M9.5 12h5'],
  imgupload: ['M4 5h16v14H4z', 'M4.5 16.5l4.5-4.5 3.5 3.5 2.5-2.5 4.5 4.5', 'M15.5 8a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4'],
  editor: ['M4 5h16v14H4z', 'M7.5 9h5', 'M7.5 12h9', 'M7.5 15h7', 'M15 9h1.5'],
  cascader: ['M4 5h6v4H4z', 'M14 10h6v4h-6z', 'M14 16h6v4h-6z', 'M7 9v9h7', 'M7 12h7'],
  subform: ['M4 5h16v14H4z', 'M4 9.5h16', 'M4 14h16', 'M10 9.5V19'],
  divider: ['M4 12h16', 'M7 6.5h10', 'M7 17.5h10'],
  grid: ['M4 5h16v14H4z', 'M12 5v14'],
  unknown: ['M4.5 4.5h15v15h-15z', 'M9.8 9.8a2.3 2.3 0 1 1 3.3 2.1c-.8.4-1.1.9-1.1 1.7', 'M12 16.2v.3'],
  undo: ['M8.5 5.5L5 9l3.5 3.5', 'M5 9h9a5 5 0 0 1 0 10h-4'],
  redo: ['M15.5 5.5L19 9l-3.5 3.5', 'M19 9h-9a5 5 0 0 0 0 10h4'],
  import: ['M12 4v10', 'M8.5 10.5L12 14l3.5-3.5', 'M5 15v4h14v-4'],
  clear: ['M5 7h14', 'M9.5 7V4.5h5V7', 'M7 7l.8 12.5h8.4L17 7', 'M10.5 11v5', 'M13.5 11v5'],
  preview: [
    'M2.5 12C5 7.8 8.3 5.8 12 5.8s7 2 9.5 6.2c-2.5 4.2-5.8 6.2-9.5 6.2S5 16.2 2.5 12z',
    'M12 9.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2',
  ],
  json: [
    'M9 4.5H8a2.5 2.5 0 0 0-2.5 2.5v2.5L4 12l1.5 2.5V17A2.5 2.5 0 0 0 8 19.5h1',
    'M15 4.5h1A2.5 2.5 0 0 1 18.5 7v2.5L20 12l-1.5 2.5V17a2.5 2.5 0 0 1-2.5 2.5h-1',
  ],
  code: ['M8.5 7.5L4 12l4.5 4.5', 'M15.5 7.5L20 12l-4.5 4.5', 'M13.2 5.5l-2.4 13'],
  drag: ['M12 3.5v17', 'M3.5 12h17', 'M9.5 6L12 3.5 14.5 6', 'M9.5 18l2.5 2.5 2.5-2.5', 'M6 9.5L3.5 12 6 14.5', 'M18 9.5l2.5 2.5-2.5 2.5'],
  copy: ['M8.5 8.5h11v11h-11z', 'M15.5 8.5v-4h-11v11h4'],
  delete: ['M5 7h14', 'M9.5 7V4.5h5V7', 'M7 7l.8 12.5h8.4L17 7'],
  more: ['M5.5 12h.01', 'M12 12h.01', 'M18.5 12h.01'],
  up: ['M6 14.5l6-6 6 6'],
  down: ['M6 9.5l6 6 6-6'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  add: ['M12 5v14', 'M5 12h14'],
  search: ['M11 5a6 6 0 1 0 0 12a6 6 0 1 0 0-12', 'M15.5 15.5L20 20'],
  components: ['M4.5 4.5h6v6h-6z', 'M13.5 4.5h6v6h-6z', 'M4.5 13.5h6v6h-6z', 'M16.5 13.5v6', 'M13.5 16.5h6'],
  properties: [
    'M4 7h9',
    'M17 7h3',
    'M4 17h3',
    'M11 17h9',
    'M15 4.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4',
    'M9 14.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4',
  ],
  condition: ['M6 4v9a4 4 0 0 0 4 4h8', 'M15 13.5l3.5 3.5-3.5 3.5', 'M6 8h8a4 4 0 0 0 4-4'],
  file: ['M6.5 3.5h8l4 4v13h-12z', 'M14.5 3.5v4h4'],
  warning: ['M12 4.5l8.5 15h-17z', 'M12 10v4.5', 'M12 17v.01'],
  error: ['M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16', 'M12 8v5', 'M12 16v.01'],
  info: ['M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16', 'M12 11v5', 'M12 8v.01'],
  check: ['M5 12.5l4.5 4.5L19 7.5'],
  lines: ['M4 6.5h16', 'M4 12h16', 'M4 17.5h10'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type GlyphName = keyof typeof glyphs

export function isGlyphName(name: string): name is GlyphName {
  return Object.hasOwn(glyphs, name)
}

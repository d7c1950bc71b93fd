/** The icons of the designer. Those of widget types have the name that the type's definition gives its palette entry. */
import { COMMON_ICONS } from './both'
import { VIEW_ICONS } from './views'

export { OUTLINED } from './both'

export const DESIGNER_ICONS = {
  ...COMMON_ICONS,
  ...VIEW_ICONS,
  time: COMMON_ICONS.clock,
  input: 'M4 8h16v8H4zM7.5 10.5v3M11 12h5',
  textarea: 'M4 5h16v14H4zM7.5 9h9M7.5 12.5h9M7.5 16H12',
  number: 'M4 7h16v10H4zM15 7v10M15 12h5M8 10l1.5-1v6',
  radio: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
  checkbox: 'M4.5 4.5h15v15h-15zM8 12.2l2.8 2.8L16 9.5',
  date: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  select: 'M4 7h16v10H4zM13.5 10.8l2 2.2 2-2.2M7 12h4',
  switch: 'M8.5 7h7a5 5 0 0 1 0 10h-7a5 5 0 0 1 0-10M15.5 9.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6',
  text: 'M5 6.5V5h14v1.5M12 5v14M9.5 19h5',
  rate: 'M12 4l2.4 5 5.4.8-3.9 3.9.9 5.5-4.8-2.6-4.8 2.6.9-5.5L4.2 9.8 9.6 9z',
  color: 'M12 4.5c3 3.6 5 6.2 5 9a5 5 0 0 1-10 0c0-2.8 2-5.4 5-9zM9.8 14a2.3 2.3 0 0 0 2.2 2.2',
  slider: 'M4 12h4M13 12h7M10.5 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
  blank: 'M4.5 8V4.5H8M16 4.5h3.5V8M19.5 16v3.5H16M8 19.5H4.5V16M12 9.5v5M9.5 12h5',
  imgupload: 'M4 5h16v14H4zM4.5 16.5l4.5-4.5 3.5 3.5 2.5-2.5 4.5 4.5M15.5 8a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4',
  editor: 'M4 5h16v14H4zM7.5 9h5M7.5 12h9M7.5 15h7M15 9h1.5',
  cascader: 'M4 5h6v4H4zM14 10h6v4h-6zM14 16h6v4h-6zM7 9v9h7M7 12h7',
  subform: 'M4 5h16v14H4zM4 9.5h16M4 14h16M10 9.5V19',
  divider: 'M4 12h16M7 6.5h10M7 17.5h10',
  grid: 'M4 5h16v14H4zM12 5v14',
  tabs: 'M4 9h16v10H4zM4 9V5h6v4M10 6.5h4.5V9',
  collapse: 'M4 5h16v5H4zM4 14h16M4 18.5h16M15.5 7l1.2 1.2L18 7',
  card: 'M4 5h16v14H4zM7.5 9h5M7.5 13h9M7.5 16h6',
  steps: 'M6 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M18 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M8.5 12h7',
  unknown: 'M4.5 4.5h15v15h-15zM9.8 9.8a2.3 2.3 0 1 1 3.3 2.1c-.8.4-1.1.9-1.1 1.7M12 16.2v.3',
  redo: 'M15.5 5.5L19 9l-3.5 3.5M19 9h-9a5 5 0 0 0 0 10h4',
  import: 'M12 4v10M8.5 10.5L12 14l3.5-3.5M5 15v4h14v-4',
  json: 'M9 4.5H8a2.5 2.5 0 0 0-2.5 2.5v2.5L4 12l1.5 2.5V17A2.5 2.5 0 0 0 8 19.5h1M15 4.5h1A2.5 2.5 0 0 1 18.5 7v2.5L20 12l-1.5 2.5V17a2.5 2.5 0 0 1-2.5 2.5h-1',
  properties: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4M9 14.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4',
  condition: 'M6 4v9a4 4 0 0 0 4 4h8M15 13.5l3.5 3.5-3.5 3.5M6 8h8a4 4 0 0 0 4-4',
  file: 'M6.5 3.5h8l4 4v13h-12zM14.5 3.5v4h4',
  lines: 'M4 6.5h16M4 12h16M4 17.5h10',
  chevronUp: 'M6 14.5l6-6 6 6',
  move: 'M12 3.5v17M3.5 12h17M9.5 6L12 3.5 14.5 6M9.5 18l2.5 2.5 2.5-2.5M6 9.5L3.5 12 6 14.5M18 9.5l2.5 2.5-2.5 2.5',
} as const

/** Drawings that only larger widgets need; they come with the first of these. */

export const LARGER_ICONS = {
  calendar: 'M5.5 2v2M10.5 2v2M2.5 6.5h11M3.5 3.5h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1Z',
  add: 'M8 3.5v9M3.5 8h9',
  back: 'M10 3.5 5.5 8l4.5 4.5',
  check: 'm3.2 8.4 3.2 3.2 6.4-7',
  clock: 'M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4ZM8 4.5V8l2.4 1.6',
  farBack: 'M8 3.5 3.5 8 8 12.5M12.5 3.5 8 8l4.5 4.5',
  farForward: 'M8 3.5 12.5 8 8 12.5M3.5 3.5 8 8l-4.5 4.5',
  file: 'M4.5 1.8h4.7l3.3 3.3v8.6a.8.8 0 0 1-.8.8H4.5a.8.8 0 0 1-.8-.8V2.6a.8.8 0 0 1 .8-.8ZM9 2v3.4h3.4',
  forward: 'M6 3.5 10.5 8 6 12.5',
  picture: 'M3 2.5h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM2.3 11.5 6 7.8l2.6 2.6 1.6-1.6 3.5 3.4M10.6 6.3v.1',
  redo: 'M13.2 8a5.2 5.2 0 1 1-1.6-3.7M13.2 2.2v2.6h-2.6',
  remove: 'M2.8 4.2h10.4M6.2 4.2V2.6h3.6v1.6M4.2 4.2l.6 9.2h6.4l.6-9.2M6.8 6.8v4M9.2 6.8v4',
  upload: 'M8 10.5v-8M4.8 5.4 8 2.2l3.2 3.2M2.5 10.8v2.7h11v-2.7',
} as const

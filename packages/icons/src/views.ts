/** The icons of the ways in which a form is shown: widths, colours, texts. */
export const VIEW_ICONS = {
  fit: 'M4 6v12M20 6v12M7.5 12h9M10 9.5L7.5 12l2.5 2.5M14 9.5l2.5 2.5-2.5 2.5',
  desktop: 'M3.5 5h17v11h-17zM9 19.5h6M12 16v3.5',
  tablet: 'M6 3.5h12v17H6zM11 17.8h2',
  phone: 'M7.5 3.5h9v17h-9zM11.2 17.8h1.6',
  beside: 'M4 5h16v14H4zM13 5v14M15.5 9h2M15.5 12h2M15.5 15h2',
  scheme: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 4v16M12 8h5.6M12 12h8M12 16h5.6',
} as const

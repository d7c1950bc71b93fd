/** A drawing in a control, as inline SVG: no font, no request, coloured by the text around. */

/** The drawings of the first load; those of larger widgets are in `larger-icons.ts`, and come with them. */
export const ICONS = {
  clear: 'm4.5 4.5 7 7M11.5 4.5l-7 7',
  eye: 'M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8ZM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  warning: 'M8 5.5v3.2M8 11v.1M7.1 2.9 1.9 12a1 1 0 0 0 .9 1.5h10.4a1 1 0 0 0 .9-1.5L8.9 2.9a1 1 0 0 0-1.8 0Z',
} as const

export interface IconProps {
  /** Outlines on a field of 16 by 16. */
  readonly path: string
}

export function Icon({ path }: IconProps) {
  return (
    <svg className="fw-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}

/** Where a count sits on a 32 px icon button: over the corner of the icon, not of the button. */
export const BADGE_PLACE = { '& .MuiBadge-badge': { top: 7, right: 7 } } as const

/** Spec 9: the most a count shows. */
export const BADGE_MAX = 99

/** What stands in the place of what is still on its way. */

/** For a whole form. */
export const COMING_FORM = <div className="fw-form" aria-busy="true" />

/** For a control. */
export const COMING_CONTROL = <span className="fw-skeleton" aria-hidden="true" />

/** What stands in the place of what is still on its way. */

/** For a whole form. */
export const FORM_SKELETON = <div className="fw-form" aria-busy="true" />

/** For a control. */
export const CONTROL_SKELETON = <span className="fw-skeleton" aria-hidden="true" />

/** Placeholders for what is still loading. */

/** For a whole form. */
export const FORM_SKELETON = <div className="fw-form" aria-busy="true" />

/** For a control. */
export const CONTROL_SKELETON = <span className="fw-skeleton" aria-hidden="true" />

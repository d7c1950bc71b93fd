/** The empty value of a list: a dash in a table, left out of a card. */
export const NOTHING = <span className="fw-none">—</span>

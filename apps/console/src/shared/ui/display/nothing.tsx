/** What a list says where there is nothing to say: a dash in a table, left out of a card. */
export const NOTHING = <span className="fw-none">—</span>

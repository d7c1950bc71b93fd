/** A failure that another try would meet again: it goes to an administrator at once. */
export class Unmendable extends Error {
  override readonly name = 'Unmendable'
}

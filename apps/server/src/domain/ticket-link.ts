/** Where a ticket is opened, for messages that leave the site. */

/** @returns empty where the settings do not say at which address the site stands */
export const ticketLink = (siteAddress: string, ticketId: string): string =>
  siteAddress === '' ? '' : `${siteAddress.replace(/\/+$/, '')}/process/tickets/${ticketId}`

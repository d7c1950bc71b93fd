/** Whether passkeys can work here: the browser has them, over https or on this machine, and the site has a name. One is never bound to an IP address. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|:/.test(location.hostname)
}

/** The nonce of this page's content security policy: styles made at run time carry it (emotion, CodeMirror). */
export function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  // Browsers hide the attribute from scripts once it is in use; the property still has it.
  const nonce = meta?.nonce || meta?.getAttribute('nonce')
  return nonce === null || nonce === undefined || nonce === '' ? undefined : nonce
}

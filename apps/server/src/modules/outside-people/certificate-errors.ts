/** Which errors of a connection are about the certificate of the other side. */

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/

/** @param code - as Node and OpenSSL name it, such as `DEPTH_ZERO_SELF_SIGNED_CERT` */
export const isAboutCertificate = (code: string): boolean => CERTIFICATE.test(code)

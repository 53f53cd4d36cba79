export { IssuedCertificates } from './issued-certificates.tsx';
export { SerialForm } from './serial-form.tsx';
export { Verification } from './verification.tsx';

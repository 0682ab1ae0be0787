// eigh(A) of arrays on the host and on devices.
import { eigh as onHost } from '../../eigh.js';
import { eigenVerb } from './eigenpairs.js';
/** Eigenvalues and vectors; of a device array they are such, and the tridiagonal matrix is waited for. */
export const eigh = /* @__PURE__ */ eigenVerb('eigh', onHost, true, (on, values, columns, lead, n) => ({
    eigenvalues: on.byColumns(values, lead, n, 1, { vectors: true }),
    eigenvectors: on.byColumns(columns, lead, n, n),
}));

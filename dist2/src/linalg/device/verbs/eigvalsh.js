import { eigvalsh as onHost } from '../../eigvalsh.js';
import { eigenVerb } from './eigenpairs.js';
/** Eigenvalues; of a device array they are one, and only whether they converged is waited for: one integer a matrix. */
export const eigvalsh = /* @__PURE__ */ eigenVerb('eigvalsh', onHost, false, (on, values, _, lead, n) => on.byColumns(values, lead, n, 1, { vectors: true }));

// eigvalsh(A) of arrays on the host and on devices.
import { eigvalsh as onHost } from '../../eigvalsh.ts';
import { type DeviceEighOptions, eigenVerb } from './eigenpairs.ts';
import type { OfOne } from './verbs.ts';

/** Eigenvalues; of a device array they are one, and only whether they converged is waited for: one integer a matrix. */
export const eigvalsh = /* @__PURE__ */ eigenVerb('eigvalsh', onHost, false, (on, values, _, lead, n) =>
  on.byColumns(values, lead, n, 1, { vectors: true }),
) as OfOne<DeviceEighOptions> & typeof onHost;

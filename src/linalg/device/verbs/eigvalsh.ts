// eigvalsh(A) of arrays on the host and on devices.
import type { EighOptions } from '../../eigenpairs.ts';
import { eigvalsh as onHost } from '../../eigvalsh.ts';
import type { Ways } from '../verb.ts';
import { allOf, eigenpairsOnGpu } from './eigenpairs.ts';
import { type OfOne, ofOne } from './verbs.ts';

const WAYS: Ways<EighOptions, unknown> = {
  routine: 'eigvalsh',
  host: ([A], options) => onHost(A as never, options),
  takes: allOf,
  gpu: (on, [A], options) =>
    eigenpairsOnGpu('eigvalsh', on, A!, options, false, (values, _, lead, n) =>
      on.byColumns(values, lead, n, 1, { vectors: true }),
    ),
};

/** Eigenvalues; of a device array they are one, and only whether they converged is waited for: one integer a matrix. */
export const eigvalsh = /* @__PURE__ */ ofOne(WAYS) as OfOne<EighOptions> & typeof onHost;

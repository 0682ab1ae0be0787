// The argument `reproducible` of gemm and gemmFused, with the rule that goes with it.
import type { ArgSpec } from '../core/spec.ts';

export const reproducibleArg: ArgSpec = {
  kind: 'switch',
  default: false,
  also: ({ reproducible, math }) =>
    reproducible === true && math !== 'strict'
      ? `math is '${math}': only 'strict' products are reproducible`
      : undefined,
};

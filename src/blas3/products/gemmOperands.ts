// The arguments that gemm, gemmFused and gemmI32 have in common, and the rules that go with them.
import type { ArgSpec, RoutineSpec } from '../../core/spec.ts';
import { arg, num } from '../../core/spec.ts';

/** C := alpha op(A) op(B) + beta C: op(A) m x k, op(B) k x n, C m x n. */
export const productArgs = {
  transA: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
  transB: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
  m: { kind: 'size' },
  n: { kind: 'size' },
  k: { kind: 'size' },
  alpha: { kind: 'scalar', default: 1 },
  A: {
    kind: 'matrix',
    rows: (a) => num(a, a.transA === 'n' ? 'm' : 'k'),
    cols: (a) => num(a, a.transA === 'n' ? 'k' : 'm'),
    ld: 'lda',
    access: 'in',
  },
  lda: { kind: 'ld', of: 'A' },
  B: {
    kind: 'matrix',
    rows: (a) => num(a, a.transB === 'n' ? 'k' : 'n'),
    cols: (a) => num(a, a.transB === 'n' ? 'n' : 'k'),
    ld: 'ldb',
    access: 'in',
  },
  ldb: { kind: 'ld', of: 'B' },
  beta: { kind: 'scalar', default: 0 },
  C: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldc', access: 'inout' },
  ldc: { kind: 'ld', of: 'C' },
} as const satisfies RoutineSpec['args'];

export const mathArg: ArgSpec = { kind: 'flag', values: ['strict', 'split', 'fast', 'half'], default: 'strict' };

export const reproducibleArg: ArgSpec = {
  kind: 'switch',
  default: false,
  also: ({ reproducible, math }) =>
    reproducible === true && math !== 'strict'
      ? `math is '${math}': only 'strict' products are reproducible`
      : undefined,
};

export const productFlops: RoutineSpec['flops'] = (a) => 2 * num(a, 'm') * num(a, 'n') * num(a, 'k');

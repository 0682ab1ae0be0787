// LAPACK's test program of LQ factorizations, dchklq: factors, Q, products with Q, and gels for square and under-determined systems. gelqf
// has no block size to choose: each matrix is factored once.
import { gelqf, orglq, ormlq } from '../../../src/index.ts';
import { type Family, orthogonal } from './orthogonal.ts';
import type { Setting } from './setting.ts';
import type { Tally } from './tally.ts';

const family: Family = {
  byRows: true,
  blocks: [0],
  factor: (queue, { A, nb: _, ...call }) => gelqf(queue, { ...call, A, lda: A.ld }),
  generate: (queue, { A, ...call }) => orglq(queue, { ...call, A, lda: A.ld }),
  apply: (queue, { A, C, ...call }) => ormlq(queue, { ...call, A, lda: A.ld, C, ldc: C.ld }),
};

export const chklq = (setting: Setting): Promise<Tally> => orthogonal(family, setting);

// LAPACK's test programs of LQ factorizations, xchklq: factors, Q, products with Q, and gels for square and under-determined systems.
import { gelqf, orglq, ormlq } from '../../../src/index.ts';
import type { NumberPrec } from './desk.ts';
import { type Family, orthogonal } from './orthogonal.ts';
import type { Setting } from './setting.ts';
import type { Tally } from './tally.ts';

const family: Family = {
  byRows: true,
  factor: (queue, { A, ...call }) => gelqf(queue, { ...call, A, lda: A.ld }),
  generate: (queue, { A, ...call }) => orglq(queue, { ...call, A, lda: A.ld }),
  apply: (queue, { A, C, ...call }) => ormlq(queue, { ...call, A, lda: A.ld, C, ldc: C.ld }),
};

export const chklq = (setting: Setting<NumberPrec>): Promise<Tally> => orthogonal(family, setting);

// LAPACK's test programs of QR factorizations, xchkqr: factors, Q, products with Q, and gels for square and over-determined systems. Not
// geqrfp, which makes the diagonal of R positive.
import { geqrf, orgqr, ormqr } from '../../../src/index.ts';
import type { NumberPrec } from './desk.ts';
import { type Family, orthogonal } from './orthogonal.ts';
import { NATIVE, type Setting, type Way } from './setting.ts';
import type { Tally } from './tally.ts';

const family = (mode: Way['mode']): Family => ({
  byRows: false,
  factor: (queue, { A, ...call }) => geqrf(queue, { ...call, A, lda: A.ld, mode }),
  generate: (queue, { A, ...call }) => orgqr(queue, { ...call, A, lda: A.ld }),
  apply: (queue, { A, C, ...call }) => ormqr(queue, { ...call, A, lda: A.ld, C, ldc: C.ld }),
});

export const chkqr = (setting: Setting<NumberPrec>, { mode }: Pick<Way, 'mode'> = NATIVE): Promise<Tally> =>
  orthogonal(family(mode), setting);

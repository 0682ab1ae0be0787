// What bench:lapack measures: the calls, their flops, and how wrong a result is (in units of eps, by the testers' checks).
import { flopsOf } from '../../src/core/spec.ts';
import {
  type DeviceBuffer,
  geqrf,
  geqrfSpec,
  gesv,
  gesvSpec,
  getrf,
  getrfNopiv,
  getrfNopivSpec,
  getrfSpec,
  potrf,
  potrfSpec,
  type Queue,
  type Uplo,
} from '../../src/index.ts';
import { checkRandom } from '../../testing/lib/case.ts';
import type { MatrixView } from '../../testing/lib/norms.ts';
import { EPS, solveError } from '../../testing/lib/residuals.ts';
import { potrfVectorCheck } from '../../testing/lib/residualsCholesky.ts';
import { getrfVectorCheck } from '../../testing/lib/residualsLu.ts';
import { qrVectorCheck } from '../../testing/lib/residualsQr.ts';

export const MODES = ['native', 'hybrid', 'auto'] as const;
export type Mode = (typeof MODES)[number];

export type MatrixKind = 'general' | 'definite';

export interface Operands {
  readonly n: number;
  readonly A: DeviceBuffer<'s'>;
  readonly B: DeviceBuffer<'s'>;
  readonly ipiv: DeviceBuffer<'i'>;
  readonly info: DeviceBuffer<'i'>;
}

/** On the host: what a call was given and what it left. */
export interface Outcome {
  readonly a: MatrixView;
  readonly b: MatrixView;
  readonly factor: MatrixView;
  readonly x: MatrixView;
  readonly ipiv: Int32Array;
}

export interface Way {
  readonly name: string;
  /** What baseline programs call it; absent if they do not do the same. */
  readonly routine?: 'getrf' | 'potrf' | 'gesv' | 'geqrf';
  readonly matrix: MatrixKind;
  flops(n: number): number;
  call(queue: Queue, operands: Operands): Promise<void>;
  error(outcome: Outcome): number;
}

const UPDATES = ['strict', 'split'] as const;
const PIVOTINGS = ['partial', 'tournament'] as const;

const lu = (mode: Mode): Way[] =>
  PIVOTINGS.flatMap((pivoting) =>
    UPDATES.map((math) => ({
      name: `getrf ${pivoting} ${math}`,
      routine: 'getrf',
      matrix: 'general',
      flops: (n) => flopsOf(getrfSpec, { m: n, n }),
      call: (queue, { n, A, ipiv, info }) => getrf(queue, { m: n, n, A, lda: n, ipiv, info, pivoting, mode, math }),
      error: ({ a, factor, ipiv }) => getrfVectorCheck(a, factor, ipiv, checkRandom()) / EPS.s,
    })),
  );

const nopiv = (): Way[] =>
  UPDATES.map((math) => ({
    name: `getrfNopiv ${math}`,
    matrix: 'definite',
    flops: (n) => flopsOf(getrfNopivSpec, { m: n, n }),
    call: (queue, { n, A, info }) => getrfNopiv(queue, { m: n, n, A, lda: n, info, math }),
    error({ a, factor }) {
      const none = Int32Array.from({ length: a.rows }, (_, i) => i + 1);
      return getrfVectorCheck(a, factor, none, checkRandom()) / EPS.s;
    },
  }));

const solve = (mode: Mode): Way[] =>
  PIVOTINGS.flatMap((pivoting) =>
    UPDATES.map((math) => ({
      name: `gesv ${pivoting} ${math}`,
      routine: 'gesv',
      matrix: 'general',
      flops: (n) => flopsOf(gesvSpec, { n, nrhs: 1 }),
      call: (queue, { n, A, B, ipiv, info }) =>
        gesv(queue, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, info, pivoting, mode, math }),
      error: ({ a, b, x }) => solveError(a, x, b) / EPS.s,
    })),
  );

const cholesky = (mode: Mode, uplo: Uplo): Way[] =>
  UPDATES.map((math) => ({
    name: `potrf ${uplo} ${math}`,
    routine: 'potrf',
    matrix: 'definite',
    flops: (n) => flopsOf(potrfSpec, { n }),
    call: (queue, { n, A, info }) => potrf(queue, { uplo, n, A, lda: n, info, mode, math }),
    error: ({ a, factor }) => potrfVectorCheck(a, factor, uplo, checkRandom()) / EPS.s,
  }));

/** tau takes the place of the right-hand side. */
const qr = (mode: Mode): Way[] =>
  UPDATES.map((math) => ({
    name: `geqrf ${math}`,
    routine: 'geqrf',
    matrix: 'general',
    flops: (n) => flopsOf(geqrfSpec, { m: n, n }),
    call: (queue, { n, A, B }) => geqrf(queue, { m: n, n, A, lda: n, tau: B, mode, math }),
    error: ({ a, factor, x }) => Math.max(...qrVectorCheck(a, factor, x, checkRandom())) / EPS.s,
  }));

export const ways = (mode: Mode): Way[] => [
  ...lu(mode),
  ...solve(mode),
  ...nopiv(),
  ...cholesky(mode, 'l'),
  ...cholesky(mode, 'u'),
  ...qr(mode),
];

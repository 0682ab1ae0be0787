// What bench:lapack measures: the testers' cases with the options that are compared. The bench has its own operands, larger ones than cases
// make.
import type { DeviceBuffer, Queue } from '../../src/index.ts';
import { flopsOf } from '../../src/index.ts';
import { potrfCase } from '../../testing/cases/lapack/cholesky/potrf.ts';
import { gesvCase } from '../../testing/cases/lapack/lu/gesv.ts';
import { getrfCase } from '../../testing/cases/lapack/lu/getrf.ts';
import { getrfNopivCase } from '../../testing/cases/lapack/lu/getrfNopiv.ts';
import { geqrfCase } from '../../testing/cases/lapack/qr/geqrf.ts';
import { type Case, checkRandom } from '../../testing/lib/case.ts';
import type { MatrixView } from '../../testing/lib/norms.ts';
import { integers, type Operands as Views } from '../../testing/lib/operands.ts';
import { EPS } from '../../testing/lib/residuals.ts';

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

/** A case with its problem of order n. tau takes the place of the right-hand side. */
const way = <P extends object, D extends Views>(
  what: Pick<Way, 'name' | 'routine' | 'matrix'>,
  c: Case<P, D>,
  problem: (n: number) => P,
  level: 1 | 2 = 1,
): Way => ({
  ...what,
  flops: (n) => flopsOf(c.spec, { ...(problem(n) as object) }),
  call(queue, { n, A, B, ipiv, info }) {
    const at = (buffer: DeviceBuffer) => ({ buffer, offset: 0, ld: n });
    const operands = { A: at(A), B: at(B), tau: at(B), ipiv: at(ipiv), info: at(info) };
    return c.run(queue, problem(n), operands as never);
  },
  error({ a, b, factor, x, ipiv }) {
    const pivots = { ...integers(a.rows), data: ipiv };
    const [before, after] = [
      { A: a, B: b },
      { A: factor, B: x, tau: x, ipiv: pivots },
    ];
    return c.error(problem(a.rows), before as never, after as never, { level, random: checkRandom() }) / EPS.s;
  },
});

const MATHS = ['strict', 'split'] as const;
const PIVOTINGS = ['partial', 'tournament'] as const;

export const ways = (mode: Mode): Way[] => [
  ...PIVOTINGS.flatMap((pivoting) =>
    MATHS.map((math) =>
      way({ name: `getrf ${pivoting} ${math}`, routine: 'getrf', matrix: 'general' }, getrfCase, (n) => ({
        ...{ m: n, n, pivoting, mode, math },
      })),
    ),
  ),
  ...PIVOTINGS.flatMap((pivoting) =>
    MATHS.map((math) =>
      way({ name: `gesv ${pivoting} ${math}`, routine: 'gesv', matrix: 'general' }, gesvCase, (n) => ({
        ...{ n, nrhs: 1, pivoting, mode, math },
      })),
    ),
  ),
  ...MATHS.map((math) =>
    way({ name: `getrfNopiv ${math}`, matrix: 'definite' }, getrfNopivCase, (n) => ({ m: n, n, math })),
  ),
  // The second check compares with A itself, not with another program's factor.
  ...(['l', 'u'] as const).flatMap((uplo) =>
    MATHS.map((math) =>
      way(
        { name: `potrf ${uplo} ${math}`, routine: 'potrf', matrix: 'definite' },
        potrfCase,
        (n) => ({ uplo, n, mode, math }),
        2,
      ),
    ),
  ),
  ...MATHS.map((math) =>
    way({ name: `geqrf ${math}`, routine: 'geqrf', matrix: 'general' }, geqrfCase, (n) => ({ m: n, n, mode, math })),
  ),
];

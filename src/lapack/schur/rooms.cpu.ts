// What iteration on Hessenberg forms works in, in the engine's memory: matrices of doubles as the references see them, and their products.
import { gemmEngine, gemmFork } from '../../blas3/products/gemm.cpu.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import { copying } from '../../engine/kernels/copy.ts';
import { double, type Elements, elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt, type Workspace } from '../../engine/workspace.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import type { Doubles } from './doubles.ref.ts';
import { type HqrRoom, WINDOW } from './hqrRoom.ref.ts';
import { turnsOn } from './turns.cpu.ts';

/** What Hessenberg forms of these elements are computed in. */
export const inDoubles = ({ parts }: Pick<Elements, 'parts'>): Elements => (parts === 2 ? elements.z : double);

/** A matrix of doubles in the engine's memory, for elements like `r`. */
export const takeDoubles = (space: Workspace, r: Elements, rows: number, cols: number): Place =>
  takeMatrix(space, inDoubles(r), rows, cols);

/** How it is seen, until that memory grows. */
export const doublesAt = (e: Engine, r: Elements, rows: number, cols: number, place: Place): Doubles =>
  matrixAt(e, inDoubles(r), rows, cols, place) as Doubles;

/** Where a matrix lies that has been seen by doublesAt. */
export const placeOf = ({ data, off, ld, parts = 1 }: FieldMat): Place => ({
  at: data.byteOffset + 8 * parts * off,
  ld,
});

/** The products of matrices that all lie in the engine's memory. */
export function productOf(e: Engine, r: Elements): Gemm<FieldMat> {
  return (transA, transB, m, n, k, alpha, A, B, beta, C) => {
    if (m === 0 || n === 0) return;
    gemmEngine(e, inDoubles(r), { transA, transB, m, n, k, alpha, A: placeOf(A), B: placeOf(B), beta, C: placeOf(C) });
  };
}

/** Elements to be copied that are worth another thread. */
const COPY = 2 ** 14;

/** Where the matrices of a HqrRoom lie: T, two factors, two tall ones and a wide one. */
type HqrPlaces = readonly Place[];

export const takeHqrRoom = (space: Workspace, r: Elements, n: number): HqrPlaces => [
  ...[0, 1, 2].map(() => takeDoubles(space, r, WINDOW, WINDOW)),
  ...[0, 1].map(() => takeDoubles(space, r, n, WINDOW)),
  takeDoubles(space, r, WINDOW, n),
];

export function hqrRoomAt(e: Engine, r: Elements, n: number, places: HqrPlaces): HqrRoom {
  const { bytes } = inDoubles(r);
  const [T, V, W, X, Y, wide] = places.map((place, k) =>
    doublesAt(e, r, k === 3 || k === 4 ? n : WINDOW, k === 5 ? n : WINDOW, place),
  ) as [Doubles, Doubles, Doubles, Doubles, Doubles, Doubles];
  return {
    ...{ T, factors: [V, W], tall: [X, Y], wide, overlaps: e.pool.threads > 1, turns: turnsOn(e) },
    begin: (products) =>
      gemmFork(
        e,
        inDoubles(r),
        ...products.map(({ A, B, C, ...how }) => ({
          ...how,
          alpha: 1,
          A: placeOf(A),
          B: placeOf(B),
          beta: 0,
          C: placeOf(C),
        })),
      ),
    copy(copies) {
      const parts: number[][] = [];
      for (const { rows, cols, A, B } of copies) {
        const [from, to] = [placeOf(A), placeOf(B)];
        const count = Math.max(1, Math.min(e.pool.threads, Math.floor((rows * cols) / COPY)));
        const width = Math.ceil(cols / count);
        for (let j = 0; j < cols; j += width) {
          const [source, target] = [placeAt({ bytes }, from, 0, j).at, placeAt({ bytes }, to, 0, j).at];
          parts.push([bytes * rows, Math.min(width, cols - j), source, bytes * A.ld, target, bytes * B.ld]);
        }
      }
      e.run(copying, 'copy', parts);
    },
  };
}

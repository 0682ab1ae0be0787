// What iteration on Hessenberg forms works in, in the engine's memory: matrices of doubles as the references see them, and their products.
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import type { RealMat } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import { double } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import type { Doubles } from './doubles.ref.ts';
import { type HqrRoom, WINDOW } from './hqrRoom.ref.ts';
import { VECTORS, type VectorRoom } from './trevc3.ref.ts';

/** A matrix of doubles in the engine's memory. */
export const takeDoubles = (space: Workspace, rows: number, cols: number): Place =>
  takeMatrix(space, double, rows, cols);

/** How it is seen, until that memory grows. */
export const doublesAt = (e: Engine, rows: number, cols: number, place: Place): Doubles =>
  matrixAt(e, double, rows, cols, place) as Doubles;

/** The products of matrices that all lie in the engine's memory. */
export function productOf(e: Engine): Gemm<RealMat> {
  const placeOf = ({ data, off, ld }: RealMat): Place => ({ at: data.byteOffset + 8 * off, ld });
  return (transA, transB, m, n, k, alpha, A, B, beta, C) => {
    if (m === 0 || n === 0) return;
    gemmEngine(e, double, { transA, transB, m, n, k, alpha, A: placeOf(A), B: placeOf(B), beta, C: placeOf(C) });
  };
}

/** Where the matrices of a HqrRoom lie. */
type HqrPlaces = readonly [T: Place, V: Place, tall: Place, wide: Place];

export const takeHqrRoom = (space: Workspace, n: number): HqrPlaces => [
  takeDoubles(space, WINDOW, WINDOW),
  takeDoubles(space, WINDOW, WINDOW),
  takeDoubles(space, n, WINDOW),
  takeDoubles(space, WINDOW, n),
];

export const hqrRoomAt = (e: Engine, n: number, [T, V, tall, wide]: HqrPlaces): HqrRoom => ({
  T: doublesAt(e, WINDOW, WINDOW, T),
  V: doublesAt(e, WINDOW, WINDOW, V),
  tall: doublesAt(e, n, WINDOW, tall),
  wide: doublesAt(e, WINDOW, n, wide),
  multiply: productOf(e),
});

/** Where T, X and W of a VectorRoom lie. */
type VectorPlaces = readonly [T: Place, X: Place, W: Place];

export const takeVectorRoom = (space: Workspace, n: number): VectorPlaces => [
  takeDoubles(space, n, n),
  takeDoubles(space, n, VECTORS + 1),
  takeDoubles(space, n, VECTORS + 1),
];

export const vectorRoomAt = (e: Engine, n: number, [T, X, W]: VectorPlaces): VectorRoom => ({
  T: doublesAt(e, n, n, T),
  X: doublesAt(e, n, VECTORS + 1, X),
  W: doublesAt(e, n, VECTORS + 1, W),
});

// What iteration on Hessenberg forms works in, in the engine's memory: matrices as the references see them, and their products.
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import { ownProductsFork } from '../../blas3/products/ownProducts.cpu.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import { copying } from '../../engine/kernels/copy.ts';
import { double, type Elements, elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { copyRef, type Doubles } from './doubles.ref.ts';
import { type HqrRoom, nothing, WINDOW } from './hqrRoom.ref.ts';
import { turnsOn } from './turns.cpu.ts';

/** What Hessenberg forms of these elements are computed in. */
export const inDoubles = ({ parts }: Pick<Elements, 'parts'>): Elements => (parts === 2 ? elements.z : double);

interface Columns {
  readonly bytes: number;
  /** Address, and bytes from column to column. */
  readonly at: number;
  readonly ld: number;
}

const isDouble = (r: Elements): boolean => inDoubles(r) === r;

/** A matrix of doubles in the engine's memory, for elements like `r`. */
export const takeDoubles = (space: Workspace, r: Elements, rows: number, cols: number): Place =>
  takeMatrix(space, inDoubles(r), rows, cols);

/** How it is seen, until that memory grows. */
export const doublesAt = (e: Engine, r: Elements, rows: number, cols: number, place: Place): Doubles =>
  matrixAt(e, inDoubles(r), rows, cols, place) as Doubles;

/** Where a matrix lies that is seen so. */
export const placeOf = ({ data, off, ld, parts = 1 }: FieldMat): Place => ({
  at: data.byteOffset + data.BYTES_PER_ELEMENT * parts * off,
  ld,
});

/** The products of matrices that all lie in the engine's memory. */
export function productOf(e: Engine, r: Elements): Gemm<FieldMat> {
  return (transA, transB, m, n, k, alpha, A, B, beta, C) => {
    if (m === 0 || n === 0) return;
    gemmEngine(e, inDoubles(r), { transA, transB, m, n, k, alpha, A: placeOf(A), B: placeOf(B), beta, C: placeOf(C) });
  };
}

/** Elements that are worth another thread. */
const SHARE = 2 ** 15;

/** copyRef of matrices in the engine's memory, of any precision, on all threads where they are large; of others copyRef itself. */
export function copyOn(e: Engine): typeof copyRef {
  const calls = e.functionsOf(copying);
  const columnsOf = ({ data, off, ld, parts = 1 }: FieldMat): Columns | undefined => {
    const bytes = parts * data.BYTES_PER_ELEMENT;
    const at = e.heap.addressOf(data);
    return at === undefined ? undefined : { bytes, at: at + bytes * off, ld: bytes * ld };
  };
  return (rows, cols, A, B) => {
    const { parts = 1 } = A;
    const [from, to] = [columnsOf(A), columnsOf(B)];
    if (from === undefined || to === undefined) return copyRef(rows, cols, A, B);
    const name = from.bytes === to.bytes ? 'copy' : from.bytes < to.bytes ? 'widen' : 'narrow';
    const length = name === 'copy' ? from.bytes * rows : parts * rows;
    const share = Math.ceil(cols / Math.max(1, Math.min(e.pool.threads, Math.floor((rows * cols) / SHARE))));
    if (share >= cols) return void calls[name]!(length, cols, from.at, from.ld, to.at, to.ld);
    const each: number[][] = [];
    for (let j = 0; j < cols; j += share) {
      const [x, y] = [from.at + j * from.ld, to.at + j * to.ld];
      each.push([length, Math.min(share, cols - j), x, from.ld, y, to.ld]);
    }
    e.run(copying, name, each);
  };
}

/** Where the matrices of a HqrRoom lie: T, V and a column; then the factor, and H and Z of singles. */
interface HqrPlaces {
  readonly windows: readonly Place[];
  readonly stored: readonly Place[];
}

export function takeHqrRoom(space: Workspace, r: Elements, n: number): HqrPlaces {
  const take = (rows: number, cols: number): Place => takeMatrix(space, r, rows, cols);
  const windows = [WINDOW, WINDOW, 1].map((cols) => takeDoubles(space, r, WINDOW, cols));
  const factor = take(WINDOW, WINDOW);
  return { windows, stored: isDouble(r) ? [factor] : [factor, take(n, n), take(n, n)] };
}

export function hqrRoomAt(e: Engine, r: Elements, n: number, { windows, stored }: HqrPlaces): HqrRoom {
  const [T, V, column] = windows.map((place, k) => doublesAt(e, r, WINDOW, k === 2 ? 1 : WINDOW, place)) as [
    Doubles,
    Doubles,
    Doubles,
  ];
  const at = (rows: number, cols: number, place: Place): FieldMat => matrixAt(e, r, rows, cols, place);
  const [factor, H, Z] = stored as readonly [Place, Place?, Place?];
  return {
    ...{ T, V, column, factor: at(WINDOW, WINDOW, factor), finish: nothing, turns: turnsOn(e) },
    singles: H && Z && { H: at(n, n, H), Z: at(n, n, Z) },
    begin: (products) =>
      ownProductsFork(e, r, ...products.map(({ X, ...of }) => ({ ...of, V: factor, X: placeOf(X) }))),
    copy: copyOn(e),
  };
}

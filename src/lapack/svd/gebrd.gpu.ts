// The reduction to bidiagonal form on the GPU, in panels, three dispatches a column. The first multiplies the matrix as it was when the
// panel began by the column's reflector, the second makes the row and multiplies by that at once, the third finishes the row and brings the
// next column up to date. Behind a panel one product updates all that is left. Nothing waits for the host.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, isComplex, type Prec } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { mostOf, tilesFor } from '../cooperativeTiles.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import { gehrdSpread, MOVE_COLS, MOVE_ROWS, moveVariants } from '../schur/gehrd.kernels.ts';
import {
  AT_ONCE,
  columnsVariants,
  FINISH_ROWS,
  finishTuning,
  gebrdColumns,
  gebrdFinish,
  gebrdRow,
  gebrdStore,
  gebrdValues,
  MOST_WIDTH,
  ROW_COLS,
  ROW_ROWS,
  rowTuning,
  STORE_COLS,
  STORE_ROWS,
  storeVariants,
  VALUES,
  valuesTuning,
} from './gebrd.kernels.ts';
import { enqueueCooperative } from './gebrdCooperative.gpu.ts';
import { GEBRD_TILES, type GebrdTile } from './gebrdCooperativeTiles.ts';
import type { GebrdArgs } from './routines.gen.ts';

export interface DeviceGebrd {
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
  /** min(m, n) real numbers, and one less. They, tauQ and tauP may lie in A's buffer. */
  readonly D: DeviceMat;
  readonly E: DeviceMat;
  /** min(m, n) elements. */
  readonly tauQ: DeviceMat;
  readonly tauP: DeviceMat;
  /** Columns of a panel, a multiple of four up to 64; absent or 0: own choice. */
  readonly nb?: number | undefined;
  /** Absent: own choice. */
  readonly together?: Together | undefined;
}

/** Which tiles of workgroups that wait for each other may be taken, and, for tests, their mail. */
export interface Together {
  readonly tiles: readonly GebrdTile[];
  readonly mail?: DeviceBuffer | undefined;
}

export function gebrdGpu(queue: Queue, a: Bound<GebrdArgs<Prec>>): void {
  queue.note({ routine: a.routine, backend: 'gpu', ...wayOfBidiagonal(queue, a) });
  enqueueGebrd(queue, onDevice(a));
}

/** With which kernels a matrix is reduced, and how, in words. */
export function wayOfBidiagonal(queue: Queue, a: Pick<Bound<GebrdArgs<Prec>>, 'm' | 'n' | 'prec'>) {
  const [rows, n] = [Math.max(a.m, a.n), Math.min(a.m, a.n)];
  const tilesOf = (order: number) => tilesFor(isComplex(a.prec) ? [] : GEBRD_TILES, queue.context.gpu!, order);
  const [tile] = tilesOf(up(rows, 4)).slice(-1);
  if (tile !== undefined) {
    const why = `bidiagonal form in registers of ${tile.GROUPS} workgroups that wait for each other`;
    return { kernel: 'gebrd_cooperative', why };
  }
  const last = tilesOf(4).length > 0 ? '; what is left in the end by workgroups that wait for each other' : '';
  const why = `bidiagonal form in panels of ${gebrdBlock({ n })} columns, three dispatches each; gemm behind them${last}`;
  return { kernel: 'gebrd_columns, gebrd_row and gebrd_finish', why };
}

/** Columns of a panel: they are read with each column of it, and the update behind it is a product of twice this depth. */
export const gebrdBlock = ({ n, nb = 0 }: { readonly n: number; readonly nb?: number | undefined }): number =>
  nb > 0 ? Math.min(MOST_WIDTH, 4 * Math.ceil(nb / 4)) : n < 2048 ? 32 : MOST_WIDTH;

const up = (x: number, step: number): number => Math.ceil(x / step) * step;

/** Of the matrix and its panels, the largest piece of workspace, m >= n. */
export const gebrdBytes = (m: number, n: number, prec: Prec): number =>
  fields[prec].bytes * up(m, 4) * Math.max(up(n, 4), 2 * gebrdBlock({ n }));

/** A reduction under way and done, in workspace. */
export interface BidiagonalForm {
  readonly m: number;
  /** At most m. */
  readonly n: number;
  readonly nb: number;
  /** The matrix, scaled, with numbers of rows and columns that are multiples of four; in the end the vectors on both sides of B. */
  readonly S: DeviceMat;
  /** V and X, Y and U, nb columns each. */
  readonly left: DeviceMat;
  readonly right: DeviceMat;
  /** What B has on its diagonal and beside it by turns, real numbers, scaled as S is. */
  readonly beside: DeviceBuffer;
  readonly tauQ: DeviceMat;
  readonly tauP: DeviceMat;
  /** The largest magnitude in A, which says by what. */
  readonly largest: DeviceBuffer;
}

/** Enqueues A = Q B P^H: B and the vectors of both factors' reflectors in place of A; D, E, tauQ, tauP. */
export function enqueueGebrd(queue: Queue, f: DeviceGebrd): void {
  const { m, n, A, tauQ, tauP } = f;
  if (m >= n) return reduceTall(queue, f);
  scope(queue, (ws) => {
    // A^H = P B^H Q^H
    const turned = takeMatrix(ws, A, n, m);
    enqueueTranspose(queue, { m, n, A, B: turned, conjugate: true });
    reduceTall(queue, { ...f, m: n, n: m, A: turned, tauQ: tauP, tauP: tauQ });
    enqueueTranspose(queue, { m: n, n: m, A: turned, B: A, conjugate: true });
  });
}

function reduceTall(queue: Queue, f: DeviceGebrd): void {
  const { m, n, A, D, E } = f;
  if (n === 0) return;
  scope(queue, (ws) => {
    const r = takeBidiagonal(ws, A, m, n, gebrdBlock(f));
    enqueueBidiagonal(queue, A, r, f.together);
    const { S, beside, largest } = r;
    const groups = [Math.ceil(m / STORE_ROWS), Math.ceil(n / STORE_COLS), 1] as const;
    const params = { m, n, offA: A.off, lda: A.ld, lds: S.ld };
    queue.launch(gebrdStore, storeVariants.of(A.data.type), { S: S.data, beside, largest, A: A.data }, params, groups);
    for (const [first, { data, off }] of [D, E].entries()) {
      const count = n - first;
      const grid = [Math.ceil(count / VALUES), 1, 1] as const;
      const buffers = { beside, largest, out: data };
      if (count > 0) queue.launch(gebrdValues, valuesTuning, buffers, { count, first, offOut: off }, grid);
    }
    for (const tau of ['tauQ', 'tauP'] as const)
      enqueueLacpy(queue, { uplo: 'f', m: n, n: 1, A: r[tau], B: { ...f[tau], ld: n } });
  });
}

export function takeBidiagonal(ws: Workspace, like: DeviceMat, m: number, n: number, nb: number): BidiagonalForm {
  const matrix = (rows: number, cols: number): DeviceMat => {
    const ld = up(rows, 4);
    return { data: ws.like(like, ld * cols), off: 0, ld };
  };
  const [left, right] = [matrix(m, 2 * nb), matrix(n, 2 * nb)];
  const [beside, largest] = [ws.take('s', 2 * n), ws.take('s', 4)];
  return { m, n, nb, S: matrix(m, up(n, 4)), left, right, beside, tauQ: matrix(n, 1), tauP: matrix(n, 1), largest };
}

/** Enqueues the reduction of A, m >= n >= 1, without writing to it. */
export function enqueueBidiagonal(queue: Queue, A: DeviceMat, r: BidiagonalForm, together?: Together): void {
  const { m, n, nb, S, tauP, largest } = r;
  const whole = { norm: 'm', uplo: 'f', diag: 'n', symmetric: false } as const;
  enqueueNorm(queue, { ...whole, m, n, A, result: { data: largest, off: 0, ld: 1 } });
  const cols = up(n, 4);
  const params = { m, n, offA: A.off, lda: A.ld, offCols: 0, lds: S.ld, cols };
  const groups = [Math.ceil(S.ld / MOVE_ROWS), Math.ceil(cols / MOVE_COLS), 1] as const;
  queue.launch(gehrdSpread, moveVariants.of(A.data.type), { A: A.data, largest, S: S.data }, params, groups);
  // No reflector belongs to the last one.
  enqueueLaset(queue, { uplo: 'f', m: 1, n: 1, alpha: 0, beta: 0, A: at(tauP, n - 1, 0) });
  scope(queue, (ws) => {
    const across = ws.like(S, cols + 2 * nb + 1);
    const slices = Math.ceil(n / ROW_COLS);
    const products = ws.like(S, cols + slices * (2 * nb + S.ld));
    for (let start = 0; start < n; start += nb) {
      const tiles =
        together?.tiles ?? tilesFor(isComplex(S.data.type) ? [] : GEBRD_TILES, queue.context.gpu!, S.ld - start);
      if (tiles.some((tile) => S.ld - start <= mostOf(tile)))
        return enqueueCooperative(queue, r, tiles, start, together?.mail);
      const end = Math.min(start + nb, n);
      for (let i = start; i < end; i++)
        enqueueStep(queue, r, { across, products, i, done: i - start, next: end === n || i + 1 < end });
      if (end === n) return;
      // S22 := S22 - V Y^H - X U^H
      const [rows, left] = [S.ld - end, cols - end];
      const product = { transB: 'c', m: rows, n: left, k: 2 * nb, alpha: -1, beta: 1 } as const;
      enqueueGemm(queue, { ...product, A: at(r.left, end, 0), B: at(r.right, end, 0), C: at(S, end, end) });
    }
  });
}

interface Step {
  readonly across: DeviceBuffer;
  readonly products: DeviceBuffer;
  readonly i: number;
  /** Columns of the panel that are done. */
  readonly done: number;
  /** Whether column i + 1 is to be brought up to date. */
  readonly next: boolean;
}

/** Enqueues column and row i. */
function enqueueStep(queue: Queue, r: BidiagonalForm, { across, products, i, done, next }: Step): void {
  const { m, n, nb, beside } = r;
  const [S, left, right] = [r.S.data, r.left.data, r.right.data];
  const type = S.type as 's' | 'c';
  const first = i + 1;
  const [lds, ldn] = [r.S.ld, r.right.ld];
  const place = { m, n, lds, ldn, i, done, width: nb };
  const columns = n - first + 2 * done + 1;
  const grid = [Math.ceil(columns / AT_ONCE), 1, 1] as const;
  queue.launch(gebrdColumns, columnsVariants.of(type), { S, panel: left, out: across }, place, grid);
  const slices = Math.max(1, Math.ceil(n / ROW_COLS) - Math.floor(first / ROW_COLS));
  const lines = Math.max(0, Math.ceil(m / ROW_ROWS) - Math.floor(first / ROW_ROWS));
  const params = { ...place, offDots: ldn, offRows: ldn + slices * 2 * nb };
  const ofRow = { S, left, right, across, out: products, beside, tau: r.tauQ.data };
  queue.launch(gebrdRow, rowTuning(type, nb), ofRow, params, [slices, lines + 1, 1]);
  if (first === n) return;
  const rows = Math.ceil(lds / FINISH_ROWS) - Math.floor(first / FINISH_ROWS);
  const buffers = { S, left, right, products, beside, tau: r.tauP.data };
  const more = { ...params, slices, next: next ? 1 : 0 };
  queue.launch(gebrdFinish, finishTuning(type, nb), buffers, more, [rows, 1, 1]);
}

// The tridiagonal reduction on the GPU, in panels, two dispatches a column. One reads the trailing matrix as it was when the panel began,
// once, for its product with the reflector's vector, the other finishes the column from this and brings the next one up to date. Behind a
// panel one product updates all that is left. Nothing waits for the host. Complex matrices have kernels of their own for the columns.
import { pick } from '../../autotune/pick.ts';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, isComplex, type Prec } from '../../core/field.ts';
import { at, type Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { tilesFor } from '../cooperativeTiles.ts';
import { enqueueFlip } from './flip.gpu.ts';
import type { SytrdArgs } from './routines.gen.ts';
import { MOST_STEPS } from './syevdBlocks.ts';
import {
  COLUMN_ROWS,
  columnTuning,
  hetrdColumn,
  hetrdColumnTuning,
  hetrdProduct,
  hetrdProductTuning,
  MOST_WIDTH,
  MOVE_COLS,
  MOVE_ROWS,
  mostSlices,
  productRules,
  SPREAD_TILE,
  slicesOf,
  spreadColumns,
  spreadVariants,
  storeVariants,
  sytrdColumn,
  sytrdProduct,
  sytrdSpread,
  sytrdStore,
  sytrdTiles,
  sytrdValues,
  VALUES,
  valuesTuning,
} from './sytrd.kernels.ts';
import { enqueueCooperative } from './sytrdCooperative.gpu.ts';
import { SYTRD_TILES } from './sytrdCooperativeTiles.ts';
import { enqueueSteps } from './sytrdStep.gpu.ts';
import { STEPS } from './sytrdStep.kernels.ts';

export interface DeviceSytrd {
  readonly uplo: Uplo;
  readonly n: number;
  readonly A: DeviceMat;
  /**
   * The diagonal, n elements, what is beside it, real numbers, and the factors of the reflectors, n - 1 each. They may lie in A's buffer.
   */
  readonly D: DeviceMat;
  readonly E: DeviceMat;
  readonly tau: DeviceMat;
  /** Columns of a panel, a multiple of four up to 64; absent or 0: own choice. */
  readonly nb?: number | undefined;
  /** Name of a rule in sytrd.kernels.ts, or 'steps', 'steps/40' for the last 40 rows, for tests and tuning. */
  readonly force?: string | undefined;
}

export function sytrdGpu(queue: Queue, a: Bound<SytrdArgs<Prec>>): void {
  queue.note({ routine: a.routine, backend: 'gpu', ...wayOfReduction(queue, a) });
  enqueueSytrd(queue, onDevice(a));
}

/** With which kernels a matrix is reduced in one stage, and how, in words. */
export function wayOfReduction(
  queue: Queue,
  a: { readonly n: number; readonly prec: Prec; readonly nb?: number },
): { readonly kernel: string; readonly why: string } {
  const order = orderOf(a.n);
  const most = isComplex(a.prec) ? 0 : ordersOfLast(queue);
  const tilesOf = (size: number) => tilesFor(SYTRD_TILES, queue.context.gpu!, size);
  const [tile] = tilesOf(Math.min(order, most)).slice(-1);
  const inRegisters = 'workgroups that wait for each other';
  const smaller =
    tilesOf(4).length > 0 ? `one dispatch a column, then registers of ${inRegisters}` : 'one dispatch a column';
  const last =
    tile === undefined
      ? { kernel: 'sytrd_step', why: smaller }
      : { kernel: 'sytrd_cooperative', why: `registers of ${tile.GROUPS} ${inRegisters}` };
  if (order <= most) return last;
  const kernel = isComplex(a.prec) ? 'hetrd_product and hetrd_column' : 'sytrd_product and sytrd_column';
  const panels = `panels of at most ${sytrdBlock(a)} columns, two dispatches each; gemm behind them`;
  if (most === 0) return { kernel, why: panels };
  return { kernel: `${kernel}, ${last.kernel}`, why: `${panels}; the last ${most}: ${last.why}` };
}

/** Columns of a panel: they are read twice for each column of it, and the update behind it is a product of twice this depth. */
export const sytrdBlock = ({ n, nb = 0 }: { readonly n: number; readonly nb?: number | undefined }): number =>
  nb > 0 ? Math.min(MOST_WIDTH, 4 * Math.ceil(nb / 4)) : n < 2048 ? 32 : MOST_WIDTH;

/** Enqueues A = Q T Q^H: T and the vectors of Q's reflectors in place of the triangle, D, E, tau. */
export function enqueueSytrd(queue: Queue, f: DeviceSytrd): void {
  const { uplo, n, A, D, E, tau } = f;
  if (n === 0) return;
  scope(queue, (ws) => {
    const from = triangleOf(uplo, n, A);
    const r = takeReduction(ws, A, n, sytrdBlock(f));
    enqueueReduction(queue, uplo, from, r, f.force);
    // Values and A may lie in one buffer, which a dispatch cannot write as two.
    const values: DeviceMat = { data: ws.take('s', 3 * n), off: 0, ld: n };
    const first = uplo === 'l' ? 0 : n - 1;
    const step = uplo === 'l' ? 1 : -1;
    enqueueValues(queue, r, 0, n, { ...values, off: first, ld: step });
    for (const k of [1, 2]) {
      if (n > 1) enqueueValues(queue, r, k, n - 1, { ...values, off: k * n + Math.max(0, first - 1), ld: step });
    }
    const { S, T, largest } = r;
    const groups = [Math.ceil(n / MOVE_ROWS), Math.ceil(n / MOVE_COLS), 1] as const;
    const buffers = { S: S.data, tridiagonal: T, largest, A: A.data };
    queue.launch(sytrdStore, storeVariants.of(A.data.type), buffers, { n, ...from.places, lds: S.ld }, groups);
    for (const [k, B] of [D, E, tau].entries()) {
      if (k === 2 && isComplex(B.data.type))
        enqueueFlip(queue, { m: n - 1, n: 1, rows: uplo === 'u', cols: false, A: r.tau, B });
      else enqueueLacpy(queue, { uplo: 'f', m: k === 0 ? n : n - 1, n: 1, A: at(values, 0, k), B: { ...B, ld: n } });
    }
  });
}

/** A stored triangle as the lower one of a matrix: the upper one from its end, or turned over. */
export interface Triangle {
  readonly A: DeviceMat;
  readonly places: { readonly offA: number; readonly rs: number; readonly cs: number };
  /** Whether it is the conjugate of what is stored. */
  readonly turned?: boolean;
}

/** With its rows and columns in reverse order the upper triangle is the lower one, and Q of xSYTRD with 'u' that with 'l'. */
function triangleOf(uplo: Uplo, n: number, A: DeviceMat): Triangle {
  if (uplo === 'l') return { A, places: { offA: A.off, rs: 1, cs: A.ld } };
  return { A, places: { offA: A.off + (n - 1) * (A.ld + 1), rs: -1, cs: -A.ld } };
}

/** A reduction under way and done, in workspace. */
export interface Reduction {
  readonly n: number;
  readonly nb: number;
  /** The whole matrix, of an order that is a multiple of four; in the end the reflectors' vectors are below its first subdiagonal. */
  readonly S: DeviceMat;
  /** D and E, S.ld elements of each, real numbers that are scaled as S is; and tau, if S is real. */
  readonly T: DeviceBuffer;
  /** n - 1 elements. */
  readonly tau: DeviceMat;
  /** The largest magnitude in A, which says by what. */
  readonly largest: DeviceBuffer;
  /** In two stages: the bandwidth between them, and the reflectors of the second one if they are kept. Those of the first are in S. */
  readonly chased?: { readonly kd: number; readonly V: DeviceMat | undefined };
}

const orderOf = (n: number): number => 4 * Math.ceil(n / 4);

/** Of the whole matrix. */
export const wholeBytes = (n: number, prec: Prec): number => fields[prec].bytes * orderOf(n) ** 2;

/** Of the matrix with its panel, the largest piece of workspace. */
export const reductionBytes = (n: number, prec: Prec): number =>
  fields[prec].bytes * orderOf(n) * (orderOf(n) + 3 * sytrdBlock({ n }));

export function takeReduction(ws: Workspace, like: DeviceMat, n: number, nb: number): Reduction {
  const ld = orderOf(n);
  const S: DeviceMat = { data: ws.like(like, ld * (ld + 3 * nb)), off: 0, ld };
  const T = ws.take('s', 3 * ld);
  const tau = isComplex(like.data.type) ? { data: ws.like(like, ld), off: 0, ld } : { data: T, off: 2 * ld, ld: 1 };
  return { n, nb, S, T, tau, largest: ws.take('s', 4) };
}

/** By what D and E are multiplied, as sytrd_scale has it, from the largest magnitude of A; NaN if that is not finite. */
export function scaleOfReduction(largest: number): number {
  if (!Number.isFinite(largest)) return Number.NaN;
  const exponent = largest === 0 ? 20 : Math.max(-127, Math.floor(Math.log2(largest)));
  return 2 ** (20 - exponent);
}

/** Enqueues what a reduction begins with: the largest magnitude, and S, whole and scaled. */
export function enqueueSpread(
  queue: Queue,
  uplo: Uplo,
  { A, places, turned = false }: Triangle,
  { n, S, largest }: Reduction,
): void {
  enqueueNorm(queue, {
    ...{ norm: 'm', uplo, diag: 'n', symmetric: true, hermitian: isComplex(A.data.type), m: n, n, A },
    result: { data: largest, off: 0, ld: 1 },
  });
  const tiles = Math.ceil(S.ld / SPREAD_TILE);
  const buffers = { A: A.data, largest, S: S.data };
  const params = { n, ...places, lds: S.ld, turned: turned ? 1 : 0 };
  queue.launch(sytrdSpread, spreadVariants.of(A.data.type), buffers, params, [tiles, tiles, 1]);
}

/** Enqueues the reduction of a matrix of which a triangle is given, the lower one as `given` has it. */
export function enqueueReduction(queue: Queue, uplo: Uplo, given: Triangle, r: Reduction, force?: string): void {
  const { n, nb, S, T } = r;
  enqueueSpread(queue, uplo, given, r);
  if (n === 1) {
    enqueueLacpy(queue, { uplo: 'f', m: 1, n: 1, A: S, B: { data: T, off: 0, ld: 1 } });
    return;
  }
  const order = S.ld;
  const most = isComplex(S.data.type) ? 0 : ordersOfLast(queue, force);
  if (order <= most) return enqueueLast(queue, r, 0, force);
  const rule = force?.startsWith(STEPS) ? undefined : force;
  scope(queue, (ws) => {
    const products = ws.like(S, productsBefore(order, nb) + order * mostSlices(order, rule));
    for (let start = 0; start < n - 1; start += nb) {
      if (order - start <= most) return enqueueLast(queue, r, start, force);
      const end = Math.min(start + nb, n - 1);
      const isLast = end === n - 1;
      for (let j = start; j < end; j++)
        enqueueColumn(queue, r, { products, j, done: j - start, next: isLast || j + 1 < end, force: rule });
      if (isLast) return;
      // S22 := S22 - V W^T - W V^T
      const [V, W] = [at(S, end, order), at(S, end, order + nb)];
      const left = order - end;
      const product = { transB: 'c', m: left, n: left, k: 2 * nb, alpha: -1, A: V, B: W } as const;
      enqueueGemm(queue, { ...product, beta: 1, C: at(S, end, end) });
    }
  });
}

/** From which order on what is left takes one dispatch a column, or a few in all. */
function ordersOfLast(queue: Queue, force?: string): number {
  const [name, most] = force?.split('/') ?? [STEPS];
  // On software adapters a dispatch costs less than what workgroups compute in common.
  if (force === undefined && queue.context.gpu!.software) return 0;
  return name === STEPS ? Number(most ?? MOST_STEPS) : 0;
}

/** The reduction of what is left behind `from` columns. */
function enqueueLast(queue: Queue, r: Reduction, from: number, force?: string): void {
  if (force !== undefined) return enqueueSteps(queue, r, from);
  const inRegisters = (start: number): boolean => {
    const tiles = tilesFor(SYTRD_TILES, queue.context.gpu!, r.S.ld - start);
    if (tiles.length > 0) enqueueCooperative(queue, r, tiles, start);
    return tiles.length > 0;
  };
  if (!inRegisters(from)) enqueueSteps(queue, r, from, inRegisters);
}

/** The same of a Hermitian matrix. */
function enqueueComplexColumn(
  queue: Queue,
  { n, nb, S, T, tau }: Reduction,
  { j, done, next, products }: Column,
): void {
  const order = S.ld;
  const params = { j, done, width: nb, n: order, offY: productsBefore(order, nb) };
  const { lanes, groups } = spreadColumns(hetrdProductTuning, order - j + 2 * done, order - j);
  queue.launch(hetrdProduct, hetrdProductTuning, { S: S.data, out: products }, { ...params, lanes }, [groups, 1, 1]);
  const rows = Math.ceil(order / COLUMN_ROWS) - Math.floor((j + 1) / COLUMN_ROWS);
  const buffers = { S: S.data, products, tridiagonal: T, tau: tau.data };
  const more = { groups, next: next ? 1 : 0, isLast: j === n - 2 ? 1 : 0 };
  queue.launch(hetrdColumn, hetrdColumnTuning(nb), buffers, { ...params, ...more }, [rows, 1, 1]);
}

interface Column {
  readonly products: DeviceBuffer;
  readonly j: number;
  /** Columns of the panel that are done. */
  readonly done: number;
  /** Whether column j + 1 is to be brought up to date. */
  readonly next: boolean;
  readonly force: string | undefined;
}

function enqueueColumn(queue: Queue, r: Reduction, c: Column): void {
  const { n, nb, S, T } = r;
  const { j, done, next, products } = c;
  const order = S.ld;
  if (isComplex(S.data.type)) return enqueueComplexColumn(queue, r, c);
  const found = enqueueProducts(queue, r, c);
  const rows = Math.ceil(order / COLUMN_ROWS) - Math.floor((j + 1) / COLUMN_ROWS);
  const params = { j, done, width: nb, n: order, ...found, next: next ? 1 : 0, isLast: j === n - 2 ? 1 : 0 };
  queue.launch(sytrdColumn, columnTuning(nb), { S: S.data, products, T }, params, [rows, 1, 1]);
}

/** Enqueues what a column waits for; where it will be. */
function enqueueProducts(queue: Queue, { nb, S }: Reduction, { products, j, done, force }: Column) {
  const order = S.ld;
  const { columns, tiles } = pick(productRules, { count: order - j }, force).choice;
  const buffers = { S: S.data, out: products };
  const params = { j, done, width: nb, n: order / 4, offY: productsBefore(order, nb) };
  const dots = 2 * done + 1;
  if (tiles !== undefined) {
    const slices = slicesOf(tiles, order, j);
    const lines = Math.ceil(slices / 2);
    const grid = [slices + 1, lines + Math.ceil(dots / (slices + 1)), 1] as const;
    queue.launch(sytrdTiles, tiles, buffers, { ...params, pitch: order }, grid);
    return { offY: params.offY, slices, pitch: order, groups: (slices + 1) * lines };
  }
  const { lanes, groups } = spreadColumns(columns!, order - j - 1 + dots, (order - j) / 4);
  queue.launch(sytrdProduct, columns!, buffers, { ...params, lanes }, [groups, 1, 1]);
  return { offY: params.offY, slices: 1, pitch: 0, groups };
}

/** Products in front of those of the trailing matrix: with V and W, two numbers, and a sum of each workgroup, at most one for a column. */
const productsBefore = (order: number, nb: number): number => 4 * nb + order + 3;

/** Enqueues out := D (k = 0), E (1), both scaled back, or tau (2), of which there are `count`. */
export function enqueueValues(queue: Queue, r: Reduction, k: number, count: number, out: DeviceMat): void {
  const params = { count, offT: k * r.S.ld, offOut: out.off, step: out.ld, scaled: k < 2 ? 1 : 0 };
  const groups = [Math.ceil(count / VALUES), 1, 1] as const;
  queue.launch(sytrdValues, valuesTuning, { T: r.T, largest: r.largest, out: out.data }, params, groups);
}

// GEMM on matrix units: factors become halves in the kernel's own layout, as they are or packed into workspace, then one launch.

import { im, re } from '../../core/complex.ts';
import { type Complex, type ElementType, isComplex } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { MatrixUnit } from '../../runtime/matrixUnits.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueLacpy } from '../elements/lacpy.gpu.ts';
import type { GemmMath } from './gemm.spec.ts';
import { type DeviceEpilogue, isEpilogueAligned, launchFused } from './gemmEpilogue.ts';
import {
  exponentTuning,
  fitsTensor,
  gemmExponent,
  gemmPack,
  gemmTensor,
  PACK_ROWS,
  packTuning,
  tensorTuning,
} from './gemmTensor.kernels.ts';
import { enqueueSum } from './gemmWork.gpu.ts';
import { PACK_DEPTHS, TENSOR_TILES, type TensorTile } from './tensorTiles.ts';

/** A product for the matrix units. m, n, k are positive; of complex ones these and all places count words (kernels/lib/gemm_words.wgsl). */
export interface DeviceTensor {
  /** Absent: 1. */
  readonly parts?: 1 | 2;
  readonly conjA?: 0 | 1;
  readonly conjB?: 0 | 1;
  readonly transA: boolean;
  readonly transB: boolean;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly alpha: number | Complex;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  readonly beta: number | Complex;
  readonly C: DeviceMat;
  readonly batch: number;
  readonly strideA: number;
  readonly strideB: number;
  readonly strideC: number;
  /** Of one matrix only. */
  readonly epilogue?: DeviceEpilogue | undefined;
  /** Only this triangle of one square C, off and ld of which are multiples of 4 as its order is. */
  readonly part?: Uplo;
}

export type TensorMode = keyof typeof TENSOR_TILES;

export interface TensorPick {
  readonly unit: MatrixUnit;
  readonly mode: TensorMode;
  readonly name: string;
  readonly why: string;
}

interface Mode {
  readonly name: string;
  readonly mode: TensorMode;
  readonly type: 's' | 'h';
  /** The choices of `math` that allow it; absent: all. */
  readonly math?: GemmMath;
  readonly why: string;
  /** Fewer tiles of 128 x 128 are computed faster by the other kernels. H200, 2026-11. */
  readonly leastTiles: number;
}

/** Of those that a product allows the first is taken for which there are units. */
const MODES: readonly Mode[] = [
  {
    name: 'tensor-half-sums',
    mode: 'halfSums',
    type: 'h',
    math: 'half',
    why: "math 'half': matrix units, sums in half precision",
    leastTiles: 9,
  },
  { name: 'tensor-half', mode: 'half', type: 'h', why: 'half precision: matrix units', leastTiles: 9 },
  {
    name: 'tensor-fast',
    mode: 'half',
    type: 's',
    math: 'fast',
    why: "math 'fast': factors rounded to half, matrix units",
    leastTiles: 32,
  },
  {
    name: 'tensor-split',
    mode: 'split',
    type: 's',
    math: 'split',
    why: "math 'split': factors as two halves each, matrix units",
    leastTiles: 128,
  },
];

/** Names that can be forced, as the rules of gemm.kernels.ts can. */
export const tensorNames: readonly string[] = MODES.map(({ name }) => name);

interface TensorProblem extends Pick<DeviceTensor, 'm' | 'n' | 'k' | 'batch'> {
  readonly type: ElementType;
  readonly math: GemmMath;
}

/** How the matrix units would compute a product; undefined if the device has none, or the product is too small or none of theirs. */
export function pickTensor(queue: Queue, p: TensorProblem, force?: string): TensorPick | undefined {
  const units = queue.context.gpu?.matrixUnits ?? [];
  for (const found of MODES) {
    const wanted = force === undefined ? [undefined, p.math].includes(found.math) : found.name === force;
    const unit = units.find((u) => fitsTensor(u, TENSOR_TILES[found.mode].R));
    if (!wanted || found.type !== p.type || unit === undefined) continue;
    if (force !== undefined) return { ...found, unit, why: 'forced by the caller' };
    const tiles = Math.ceil(p.m / 128) * Math.ceil(p.n / 128) * p.batch;
    return tiles >= found.leastTiles && Math.min(p.m, p.n) >= 64 && p.k >= 64 ? { ...found, unit } : undefined;
  }
  return undefined;
}

/**
 * Depth between flushes of a split product: the bias of a sum that is rounded toward zero grows with its length, while the error of the
 * f32 sum that it stands for grows with the square root of the whole depth. Powers of two from 32 to 256.
 *
 * H200, 2026-11, 4096 x 4096 x 1024, flushed every 64, 128, 256: 0.66, 0.53, 0.43 ms; root mean square error of positive numbers 4.9, 11.5,
 * 26.6 (f32 7.5), of those of both signs 4.5, 8.5, 15.6 (9.3). With this rule it is at most twice that of f32.
 */
export const flushDepth = (k: number): number =>
  Math.min(256, Math.max(32, 2 ** Math.floor(Math.log2(4.2 * Math.sqrt(k)))));

/** A factor as kernels with lib/gemm_tensor_run read it: in units of eight halves, along rows of op(A) or columns of op(B). */
export interface Factor {
  readonly data: DeviceBuffer;
  readonly off: number;
  readonly ld: number;
  readonly plane: number;
  readonly stride: number;
  /** Exponent fields of its rows' largest elements; absent if they are not scaled. */
  readonly exponents?: DeviceBuffer<'i'>;
  readonly packed: boolean;
}

/** op(X) of `rows` rows, which for B are the columns of op(B), and depth k. */
interface Source {
  readonly X: DeviceMat;
  readonly stride: number;
  readonly rows: number;
  readonly depth: number;
  /** Neighbours in memory lie along the depth, not along the rows. */
  readonly across: boolean;
  readonly batch: number;
  /** Which real matrix stands for a complex factor: FactorLayout. */
  readonly of?: 'A' | 'B' | undefined;
  readonly conj?: 0 | 1;
}

/** Enqueues C := alpha op(A) op(B) + beta C; with 'split' as accurate as in f32, with 'half' from factors rounded to half. */
export function enqueueTensor(queue: Queue, unit: MatrixUnit, g: DeviceTensor, mode: TensorMode): void {
  const { epilogue, parts = 1 } = g;
  const isReal = im(g.alpha) === 0 && im(g.beta) === 0;
  const aligned = epilogue === undefined || isEpilogueAligned(epilogue);
  if (isReal && aligned && [g.m, g.C.off, g.C.ld, g.strideC].every((x) => x % 4 === 0))
    multiply(queue, unit, g, mode, g.m);
  else if (epilogue === undefined && parts === 1) throughWorkspace(queue, unit, g, mode);
  else throughSum(queue, unit, g, mode);
}

/** The same with an epilogue or complex scalars: the product alone in workspace, the rest of the formula by the kernel that sums slices. */
function throughSum(queue: Queue, unit: MatrixUnit, g: DeviceTensor, mode: TensorMode): void {
  const ld = Math.ceil(g.m / 4) * 4;
  const W: DeviceMat = { data: queue.context.lease('s', ld * g.n), off: 0, ld };
  multiply(queue, unit, { ...g, alpha: 1, beta: 0, C: W, strideC: 0, epilogue: undefined }, mode, ld);
  enqueueSum(queue, g, W, 1);
  W.data.dispose();
}

/** The kernel writes C in vectors of four: a C that does not allow it is computed in workspace, matrix by matrix. */
function throughWorkspace(queue: Queue, unit: MatrixUnit, g: DeviceTensor, mode: TensorMode): void {
  const { m, n, C } = g;
  const ld = Math.ceil(m / 4) * 4;
  const W: DeviceMat = { data: queue.context.lease(C.data.type, ld * n), off: 0, ld };
  const shifted = (X: DeviceMat, by: number): DeviceMat => ({ ...X, off: X.off + by });
  for (let z = 0; z < g.batch; z++) {
    const place = shifted(C, z * g.strideC);
    if (g.beta !== 0) enqueueLacpy(queue, { uplo: 'f', m, n, A: place, B: W });
    const one = { ...g, A: shifted(g.A, z * g.strideA), B: shifted(g.B, z * g.strideB), C: W, batch: 1, strideC: 0 };
    multiply(queue, unit, one, mode, ld);
    enqueueLacpy(queue, { uplo: 'f', m, n, A: W, B: place });
  }
  W.data.dispose();
}

/** The product of an aligned C of rowsC >= m rows; those beyond m are set to whatever. */
function multiply(queue: Queue, unit: MatrixUnit, g: DeviceTensor, mode: TensorMode, rowsC: number): void {
  const { m, n, k, batch, C, parts = 1, conjA = 0, conjB = 0 } = g;
  const tile: TensorTile = TENSOR_TILES[mode];
  const ofA = { of: parts === 2 ? 'A' : undefined, conj: conjA } as const;
  const inA = { X: g.A, stride: g.strideA, rows: m, depth: k, across: g.transA, batch, ...ofA };
  const A = factor(queue, tile, tile.BM, inA, C);
  // A product with its own transpose has one factor.
  const same = g.A.data === g.B.data && g.A.off === g.B.off && g.A.ld === g.B.ld && g.transA !== g.transB;
  const ofB = { of: parts === 2 && g.transB ? 'B' : undefined, conj: conjB } as const;
  const inB = { X: g.B, stride: g.strideB, rows: n, depth: k, across: !g.transB, batch, ...ofB };
  const isOne = same && parts === 1 && m === n && batch === 1 && tile.BM === tile.BN;
  const B = isOne ? A : factor(queue, tile, tile.BN, inB, C);
  const flags = {
    SCALED: A.exponents === undefined ? 0 : 1,
    EDGE: rowsC % tile.BM === 0 && n % tile.BN === 0 ? 0 : 1,
  } as const;
  const params = {
    m: rowsC,
    n,
    slabs: Math.ceil(k / tile.BK),
    flush: flushDepth(k) / tile.BK,
    offA: A.off,
    lda: A.ld,
    planeA: A.plane,
    strideA: A.stride,
    offB: B.off,
    ldb: B.ld,
    planeB: B.plane,
    strideB: B.stride,
    offC: C.off,
    ldc: C.ld,
    strideC: g.strideC,
    rowStride: A.stride === 0 ? 0 : m,
    columnStride: B.stride === 0 ? 0 : n,
    alpha: re(g.alpha),
    beta: re(g.beta),
  };
  const rowExponent = A.exponents ?? queue.nothing;
  const columnExponent = B.exponents ?? queue.nothing;
  const tuning = tensorTuning(tile, unit, flags, C.data.type === 'h' ? 'f16' : 'f32', g.part);
  const tiles = Math.ceil(rowsC / tile.BM) * Math.ceil(n / tile.BN);
  const buffers = { A: A.data, B: B.data, rowExponent, columnExponent, C: C.data };
  launchFused(queue, g.epilogue, gemmTensor, tuning, buffers, params, [tiles, 1, batch]);
  for (const each of new Set([A, B])) disposeFactor(each);
}

/** Gives the workspace of a factor back. */
export function disposeFactor({ packed, data, exponents }: Factor): void {
  exponents?.dispose();
  if (packed) data.dispose();
}

/** The factor of a product with result C where it lies if the kernel can read it there, else packed into workspace. */
export function factor(queue: Queue, tile: TensorTile, tileRows: number, s: Source, C: DeviceMat): Factor {
  const { X, stride, rows, depth, across } = s;
  const whole = rows % tileRows === 0 && depth % tile.BK === 0;
  const units = [X.off, X.ld, stride].every((x) => x % 8 === 0);
  if (X.data.type === 'h' && !across && whole && units && X.data !== C.data)
    return { data: X.data, off: X.off / 8, ld: X.ld / 8, plane: 0, stride: stride / 8, packed: false };
  return pack(queue, tile, Math.ceil(rows / tileRows) * tileRows, s);
}

/** Workgroups of gemm_exponent that fill a large GPU. */
const FILLS = 1024;

/** Enqueues the packing of a factor into workspace, padded with zeros to so many rows; singles are scaled by rows. */
export function pack(queue: Queue, tile: Pick<TensorTile, 'PLANES'>, paddedRows: number, s: Source): Factor {
  const { X, rows, depth, across, of, conj = 0 } = s;
  const { context } = queue;
  // A factor that all matrices share is packed once.
  const batch = s.stride === 0 ? 1 : s.batch;
  const scaled = X.data.type === 's' || isComplex(X.data.type);
  const paddedDepth = Math.ceil(depth / PACK_DEPTHS) * PACK_DEPTHS;
  const ld = paddedRows / 8;
  const plane = ld * paddedDepth;
  const stride = plane * tile.PLANES;
  const data = context.lease('s', stride * batch * 4);
  const [rsX, csX] = across ? [X.ld, 1] : [1, X.ld];
  const where = { rows, depth, offX: X.off, rsX, csX, strideX: s.stride };
  const layout = { across, wide: [X.off, X.ld, s.stride, across ? depth : rows].every((x) => x % 4 === 0), of, conj };
  const groups = Math.ceil(rows / PACK_ROWS);
  let exponents: DeviceBuffer<'i'> | undefined;
  if (scaled) {
    // gemm_tensor reads four exponents at a time.
    exponents = context.alloc('i', rows * batch + 4);
    const slice = Math.ceil(depth / Math.min(Math.ceil(FILLS / (groups * batch)), Math.ceil(depth / 64)) / 64) * 64;
    const grid = [groups, Math.ceil(depth / slice), batch] as const;
    queue.launch(gemmExponent, exponentTuning(layout), { X: X.data, E: exponents }, { ...where, slice }, grid);
  }
  const tuning = packTuning(layout, tile.PLANES, scaled ? 'f32' : 'f16');
  // The kernel stores fours, gemm_tensor loads eights.
  const params = { ...where, ldp: 2 * ld, planeP: 2 * plane, strideP: 2 * stride };
  const grid = [paddedRows / PACK_ROWS, paddedDepth / PACK_DEPTHS, batch] as const;
  queue.launch(gemmPack, tuning, { X: X.data, E: exponents ?? queue.nothing, P: data }, params, grid);
  return {
    data,
    off: 0,
    ld,
    plane,
    stride: s.stride === 0 ? 0 : stride,
    packed: true,
    ...(exponents === undefined ? {} : { exponents }),
  };
}

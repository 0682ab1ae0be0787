// Krylov spaces of a few right-hand sides on the GPU: directions in singles, their images under A and an orthonormal basis of those in
// pairs. The host sees the coefficients only, in records.
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import { type DeviceDsResidual, enqueueDsResidual } from './doubleSingle.gpu.ts';
import {
  BASIS_ROWS,
  gmresCorrect,
  gmresDots,
  gmresKeep,
  gmresNext,
  gmresSubtract,
  inForm,
  KEEP_THREADS,
  keepTuning,
  MOST_DIRECTIONS,
  PART_ROWS,
} from './gmresBasis.kernels.ts';

/** Times that an image is made orthogonal to the basis. */
const TURNS = 2;
/** A record's singles: of each vector a coefficient, a pair, of each turn; then the scale of the next. */
const SCALE = 2 * TURNS * MOST_DIRECTIONS;
const RECORD = SCALE + 1;

/** Where a space is: n x columns of each, the basis MOST_DIRECTIONS + 1 times, the directions MOST_DIRECTIONS times. */
export interface DeviceBasis {
  readonly n: number;
  readonly columns: number;
  readonly form: Tuning;
  /** Pairs: the basis; what is orthogonalized; what is multiplied by A; and zeros. */
  readonly V: DeviceBuffer<'s'>;
  readonly W: DeviceBuffer<'s'>;
  readonly S: DeviceBuffer<'s'>;
  readonly zeros: DeviceBuffer<'s'>;
  /** The directions, and what is solved for and with. */
  readonly Z: DeviceBuffer<'s'>;
  readonly D: DeviceBuffer<'s'>;
  /** Parts of dot products, and of squares. */
  readonly P: DeviceBuffer<'s'>;
  readonly Q: DeviceBuffer<'s'>;
  /** Records, one for each right-hand side and vector of the basis. */
  readonly H: DeviceBuffer<'s'>;
  /** Coefficients of a correction. */
  readonly Y: DeviceBuffer<'s'>;
}

/** What a space makes of one direction: A z = V column + outside v, v being the next vector of the basis. */
export interface Image {
  readonly column: number[];
  readonly outside: number;
}

/** Singles of the largest buffer of a space for one right-hand side. */
export const basisWorkspace = (n: number): number => 2 * n * (MOST_DIRECTIONS + 1);

/** Leases a space. D: n x columns at least. */
export function leaseBasis(
  queue: Queue,
  n: number,
  columns: number,
  D: DeviceBuffer<'s'>,
  form: Tuning,
  lease: Lease,
): DeviceBasis {
  const all = n * columns;
  const vectors = columns * (MOST_DIRECTIONS + 1);
  const zeros = lease('s', 2 * all);
  queue.clear(zeros.gpu(true));
  return {
    ...{ n, columns, form, D, zeros },
    ...{ V: lease('s', 2 * n * vectors), W: lease('s', 2 * all), S: lease('s', 2 * all) },
    Z: lease('s', all * MOST_DIRECTIONS),
    P: lease('s', 2 * partsOf(n) * vectors),
    Q: lease('s', groupsOf(n) * columns),
    H: lease('s', RECORD * vectors),
    Y: lease('s', 2 * MOST_DIRECTIONS * columns),
  };
}

const partsOf = (n: number): number => Math.ceil(n / PART_ROWS);
const groupsOf = (n: number): number => Math.ceil(n / BASIS_ROWS);

/**
 * Enqueues the first vector of the basis, and D: W, which is a residual, scaled to 1. Of the space a column that is zero has zeros only.
 */
export function enqueueBasisStart(queue: Queue, basis: DeviceBasis): void {
  subtract(queue, basis, 0, 0, 0);
  next(queue, basis, 0);
}

/**
 * Enqueues a direction, D := its solution, which is kept, and the next vector of the basis: what of its image under A is new. That image,
 * with the opposite sign, is what ds_residual leaves of zeros.
 */
export function enqueueDirection(
  queue: Queue,
  basis: DeviceBasis,
  direction: number,
  A: Pick<DeviceDsResidual, 'H' | 'L'>,
  solve: (columns: number) => void,
): void {
  const { n, columns, form, W, S, Z, D, zeros } = basis;
  solve(columns);
  const place = { n, most: MOST_DIRECTIONS, direction };
  queue.launch(gmresKeep, keepTuning, { D, Z, S }, place, [Math.ceil(n / KEEP_THREADS), columns, 1]);
  const mat = (data: DeviceBuffer): DeviceMat => ({ data, off: 0, ld: n });
  enqueueDsResidual(queue, { m: n, n, columns, ...A, X: mat(S), B: mat(zeros), R: mat(W), form });
  for (let turn = 0; turn < TURNS; turn++) {
    dots(queue, basis, direction + 1);
    subtract(queue, basis, direction + 1, direction + 1, turn);
  }
  next(queue, basis, direction + 1);
}

function dots(queue: Queue, { n, columns, form, V, W, P }: DeviceBasis, count: number): void {
  const parts = partsOf(n);
  const params = { n, most: MOST_DIRECTIONS, parts, zero: 0 };
  queue.launch(gmresDots, inForm(gmresDots, form), { V, W, P }, params, [parts, count, columns]);
}

function subtract(queue: Queue, basis: DeviceBasis, vector: number, count: number, turn: number): void {
  const { n, columns, form, V, W, P, H, Q } = basis;
  const groups = groupsOf(n);
  const record = { first: RECORD * columns * vector, size: RECORD, turn };
  const params = { n, most: MOST_DIRECTIONS, count, parts: partsOf(n), groups, ...record, zero: 0 };
  queue.launch(gmresSubtract, inForm(gmresSubtract, form), { V, P, W, H, Q }, params, [groups, columns, 1]);
}

function next(queue: Queue, { n, columns, form, V, W, D, H, Q }: DeviceBasis, vector: number): void {
  const groups = groupsOf(n);
  const record = { first: RECORD * columns * vector + SCALE, size: RECORD };
  const params = { n, most: MOST_DIRECTIONS, vector, groups, ...record, zero: 0 };
  queue.launch(gmresNext, inForm(gmresNext, form), { W, Q, V, D, H }, params, [groups, columns, 1]);
}

/** The norms of what the space began with, if `first` is 0, and the images of the directions from .. to - 1 for each column. */
export async function basisRecords(
  { columns, H }: DeviceBasis,
  from: number,
  to: number,
): Promise<{ readonly norms: number[]; readonly images: Image[][] }> {
  const begin = from === 0 ? 0 : from + 1;
  const found = await H.copyOut(RECORD * columns * begin, RECORD * columns * (to + 1 - begin));
  const record = (vector: number, c: number): number => RECORD * ((vector - begin) * columns + c);
  const lengthOf = (place: number): number => {
    const scale = found[place + SCALE]!;
    return scale === 0 ? 0 : 1 / scale;
  };
  const each = Array.from({ length: columns }, (_, c) => c);
  const images = each.map((c) =>
    Array.from({ length: to - from }, (_, k): Image => {
      const place = record(from + k + 1, c);
      const column = Array.from({ length: from + k + 1 }, (_, l) => {
        let sum = 0;
        for (let turn = 0; turn < TURNS; turn++) {
          const at = place + 2 * (TURNS * l + turn);
          sum += found[at]! + found[at + 1]!;
        }
        return -sum;
      });
      return { column, outside: -lengthOf(place) };
    }),
  );
  return { norms: from === 0 ? each.map((c) => lengthOf(record(0, c))) : [], images };
}

/** Enqueues X := X + Z y with the coefficients of each column; X are pairs, n x columns, from its buffer's beginning. */
export function enqueueBasisCorrection(
  queue: Queue,
  { n, columns, form, Z, Y }: DeviceBasis,
  X: DeviceBuffer<'s'>,
  coefficients: readonly (readonly number[])[],
): void {
  const pairs = new Float32Array(2 * MOST_DIRECTIONS * columns);
  for (const [c, y] of coefficients.entries()) {
    for (const [l, value] of y.entries()) {
      const [at, hi] = [2 * (l + MOST_DIRECTIONS * c), Math.fround(value)];
      pairs[at] = hi;
      pairs[at + 1] = value - hi;
    }
  }
  Y.set(pairs, 0);
  const params = { n, most: MOST_DIRECTIONS, count: Math.max(...coefficients.map((y) => y.length)), zero: 0 };
  queue.launch(gmresCorrect, inForm(gmresCorrect, form), { Z, Y, X }, params, [Math.ceil(n / BASIS_ROWS), columns, 1]);
}

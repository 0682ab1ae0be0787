// Normalization of columns on the GPU: a kernel for the result, one for the gradient by X, and two for those by gamma and beta.
import type { ElementType } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Apart, vectorApart, withApart } from '../apart.gpu.ts';
import { COLUMN_THREADS, columnsOf, heldTile } from '../columns.ts';
import { inVectors } from '../units.gpu.ts';
import {
  columnNorm,
  columnNormGradient,
  columnNormHeld,
  GRADIENT_ROWS,
  heldNormVariants,
  normVariants,
  rowGradients,
  rowGradientsSum,
  rowSumVariants,
  rowVariants,
  SUM_ROWS,
} from './norm.kernels.ts';

type Pointer = Ptr<ElementType>;

interface Call {
  readonly m: number;
  readonly n: number;
  readonly routine: string;
  readonly X: Pointer;
  readonly ldx: number;
  readonly gamma: Pointer | undefined;
}

export interface DeviceNormCall extends Call {
  readonly Y: Pointer;
  readonly ldy: number;
  readonly beta?: Pointer | undefined;
  readonly epsilon: number;
  readonly mean?: Pointer | undefined;
  readonly rstd: Pointer | undefined;
}

/** Slices of columns at most, and columns of a slice at least. */
const MOST_SLICES = 64;
const LEAST_COLUMNS = 64;

/** Workspace in the place of results that nobody asks for, and given back together. */
export class Spare {
  private readonly queue: Queue;
  private readonly made: DeviceMat[] = [];

  constructor(queue: Queue) {
    this.queue = queue;
  }

  /** The operand, or workspace of its size. */
  or(x: Pointer | undefined, type: 'h' | 's', n: number): DeviceMat {
    if (x !== undefined) return deviceMat(x, 1);
    const spare = { data: this.queue.context.lease(type, n), off: 0, ld: 1 };
    this.made.push(spare);
    return spare;
  }

  dispose(): void {
    for (const { data } of this.made) data.dispose();
  }
}

const optional = (x: Pointer | undefined, n: number): Apart | undefined => x && vectorApart(deviceMat(x, 1), n, 'in');

export function normGpu(queue: Queue, a: DeviceNormCall, centered: boolean): void {
  const { m, n, epsilon } = a;
  const spare = new Spare(queue);
  const [gamma, beta] = [optional(a.gamma, m), optional(a.beta, m)];
  const operands = {
    X: { at: deviceMat(a.X, a.ldx), rows: m, cols: n, access: 'in' },
    Y: { at: deviceMat(a.Y, a.ldy), rows: m, cols: n, access: 'out' },
    ...(gamma && { gamma }),
    ...(beta && { beta }),
    ...(centered && { mean: vectorApart(spare.or(a.mean, 's', n), n, 'out') }),
    rstd: vectorApart(spare.or(a.rstd, 's', n), n, 'out'),
  } as const satisfies Readonly<Record<string, Apart>>;
  withApart(queue, operands as Readonly<Record<string, Apart>>, ({ X, Y, gamma, beta, mean, rstd }) => {
    const nothing = { data: queue.nothing, off: 0, ld: 1 };
    const [g, b] = [gamma ?? nothing, beta ?? nothing];
    const places = { offX: X!.off, ldx: X!.ld, offY: Y!.off, ldy: Y!.ld, offG: g.off, offB: b.off };
    const stats = { offM: mean?.off ?? 0, offR: rstd!.off };
    const has = { hasGamma: gamma === undefined ? 0 : 1, hasBeta: beta === undefined ? 0 : 1 };
    const buffers = { X: X!.data, Y: Y!.data, gamma: g.data, beta: b.data, rstd: rstd!.data };
    const all = { ...buffers, ...(mean && { mean: mean.data }) };
    const params = { m, n, epsilon, ...has, ...places, ...stats };
    const tile = inVectors([X!, Y!, g, b], m, X!.ld, Y!.ld) ? heldTile(m) : undefined;
    const { type } = Y!.data;
    const lanes = tile?.LANES ?? columnsOf(m, n).lanes;
    const [kernel, does] = tile === undefined ? [columnNorm, 'read'] : [columnNormHeld, 'hold'];
    const why = `limited by memory: ${lanes} threads to a column, which ${does} it`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: kernel.name, why });
    const groups = [Math.ceil((n * lanes) / COLUMN_THREADS), 1, 1] as const;
    if (tile === undefined) {
      queue.launch(kernel, normVariants.of(type, { CENTERED: centered }), all, { ...params, lanes }, groups);
    } else queue.launch(kernel, heldNormVariants.of(type, { CENTERED: centered }, tile), all, params, groups);
  });
  spare.dispose();
}

export interface DeviceNormGradientCall extends Call {
  readonly dY: Pointer;
  readonly lddy: number;
  readonly mean?: Pointer | undefined;
  readonly rstd: Pointer;
  readonly dX: Pointer;
  readonly lddx: number;
  readonly dGamma: Pointer | undefined;
  readonly dBeta?: Pointer | undefined;
}

export function normGradientGpu(queue: Queue, a: DeviceNormGradientCall): void {
  const { m, n } = a;
  const { lanes } = columnsOf(m, n);
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'column_norm_gradient',
    why: `limited by memory: ${lanes} threads to a column`,
  });
  const spare = new Spare(queue);
  const type = a.X.buffer.type as 'h' | 's';
  const gamma = optional(a.gamma, m);
  const wanted = a.dGamma !== undefined || a.dBeta !== undefined;
  const operands: Readonly<Record<string, Apart>> = {
    X: { at: deviceMat(a.X, a.ldx), rows: m, cols: n, access: 'in' },
    dY: { at: deviceMat(a.dY, a.lddy), rows: m, cols: n, access: 'in' },
    dX: { at: deviceMat(a.dX, a.lddx), rows: m, cols: n, access: 'out' },
    ...(gamma && { gamma }),
    ...(a.mean && { mean: vectorApart(deviceMat(a.mean, 1), n, 'in') }),
    rstd: vectorApart(deviceMat(a.rstd, 1), n, 'in'),
    ...(wanted && {
      dGamma: vectorApart(spare.or(a.dGamma, type, m), m, 'out'),
      dBeta: vectorApart(spare.or(a.dBeta, type, m), m, 'out'),
    }),
  };
  withApart(queue, operands, (at) => {
    enqueueByX(queue, m, n, at);
    if (wanted) enqueueByRows(queue, m, n, at);
  });
  spare.dispose();
}

type Places = Readonly<Record<string, DeviceMat>>;

function enqueueByX(queue: Queue, m: number, n: number, { X, dY, dX, gamma, mean, rstd }: Places): void {
  const { lanes, groups } = columnsOf(m, n);
  const g = gamma ?? { data: queue.nothing, off: 0, ld: 1 };
  const places = { offX: X!.off, ldx: X!.ld, offDY: dY!.off, lddy: dY!.ld, offDX: dX!.off, lddx: dX!.ld };
  const more = { offG: g.off, offM: mean?.off ?? 0, offR: rstd!.off, hasGamma: gamma === undefined ? 0 : 1 };
  const buffers = { X: X!.data, dY: dY!.data, dX: dX!.data, gamma: g.data, rstd: rstd!.data };
  const tuning = normVariants.of(dX!.data.type, { CENTERED: mean !== undefined });
  const all = { ...buffers, ...(mean && { mean: mean.data }) };
  queue.launch(columnNormGradient, tuning, all, { m, n, lanes, ...places, ...more }, [groups, 1, 1]);
}

function enqueueByRows(queue: Queue, m: number, n: number, { X, dY, mean, rstd, dGamma, dBeta }: Places): void {
  const slice = Math.max(LEAST_COLUMNS, Math.ceil(n / MOST_SLICES));
  const slices = Math.ceil(n / slice);
  const work = queue.context.lease('s', Math.max(2, 2 * m * slices));
  const places = { offX: X!.off, ldx: X!.ld, offDY: dY!.off, lddy: dY!.ld, offM: mean?.off ?? 0, offR: rstd!.off };
  const buffers = { X: X!.data, dY: dY!.data, rstd: rstd!.data, ...(mean && { mean: mean.data }), work };
  const tuning = rowVariants.of(X!.data.type, { CENTERED: mean !== undefined });
  queue.launch(rowGradients, tuning, buffers, { m, n, slice, ...places }, [Math.ceil(m / GRADIENT_ROWS), slices, 1]);
  const sums = { m, slices, offG: dGamma!.off, offB: dBeta!.off };
  const results = { work, dGamma: dGamma!.data, dBeta: dBeta!.data };
  queue.launch(rowGradientsSum, rowSumVariants.of(X!.data.type), results, sums, [Math.ceil(m / SUM_ROWS), 1, 1]);
  work.dispose();
}

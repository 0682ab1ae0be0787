// Where a call of doubles is computed on a context that decides by cost (doubles: 'auto'): on the GPU, where they live, or on the CPU,
// which then has to be given its operands. Figures without a source are orders of magnitude: what they decide between differs by more.
import { fields, isDouble, type Prec } from '../core/field.ts';
import type { Values } from '../core/spec.ts';
import { type ColumnCount, flopsOf, type RoutineSpec } from '../core/spec.ts';
import { bytesOf } from '../core/traffic.ts';
import { engine } from '../engine/engine.ts';
import { DeviceBuffer } from './buffer.ts';
import type { Context } from './context.ts';
import type { Queue } from './queue.ts';

/** What a call is to both sides. */
export interface Work {
  readonly flops: number;
  /** Numbers that it reads and writes. */
  readonly elements: number;
  /** Dispatches that wait for one another. */
  readonly dispatches: number;
  /** Of a batch that goes column after column. */
  readonly columns?: ColumnCount | undefined;
  /** Bytes that one side would have to get from the other before it can begin. */
  readonly toGpu: number;
  readonly toHost: number;
}

/** What the sides can do. */
export interface Sides {
  /** Multiplications and additions a millisecond of products of doubles on the GPU, as measured there. */
  readonly products: number;
  /** Of the CPU's engine. */
  readonly threads: number;
}

/** Operations for each number from which on a call is products, and what is less is soft arithmetic, or memory. */
const INTENSE = 16;
/** Speed of soft arithmetic beside that of products: gemv 0.3 of 8 TFLOP/s (H100, order 1024 to 8192, 2026-11-26). */
const SOFT = 1 / 30;
/** Milliseconds: of a dispatch in a chain, LU of order 1024 takes 10.2 for 1294; and until the host has what it asked for. */
const [DISPATCH, READBACK] = [0.008, 0.3];
/** Bytes a millisecond between host and GPU: 0.5 GB took 194 ms (H200, 2026-11-22). */
const BUS = 2.6e6;
/** Operations a millisecond of a thread of the engine in products (18 Gflop/s, docs/speed.md); elsewhere it is memory, of all together. */
const [THREAD, MEMORY] = [16e6, 4e6];

/**
 * Batches that go column after column, in soft arithmetic: milliseconds of a column and how many of them are in hand at a time, speed
 * beside that of products. On an H100, 2026-11-27, dgeqrf of 50000 matrices of order 4 to 5000 of order 32 takes 0.31, 0.50, 1.20, 3.68
 * ms, dgels of 2n x n 0.76, 1.00, 2.89, 9.36; complex ones take two or three times what this makes of them.
 */
const [COLUMN, IN_HAND, COLUMNS_SOFT] = [0.01, 8300, 1 / 128];
/**
 * On the CPU, of a thread: milliseconds of a matrix and operations a millisecond, of matrices in lanes (dgeqrf beside 16 threads: 1.7, 0.9,
 * 1.4, 4.6) and of those that are taken one after the other (dgels on a Xeon: 0.01 for 8 x 4 and 16 x 8, 0.06 for 64 x 32).
 */
const [MATRIX, SMALL_THREAD] = [4e-4, 3e6];
const [MATRIX_ALONE, ALONE] = [9e-3, 2e6];

/** Milliseconds on the GPU and on the CPU. */
export function costsOf(work: Work, { products, threads }: Sides): { readonly gpu: number; readonly cpu: number } {
  const { flops, elements, dispatches, columns, toGpu, toHost } = work;
  const intense = flops > INTENSE * elements;
  const [there, here] =
    columns === undefined
      ? [flops / (intense ? products : SOFT * products), flops / (intense ? THREAD * threads : MEMORY)]
      : [
          COLUMN * Math.max(columns.most, columns.all / IN_HAND) + flops / (COLUMNS_SOFT * products),
          columns.alone
            ? MATRIX_ALONE * columns.matrices + flops / ALONE
            : (MATRIX * columns.matrices + flops / SMALL_THREAD) / threads,
        ];
  const gpu = DISPATCH * dispatches + there + toGpu / BUS;
  const cpu = here + (toHost > 0 ? READBACK + toHost / BUS : 0);
  return { gpu, cpu };
}

const rates = new WeakMap<Context, number>();
/** What is assumed where no product has been measured, because the program has none. */
const UNKNOWN = 1e9;

/** Notes how fast products of doubles are on a context's GPU; 0 where they are not right. */
export function learnRate(context: Context, rate: number): void {
  rates.set(context, rate);
}

export const knownRate = (context: Context): number | undefined => rates.get(context);

/** Threads of the CPU's engine. */
export const hostThreads = (): number => engine()?.pool.threads ?? 1;

/** Dispatches of a call whose spec does not say how many: those of a product. */
const FEW = 8;

export type ByCost = (
  queue: Queue,
  spec: RoutineSpec,
  a: Values & { readonly prec: Prec; readonly routine: string },
) => boolean;

/** Whether a checked call of doubles is for the GPU; the trace says why. A plan is made of what the GPU can be given again. */
export const onGpuByCost: ByCost = (queue, spec, a) => {
  if (queue.recorder !== undefined) return true;
  const { context } = queue;
  const buffers = new Set<DeviceBuffer>();
  for (const value of Object.values(a)) {
    const buffer = (value as { readonly buffer?: unknown } | undefined)?.buffer;
    if (buffer instanceof DeviceBuffer && isDouble(buffer.type)) buffers.add(buffer);
  }
  let [toGpu, toHost] = [0, 0];
  for (const { onGpu, onHost, length, type } of buffers) {
    const bytes = length * fields[type].bytes;
    if (onGpu) toHost += bytes;
    else if (onHost) toGpu += bytes;
  }
  const elements = bytesOf(spec, a, a.prec) / fields.d.bytes;
  const [flops, dispatches, columns] = [flopsOf(spec, a, a.prec), spec.serial?.(a) ?? FEW, spec.columns?.(a)];
  const work = { flops, elements, dispatches, columns, toGpu, toHost };
  const { gpu, cpu } = costsOf(work, { products: knownRate(context) ?? UNKNOWN, threads: hostThreads() });
  const there = gpu <= cpu;
  const ms = (x: number): string => (x < 1 ? x.toPrecision(1) : x.toFixed(0));
  const why = `auto: doubles here would take ${ms(gpu)} ms on the GPU and ${ms(cpu)} on the CPU`;
  queue.note({ routine: a.routine, backend: there ? 'gpu' : 'cpu', why });
  return there;
};

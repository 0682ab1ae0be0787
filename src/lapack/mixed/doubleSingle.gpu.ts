// Residuals and corrections on the GPU in double-single arithmetic, 48 bits by two singles. doubleSingleTrial.gpu.ts tells which forms of
// the kernels a device computes right.
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import {
  DS_JUDGE_THREADS,
  DS_RESIDUAL_ROWS,
  DS_THREADS,
  dsCorrect,
  dsDecide,
  dsDecideTuning,
  dsJudge,
  dsJudgeTuning,
  dsProduct,
  dsResidual,
} from './doubleSingle.kernels.ts';

/**
 * Workgroups of ds_product that fill the largest GPUs: products of few rows are cut into more slices, of at least and at most so many
 * columns.
 */
const GROUPS = 2112;
const SLICES = { least: 32, most: 256 } as const;
/** Right-hand sides whose slices are in the workspace at a time. */
const COLUMNS = 8;

/** The kernels, for tests. */
export interface DsKernels {
  readonly product: Kernel;
  readonly residual: Kernel;
  readonly correct: Kernel;
}
export const DS_KERNELS: DsKernels = { product: dsProduct, residual: dsResidual, correct: dsCorrect };

export interface DeviceDsResidual {
  readonly m: number;
  readonly n: number;
  readonly columns: number;
  /** A = H + L, two matrices of singles, as pairsOf splits one of doubles. */
  readonly H: DeviceMat;
  readonly L: DeviceMat;
  /** Matrices of pairs of singles whose sum is the element; offsets and leading dimensions count pairs. */
  readonly X: DeviceMat;
  readonly B: DeviceMat;
  readonly R: DeviceMat;
  /** What provenDoubleSingle has found. */
  readonly form: Tuning;
  /** A word for each column: where it is 0 R stays as it is, and A is not read for it. All columns, if absent. */
  readonly wanted?: DeviceBuffer<'i'>;
}

/** Columns of a slice for products of m rows and n columns. */
function sliceOf(m: number, n: number): number {
  const slices = Math.ceil(GROUPS / Math.ceil(m / DS_THREADS));
  const { least, most } = SLICES;
  return Math.max(least, Math.min(most, least * Math.ceil(n / slices / least)));
}

/** Singles of workspace that enqueueDsResidual takes. */
export function dsWorkspace(m: number, n: number, columns: number): number {
  return 2 * m * Math.max(1, Math.ceil(n / sliceOf(m, n))) * Math.min(COLUMNS, columns);
}

/**
 * Enqueues R := B - A X, in sums of three singles, so that what is lost is what pairs lose of A, X, B and the products: 2^-48 or so of each
 * term, however many there are. R and B are different buffers; numbers must be far from the ends of the range of singles.
 */
export function enqueueDsResidual(queue: Queue, s: DeviceDsResidual, kernels = DS_KERNELS): void {
  const { m, n, columns, H, L, X, B, R, form } = s;
  const wanted = s.wanted ?? queue.nothing;
  const masked = s.wanted === undefined ? 0 : 1;
  if (m === 0 || columns === 0) return;
  const slice = sliceOf(m, n);
  const slices = Math.ceil(n / slice);
  scope(queue, (ws) => {
    const W = ws.take('s', dsWorkspace(m, n, columns));
    for (let first = 0; first < columns; first += COLUMNS) {
      const count = Math.min(COLUMNS, columns - first);
      const [offX, offB, offR] = [X, B, R].map(({ off, ld }) => off + first * ld) as [number, number, number];
      const matrix = { m, n, slice, slices, offH: H.off, ldh: H.ld, offL: L.off, ldl: L.ld };
      queue.launch(
        kernels.product,
        form,
        { H: H.data, L: L.data, X: X.data, wanted, W },
        { ...matrix, offX, ldx: X.ld, first, masked, zero: 0 },
        [count, Math.ceil(m / DS_THREADS), slices],
      );
      queue.launch(
        kernels.residual,
        form,
        { W, B: B.data, wanted, R: R.data },
        { m, slices, offB, ldb: B.ld, offR, ldr: R.ld, first, masked, zero: 0 },
        [Math.ceil(m / DS_RESIDUAL_ROWS), count, 1],
      );
    }
  });
}

export interface DeviceDsCorrection {
  readonly n: number;
  readonly columns: number;
  /** Pairs of singles, from the buffer's beginning. */
  readonly X: DeviceMat;
  /** Singles, from the buffer's beginning. */
  readonly D: DeviceMat;
  /** A word for each column: 0 leaves it alone. */
  readonly wanted: DeviceBuffer<'i'>;
  /** Two words for each column, which become 0. */
  readonly facts: DeviceBuffer<'i'>;
  readonly form: Tuning;
}

/** Enqueues X := X + D in the columns that are wanted. */
export function enqueueDsCorrection(queue: Queue, s: DeviceDsCorrection, kernels = DS_KERNELS): void {
  const { n, columns, X, D, wanted, facts, form } = s;
  if (n === 0 || columns === 0) return;
  const params = { n, ldx: X.ld, ldd: D.ld, zero: 0 };
  const groups = [Math.ceil(n / DS_THREADS), columns, 1] as const;
  queue.launch(kernels.correct, form, { D: D.data, wanted, X: X.data, facts }, params, groups);
}

export interface DeviceDsJudge {
  readonly n: number;
  readonly columns: number;
  /** Pairs of singles, from the buffers' beginning. */
  readonly R: DeviceMat;
  readonly X: DeviceMat;
  /** Singles, from the buffer's beginning. */
  readonly D: DeviceMat;
  /** Of each column the bits of the largest |r| and |x|, if they are 0 before. */
  readonly facts: DeviceBuffer<'i'>;
}

/** Enqueues D := R in singles, and what the host wants to know of R and X. */
export function enqueueDsJudge(queue: Queue, { n, columns, R, X, D, facts }: DeviceDsJudge): void {
  if (n === 0 || columns === 0) return;
  const params = { n, ldr: R.ld, ldx: X.ld, ldd: D.ld };
  const groups = [Math.ceil(n / DS_JUDGE_THREADS), columns, 1] as const;
  queue.launch(dsJudge, dsJudgeTuning, { R: R.data, X: X.data, D: D.data, facts }, params, groups);
}

/** Where the words of `outcome` in DeviceDsDecision stand, and what the first of them may be. */
export const OUTCOME = { state: 0, step: 1, worst: 2, norm: 3, info: 4, iters: 5 } as const;
export const STATE = { going: 0, converged: 1, stopped: 2 } as const;

/** The words that `outcome` has before the first step. */
export function firstOutcome(columns: number): Int32Array {
  const words = new Int32Array(OUTCOME.iters + columns);
  words[OUTCOME.worst] = bitsOf(Infinity);
  return words;
}

/** The bits of a number in single precision. */
const bitsOf = (x: number): number => new Int32Array(Float32Array.of(x).buffer)[0]!;

export interface DeviceDsDecision {
  readonly columns: number;
  /** As of enqueueDsJudge. */
  readonly facts: DeviceBuffer<'i'>;
  /** The bits of what the elements of a column of X must stay below. */
  readonly ends: DeviceBuffer<'i'>;
  /** The norm of A, and the info of its factorization. */
  readonly norm: DeviceBuffer<'s'>;
  readonly info: DeviceMat;
  /** 1 for each column that is still to be corrected. */
  readonly wanted: DeviceBuffer<'i'>;
  /** OUTCOME.iters words and one for each column, firstOutcome before the first step. */
  readonly outcome: DeviceBuffer<'i'>;
  readonly rules: {
    /** The number of the last step, the first being 0. */
    readonly last: number;
    /** Norms of A beyond which nothing is decided. */
    readonly norms: Readonly<Record<'least' | 'most', number>>;
    /** A column has converged where |r| <= factor ||A|| |x|, in largest elements. */
    readonly factor: number;
    /** A step that leaves more than this of the residual is the last. */
    readonly progress: number;
  };
}

/** Enqueues the judgement of a step: `wanted` and `outcome`, which stay as they are once there is no other step. */
export function enqueueDsDecision(queue: Queue, d: DeviceDsDecision): void {
  const { columns, facts, ends, norm, info, wanted, outcome, rules } = d;
  const { last, norms, factor, progress } = rules;
  const params = { columns, offInfo: info.off, last, factor, progress };
  const range = { least: bitsOf(norms.least), largest: bitsOf(norms.most) };
  const buffers = { facts, ends, norm, info: info.data, wanted, outcome };
  queue.launch(dsDecide, dsDecideTuning, buffers, { ...params, ...range }, [1, 1, 1]);
}

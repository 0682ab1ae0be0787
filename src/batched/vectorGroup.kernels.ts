// The kernels that solve for vectors with a thread to a row, condition numbers and refinement of batches, as the host sees them.
import { type Picked, pick, type Rule } from '../autotune/pick.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import type { Queue } from '../runtime/queue.ts';
import { con_group } from './condition/shaders.gen.ts';
import { refine_copy, refine_group, refine_report } from './refine/shaders.gen.ts';
import { fitsShape, type VectorProblem, type VectorShape, vectorProblem, vectorShapes } from './vectorSizes.ts';

const rules: readonly Rule<VectorProblem, VectorShape>[] = vectorShapes.map((choice) => ({
  name: `${choice.software ? 'light' : 'lanes'}-${choice.LANES}`,
  choice,
  fits: (p) => fitsShape(choice, p),
  why: `${choice.LANES} threads of a workgroup to a matrix of up to so many rows`,
}));

/** The shape for matrices of so many rows, which a workgroup of the device has. */
export const vectorShape = (queue: Queue, rows: number, force?: string): Picked<VectorShape> =>
  pick(rules, vectorProblem(queue, rows), force);

/** The names of the shapes that have so many rows, for tests and tuning. */
export const vectorShapeNames = (queue: Queue, rows: number): string[] =>
  rules.filter(({ fits }) => fits(vectorProblem(queue, rows))).map(({ name }) => name);

interface VectorFlags {
  readonly LISTED: number;
  readonly CHOLESKY: number;
  readonly PIVOTS: number;
  readonly FERR?: number;
}

const interned = new Map<string, Tuning>();

/** One object per variant: pipelines are found by it. */
function tuningOf(kernel: string, shape: VectorShape, flags: VectorFlags): Tuning {
  const { software: _, ...tunables } = shape;
  const tuning = { ...tunables, ...flags };
  const key = `${kernel} ${Object.values(tuning).join(' ')}`;
  if (!interned.has(key)) interned.set(key, tuning);
  return interned.get(key)!;
}

export const conTuning = (shape: VectorShape, listed: boolean, cholesky: boolean): Tuning =>
  tuningOf('con', shape, { LISTED: Number(listed), CHOLESKY: Number(cholesky), PIVOTS: 0 });

export const refineTuning = (shape: VectorShape, listed: boolean, cholesky: boolean, ferr: boolean): Tuning =>
  tuningOf('refine', shape, {
    LISTED: Number(listed),
    CHOLESKY: Number(cholesky),
    PIVOTS: Number(!cholesky),
    FERR: Number(ferr),
  });

const booleans = [false, true];

export const conGroup: Kernel = {
  name: 'con_group',
  text: con_group,
  get variants() {
    return rules.flatMap(({ choice }) =>
      booleans.flatMap((listed) => booleans.map((cholesky) => conTuning(choice, listed, cholesky))),
    );
  },
};

export const refineGroup: Kernel = {
  name: 'refine_group',
  text: refine_group,
  get variants() {
    return rules.flatMap(({ choice }) =>
      booleans.flatMap((listed) =>
        booleans.flatMap((cholesky) => booleans.map((ferr) => refineTuning(choice, listed, cholesky, ferr))),
      ),
    );
  },
};

/** Of the kernels around them. */
const around = (THREADS: number, LISTED: boolean, more: Tuning = {}): Tuning => ({
  THREADS,
  LISTED: Number(LISTED),
  ...more,
});

export const COPY_THREADS = 256;
const copies = booleans.map((packed) =>
  booleans.map((listed) => around(COPY_THREADS, listed, { PACKED: Number(packed) })),
);
/** `packed`: out of workspace. */
export const copyTuning = (packed: boolean, listed: boolean): Tuning => copies[Number(packed)]![Number(listed)]!;

export const REPORT_THREADS = 64;
const reports = booleans.map((listed) => around(REPORT_THREADS, listed));
export const reportTuning = (listed: boolean): Tuning => reports[Number(listed)]!;

export const refineCopy: Kernel = { name: 'refine_copy', text: refine_copy, variants: copies.flat() };
export const refineReport: Kernel = { name: 'refine_report', text: refine_report, variants: reports };

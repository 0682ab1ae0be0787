// GEEV of a batch on the CPU backend: small matrices in lanes, larger ones one after the other in copies, as the routine for one matrix
// computes them on the engine; without the engine by the reference.
import { ldName } from '../../core/batchForms.ts';
import type { RealArray, RealMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { onEngine } from '../../lapack/schur/geev.cpu.ts';
import { answeredRef, type GeevProblem, geevSteps, referenceGeev } from '../../lapack/schur/geev.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import type { BatchRoles } from '../hostOperands.cpu.ts';
import { type BatchPlace, placeOf } from '../lanes.cpu.ts';
import { fitsGeevLanes, geevLanes } from './geevLanes.cpu.ts';

type Jobs = Pick<GeevProblem, 'jobvl' | 'jobvr'>;

/** The operands that a call has. */
function rolesOf({ jobvl, jobvr }: Jobs): BatchRoles['matrices'] {
  const rows = (s: { readonly n: number }): number => s.n;
  const square = { rows, cols: rows, use: 'write' } as const;
  const column = { rows, cols: () => 1, use: 'write' } as const;
  return {
    A: { ...square, use: 'read' },
    WR: column,
    WI: column,
    ...(jobvl === 'v' ? { VL: square } : {}),
    ...(jobvr === 'v' ? { VR: square } : {}),
  };
}

/** The operands by their names, from a list in the order of the roles. */
function named<T>({ jobvl, jobvr }: Jobs, list: readonly T[]) {
  const [A, WR, WI, ...sides] = list as readonly [T, T, T, ...T[]];
  return {
    ...{ A, WR, WI },
    VL: jobvl === 'v' ? sides[0] : undefined,
    VR: jobvr === 'v' ? sides.at(-1) : undefined,
  };
}

/** To := from, n rows. */
function copy(n: number, cols: number, from: RealMat, to: RealMat): void {
  for (let j = 0; j < cols; j++) {
    const column = from.off + j * from.ld;
    to.data.set(from.data.subarray(column, column + n), to.off + j * to.ld);
  }
}

/** Solves one problem of order n after the other in the same copies; their matrices are listed in the order of the roles. */
function solverOf(
  jobs: Jobs,
  n: number,
  empty: (length: number) => RealArray,
  on?: { readonly e: Engine; readonly r: Real },
): (operand: (k: number) => RealMat) => number {
  const widths = Object.values(rolesOf(jobs)).map(({ cols }) => cols({ m: 0, n, nrhs: 0 }));
  const copies = widths.map((cols): RealMat => ({ data: empty(n * cols), off: 0, ld: Math.max(1, n) }));
  const { WR, WI, ...matrices } = named(jobs, copies);
  const problem: GeevProblem = { ...jobs, ...matrices, n, WR: WR.data, WI: WI.data };
  const byReference = referenceGeev(problem);
  const byEngine = (): number | undefined =>
    on?.e.within((space) =>
      onEngine(on.e, on.r, space, problem, space.matrix(problem.A, n, n, 'write'), (tools, back) =>
        geevSteps(problem, tools, back),
      ),
    );
  return (operand) => {
    copy(n, n, operand(0), copies[0]!);
    const info = answeredRef(problem) ?? byEngine() ?? byReference();
    for (const [k, cols] of widths.entries()) if (k > 0) copy(n, cols, copies[k]!, operand(k));
    return info;
  };
}

function routineOf({ jobvl, jobvr }: Jobs): BatchRoutine {
  const jobs: Jobs = { jobvl, jobvr };
  let last: { readonly n: number; readonly solve: ReturnType<typeof solverOf> } | undefined;
  return {
    matrices: rolesOf(jobs),
    engine({ e, r, n, places, count, infos }) {
      if (n === 0) return;
      if (fitsGeevLanes(n, places.length > 3)) {
        geevLanes(e, r, n, named<BatchPlace>(jobs, places), infos, count);
        return;
      }
      const single = r.prec === 's';
      const solve = solverOf(jobs, n, (size) => (single ? new Float32Array(size) : new Float64Array(size)), { e, r });
      const widths = Object.values(rolesOf(jobs)).map(({ cols }) => cols({ m: 0, n, nrhs: 0 }));
      for (let b = 0; b < count; b++) {
        const info = solve((k) => matrixAt(e, r, n, widths[k]!, placeOf(places[k]!, b)));
        e.heap.view(Int32Array, infos, count)[b] = info;
      }
    },
    reference({ n }, matrices) {
      if (last?.n !== n) {
        const single = matrices[0]!.data instanceof Float32Array;
        const empty = (size: number): RealArray => (single ? new Float32Array(size) : new Float64Array(size));
        last = { n, solve: solverOf(jobs, n, empty) };
      }
      return last.solve((k) => matrices[k]!);
    },
  };
}

/** Eigenvalues are side by side, whatever the order of storage. */
const adjacent = { [ldName('WR')]: 1, [ldName('WI')]: 1 };

export const geevBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runBatch(queue, { ...a, ...adjacent }, routineOf(a as unknown as Jobs));

// What batched singular value decompositions have in common on the CPU backend: one matrix after the other, on copies that the solver may
// destroy.
import { ldName } from '../../core/batchForms.ts';
import type { RealArray, RealMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type BatchTask, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import type { BatchSizes } from '../hostOperands.cpu.ts';
import { placeOf } from '../lanes.cpu.ts';

/** One matrix, which is overwritten, and where its results go, all on the host. */
export interface SingularProblem extends BatchSizes {
  readonly A: RealMat;
  readonly S: RealArray;
  readonly U?: RealMat | undefined;
  /** V or its transpose, as the routine has it. */
  readonly V?: RealMat | undefined;
}

/** The shape of a factor. */
type Shape = (s: BatchSizes) => readonly [rows: number, cols: number];

export interface SingularRoutine {
  /** How many values there are; default min(m, n). */
  readonly values?: (s: BatchSizes) => number;
  /** Those that are wanted, by the names of their arguments. */
  readonly left?: { readonly name: string; readonly shape: Shape } | undefined;
  readonly right?: { readonly name: string; readonly shape: Shape } | undefined;
  /** Computes all matrices of a size at once, if it can. */
  together?(task: BatchTask): boolean;
  /** Returns info; in workspace of the engine if there is one. */
  solve(problem: SingularProblem, on?: { readonly e: Engine; readonly r: Real; readonly space: Workspace }): number;
}

/** Memory that does not move when the engine's grows. */
function empty(single: boolean, rows: number, cols: number): RealMat {
  const data = single ? new Float32Array(rows * cols) : new Float64Array(rows * cols);
  return { data, off: 0, ld: Math.max(1, rows) };
}

/** To := from, rows x cols. */
function copy(rows: number, cols: number, from: RealMat, to: RealMat): void {
  for (let j = 0; j < cols && rows > 0; j++) {
    const column = from.off + j * from.ld;
    to.data.set(from.data.subarray(column, column + rows), to.off + j * to.ld);
  }
}

export function runSingular(queue: Queue, a: HostBatchCall, routine: SingularRoutine): Promise<void> {
  const { left, right, values = (s) => Math.min(s.m, s.n) } = routine;
  const shapes: { readonly name: string; readonly shape: Shape }[] = [
    { name: 'A', shape: ({ m, n }) => [m, n] },
    { name: 'S', shape: (s) => [values(s), 1] },
    ...(left === undefined ? [] : [left]),
    ...(right === undefined ? [] : [right]),
  ];
  const one = (
    sizes: BatchSizes,
    single: boolean,
    operand: (k: number) => RealMat,
    on?: { readonly e: Engine; readonly r: Real },
  ): number => {
    const own = shapes.map(({ shape }) => empty(single, ...shape(sizes)));
    const [A, S, ...sides] = own as [RealMat, RealMat, ...RealMat[]];
    copy(sizes.m, sizes.n, operand(0), A);
    const U = left === undefined ? undefined : sides[0];
    const V = right === undefined ? undefined : sides.at(-1);
    const problem = { ...sizes, A, S: S.data, U, V };
    const info = on?.e.within((space) => routine.solve(problem, { ...on, space })) ?? routine.solve(problem);
    for (let k = 1; k < own.length; k++) copy(...shapes[k]!.shape(sizes), own[k]!, operand(k));
    return info;
  };
  const batch: BatchRoutine = {
    matrices: Object.fromEntries(
      shapes.map(({ name, shape }) => [
        name,
        {
          rows: (s: BatchSizes) => shape(s)[0],
          cols: (s: BatchSizes) => shape(s)[1],
          use: name === 'A' ? ('read' as const) : ('write' as const),
        },
      ]),
    ),
    engine(task) {
      if (routine.together?.(task)) return;
      const { e, r, m, n, nrhs, places, count, infos } = task;
      const sizes = { m, n, nrhs };
      for (let b = 0; b < count; b++) {
        const operand = (k: number) => matrixAt(e, r, ...shapes[k]!.shape(sizes), placeOf(places[k]!, b));
        const info = one(sizes, r.prec === 's', operand, { e, r });
        e.heap.view(Int32Array, infos, count)[b] = info;
      }
    },
    reference: (sizes, matrices) => one(sizes, matrices[0]!.data instanceof Float32Array, (k) => matrices[k]!),
  };
  // The values of a matrix are side by side, whatever the order of storage.
  return runBatch(queue, { ...a, [ldName('S')]: 1 }, batch);
}

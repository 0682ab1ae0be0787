// What batched singular value decompositions have in common on the CPU backend: one matrix after the other, on copies that the solver may
// destroy.
import { ldName } from '../../core/batchForms.ts';
import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { type Engine, engine } from '../../engine/engine.ts';
import { type Elements, elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Workspace } from '../../engine/workspace.ts';
import { vectorLike } from '../../lapack/condition/condition.ref.ts';
import { handOut, IN_PLACE } from '../../lapack/svd/gesvd.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type BatchTask, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import type { BatchSizes } from '../hostOperands.cpu.ts';
import { placeOf } from '../lanes.cpu.ts';

/** One matrix, which is overwritten, and where its results go, all on the host. */
export interface SingularProblem extends BatchSizes {
  readonly A: FieldMat;
  readonly S: RealArray;
  readonly U?: FieldMat | undefined;
  /** V or its adjoint, as the routine has it. */
  readonly V?: FieldMat | undefined;
}

/** The shape of a factor. */
type Shape = (s: BatchSizes) => readonly [rows: number, cols: number];

interface Solver {
  readonly e: Engine;
  readonly r: Elements;
}

export interface SingularRoutine {
  /** How many values there are; default min(m, n). */
  readonly values?: (s: BatchSizes) => number;
  /** Those that are wanted, by the names of their arguments. */
  readonly left?: { readonly name: string; readonly shape: Shape } | undefined;
  readonly right?: { readonly name: string; readonly shape: Shape } | undefined;
  /** Computes all matrices of a size at once, if it can. */
  together?(task: BatchTask): boolean;
  /** Returns info; in workspace of the engine if there is one. */
  solve(problem: SingularProblem, on?: Solver & { readonly space: Workspace }): number;
}

/** Memory that does not move when the engine's grows, for such a matrix. */
function emptyLike(X: FieldMat, rows: number, cols: number): FieldMat {
  return { data: vectorLike(X, rows * cols), off: 0, ld: Math.max(1, rows), parts: X.parts };
}

/** To := from, rows x cols. */
const copy = (rows: number, cols: number, from: FieldMat, to: FieldMat): void =>
  handOut(rows, cols, from, IN_PLACE, false, to, false);

/** The engine for a complex matrix, which it has no lanes for, but takes by itself. */
function complexSolver({ data, parts }: FieldMat): Solver | undefined {
  const e = parts === 2 ? engine() : undefined;
  return e && { e, r: data instanceof Float32Array ? elements.c : elements.z };
}

export function runSingular(queue: Queue, a: HostBatchCall, routine: SingularRoutine): Promise<void> {
  const { left, right, values = (s) => Math.min(s.m, s.n) } = routine;
  const shapes: { readonly name: string; readonly shape: Shape }[] = [
    { name: 'A', shape: ({ m, n }) => [m, n] },
    { name: 'S', shape: (s) => [values(s), 1] },
    ...(left === undefined ? [] : [left]),
    ...(right === undefined ? [] : [right]),
  ];
  const one = (sizes: BatchSizes, operand: (k: number) => FieldMat, on?: Solver): number => {
    const own = shapes.map(({ shape }, k) => emptyLike(operand(k), ...shape(sizes)));
    const [A, S, ...sides] = own as [FieldMat, FieldMat, ...FieldMat[]];
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
        const info = one(sizes, operand, { e, r });
        e.heap.view(Int32Array, infos, count)[b] = info;
      }
    },
    reference: (sizes, matrices) => one(sizes, (k) => matrices[k]!, complexSolver(matrices[0]!)),
  };
  // The values of a matrix are side by side, whatever the order of storage.
  return runBatch(queue, { ...a, [ldName('S')]: 1 }, batch);
}

// The expert drivers on the CPU backend: factorization, estimates and refinement on the engine, else the reference, on the operands' host
// copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat, Ptr, RealArray, RealMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import {
  type ExpertKind,
  type ExpertProblem,
  type ExpertResult,
  type ExpertSolver,
  expertSteps,
  type Fact,
} from './expert.ref.ts';
import type { RefineArgs } from './refine.cpu.ts';

/** The arguments that all of them have. */
interface ExpertCall extends RefineArgs {
  readonly routine: string;
  readonly prec: Prec;
  readonly fact: Fact;
  readonly n: number;
  readonly rcond: Ptr<Prec>;
  readonly equed: Ptr<'i'>;
  readonly info: Ptr<'i'>;
}

/** n elements of a real operand; of workspace if it has been left out. */
export const elementsOr = (x: RealMat | undefined, n: number, { data, off, ld }: FieldMat): RealArray =>
  x === undefined ? vectorLike({ data, off, ld }, n) : elementsOf(x, n);

/** Where the matrices are in the engine's memory. */
export type ExpertPlaces = Readonly<Record<'A' | 'AF' | 'B' | 'X', Place>>;

/** How a routine's problems are solved: `P` has what all of them have and the routine's own arguments. */
export interface ExpertWay<P extends ExpertProblem> {
  /** From the arguments that are common to all. */
  problem(common: ExpertProblem): P;
  kind(p: P): ExpertKind;
  /** Takes workspace, and says how to solve with it. */
  engine(e: Engine, r: Elements, space: Workspace, at: ExpertPlaces, p: P): ExpertSolver;
  reference(p: P): ExpertResult;
  /** Why the engine must not have the call. */
  readonly refusal?: string | undefined;
}

/** Sets what all of them set, and returns the rest of the result. */
export async function expertCpu<P extends ExpertProblem>(
  queue: Queue,
  a: ExpertCall,
  way: ExpertWay<P>,
): Promise<ExpertResult> {
  const { fact, n, nrhs } = a;
  const matrices = await onHost(a, { A: 'write', AF: 'write', B: 'write', X: 'write' });
  const numbers = await onHost(a, { ferr: 'write', berr: 'write', info: 'write', rcond: 'write', equed: 'write?' });
  const { info, rcond, equed } = numbers;
  const [ferr, berr] = [numbers.ferr, numbers.berr].map((x) => elementsOf(x, nrhs)) as [RealArray, RealArray];
  const given = fact === 'f' && equed !== undefined ? equed.data[equed.off]! : 0;
  const problem = way.problem({ fact, n, nrhs, ...matrices, ferr, berr, equed: given });
  const result = compute(
    queue,
    a,
    (e, r, space) => {
      const place = (X: FieldMat, cols: number): Place => space.matrix(X, n, cols, 'write');
      const { A, AF, B, X } = matrices;
      const at = { A: place(A, n), AF: place(AF, n), B: place(B, nrhs), X: place(X, nrhs) };
      const solver = way.engine(e, r, space, at, problem);
      const view = (where: Place, cols: number): FieldMat => matrixAt(e, r, n, cols, where);
      const square = { A: view(at.A, n), AF: view(at.AF, n) };
      const seen = { ...problem, ...square, B: view(at.B, nrhs), X: view(at.X, nrhs) };
      return expertSteps(seen, way.kind(seen), solver);
    },
    () => way.reference(problem),
    way.refusal,
  );
  info.data[info.off] = result.info;
  rcond.data[rcond.off] = result.rcond;
  if (equed !== undefined && fact !== 'f') equed.data[equed.off] = result.equed;
  return result;
}

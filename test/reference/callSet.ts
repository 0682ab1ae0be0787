// What a call set is: all the calls that a reference BLAS test program makes of one routine. No calls and no judgement here.
import type { Prec } from '../../src/index.ts';
import type { Case } from '../../testing/lib/case.ts';
import type { Operands } from '../../testing/lib/operands.ts';
import type { Draw, Stored } from './storage.ts';

export interface CallSet<P extends object = object, D extends Operands = Operands> {
  /** The call, and the error of its result in the measure of the reference. */
  readonly routine: Pick<Case<P, D>, 'spec' | 'tolerance' | 'run' | 'error'>;
  readonly problems: readonly P[];
  /** The numbers of calls and tests that the reference reports. */
  readonly expected: readonly [calls: number, tests: number];
  operands(problem: P, draw: Draw, prec: Prec): Readonly<Record<keyof D & string, Stored>>;
  /** What the reference counts as tests of a call: itself, the columns or the elements that are compared. None for one that is idle. */
  tests(problem: P): number;
  /** What is otherwise of complex numbers. */
  readonly inComplex?: Partial<Pick<CallSet<P, D>, 'problems' | 'expected' | 'tests'>>;
  /** A call that must not change anything. */
  idle?(problem: P): boolean;
}

/** Values of each argument, outermost loop first: all combinations, in the order of the loops. */
export function loops<P extends object>(axes: { readonly [K in keyof P]: readonly P[K][] }): P[] {
  let all: object[] = [{}];
  for (const [name, values] of Object.entries<readonly unknown[]>(axes)) {
    all = all.flatMap((outer) => values.map((value) => ({ ...outer, [name]: value })));
  }
  return all as P[];
}

// What the specs of batched singular value decompositions have beside those of other batched routines: singular values side by side, and
// factors that are there only if they are asked for.
import { type BatchedForms, eachForm, type Form, ldName, offsetsName, strideName } from '../../core/batchForms.ts';
import { type ArgSpec, type Extent, num, type RoutineSpec, type Values } from '../../core/spec.ts';

type Matrix = Extract<ArgSpec, { kind: 'matrix' }>;

export const shorter = (a: Values): number => Math.min(num(a, 'm'), num(a, 'n'));

/** How many vectors a job asks for, of `rows` elements each. */
export const vectorsOf =
  (job: string, rows: string): Extent =>
  (a) =>
    a[job] === 'n' ? 0 : a[job] === 'a' ? num(a, rows) : shorter(a);

/** Vectors: 's' (default) of the min(m, n) singular values, 'a' as many more as make the factor square, 'n' none. */
export const jobArg: ArgSpec = { kind: 'flag', values: ['s', 'a', 'n'], default: 's' };

/**
 * The forms of a routine whose operand S is a column, with its values side by side, and whose operands `given` are left out with job 'n';
 * `count` is how many values there are.
 */
export const withSingular = (
  forms: BatchedForms,
  given: Readonly<Record<string, string>>,
  count: Extent = shorter,
): BatchedForms => eachForm((form) => adapted(forms[form], form, given, count));

function adapted(spec: RoutineSpec, form: Form, given: Readonly<Record<string, string>>, count: Extent): RoutineSpec {
  const args: Record<string, ArgSpec> = {};
  for (const [name, one] of Object.entries(spec.args)) {
    // Of one column any leading dimension will do, and it is stored alike by rows.
    if (name === 'S') args[name] = { ...(one as Matrix), rows: count, cols: () => 1, ld: 'lda' };
    else if (name !== ldName('S')) args[name] = one;
  }
  for (const [X, job] of Object.entries(given)) {
    const where = form === 'strided' ? strideName(X) : offsetsName(X);
    const without = (a: Values): boolean => a[job] === 'n' && a[X] === undefined;
    const needed = (name: string) => (a: Values) =>
      a[name] !== undefined || without(a) ? undefined : `must be given unless ${job} is 'n'`;
    for (const name of [X, ldName(X), where]) {
      args[name] = { ...args[name]!, optional: true, also: needed(name) } as ArgSpec;
    }
  }
  return { ...spec, args };
}

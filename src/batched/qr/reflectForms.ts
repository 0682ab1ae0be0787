// What the specs of batched orgqr and ormqr have beside those of other batched routines: sizes that bound each other, and tau, which is
// only read.
import type { BatchedForms, Form } from '../../core/batchForms.ts';
import { type ArgSpec, arg, BATCH, type Extent, num, type RoutineSpec, type Values } from '../../core/spec.ts';

/** A size of a problem that is at most `most`, which `words` name. */
export interface Bound {
  readonly most: Extent;
  readonly words: string;
}

/** The arguments of a problem among those of a ragged batch. */
const problemAt = (a: Values, b: number): Values =>
  Object.fromEntries(['side', 'm', 'n', 'k'].map((name) => [name, Array.isArray(a[name]) ? a[name][b] : a[name]]));

function boundedArg(name: string, { most, words }: Bound, form: Form): ArgSpec {
  const rule = `must be an integer in ${words}`;
  if (form !== 'vbatched') return { kind: 'index', from: () => 0, to: most, rule };
  const also = (a: Values): string | undefined => {
    const b = (a[name] as readonly number[]).findIndex((size, at) => size > most(problemAt(a, at)));
    return b < 0 ? undefined : `entry ${b} ${rule}`;
  };
  return { kind: 'sizes', also };
}

/** k numbers for each problem, side by side, and where they begin. */
function tauArgs(form: Form): Record<string, ArgSpec> {
  const one = { kind: 'matrix', rows: arg('k'), cols: () => 1, ld: 'lda', access: 'in' } as const;
  if (form === 'strided') return { tau: { ...one, places: 'strideTau' }, strideTau: { kind: 'stride', of: 'tau' } };
  const tau: ArgSpec = { ...one, places: 'offsetsTau' };
  if (form === 'vbatched') return { tau, offsetsTau: { kind: 'offsets', of: 'tau' } };
  return { tau, offsetsTau: { kind: 'vector', length: arg(BATCH), type: 'i', access: 'in' } };
}

/** The forms with these bounds for sizes, and with the arguments for tau behind those for A. */
export function withReflectors(forms: BatchedForms, bounds: Readonly<Record<string, Bound>>): BatchedForms {
  const formed = (form: Form): RoutineSpec => {
    const args: Record<string, ArgSpec> = {};
    for (const [name, spec] of Object.entries(forms[form].args)) {
      const bound = bounds[name];
      args[name] = bound === undefined ? spec : boundedArg(name, bound, form);
      if (name === 'strideA' || name === 'offsetsA') Object.assign(args, tauArgs(form));
    }
    return { ...forms[form], args };
  };
  return { strided: formed('strided'), batched: formed('batched'), vbatched: formed('vbatched') };
}

/** The rows of the reflectors: those of Q. */
export const rowsOfQ = (a: Values): number => num(a, a['side'] === 'l' ? 'm' : 'n');

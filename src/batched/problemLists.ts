// Arguments of batched routines that are lists with one number per problem, beside the matrices and the info that core/batchForms.ts knows.
import type { BatchedForms, Form } from '../core/batchForms.ts';
import { realOf } from '../core/field.ts';
import { type ArgSpec, arg, BATCH, entriesOf, type RoutineSpec } from '../core/spec.ts';

/** A list: of numbers in the precision of the matrices, or of integers. */
export interface ListArg {
  readonly access: 'in' | 'out';
  readonly integers?: true;
  /** Of real numbers, whatever the matrices are of. */
  readonly real?: true;
  /** May be left out. */
  readonly optional?: true;
}

/** The specs with the lists behind the last argument of the operand X. */
export function withLists(forms: BatchedForms, X: string, lists: Readonly<Record<string, ListArg>>): BatchedForms {
  const of = (form: Form): RoutineSpec => {
    const spec = forms[form];
    const last = form === 'strided' ? `stride${X}` : `offsets${X}`;
    const sizes = Object.keys(spec.args).find((name) => spec.args[name]!.kind === 'sizes');
    const length = sizes === undefined ? arg(BATCH) : entriesOf(sizes);
    const args: Record<string, ArgSpec> = {};
    for (const [name, one] of Object.entries(spec.args)) {
      args[name] = one;
      if (name !== last) continue;
      for (const [list, { access, integers, real, optional }] of Object.entries(lists)) {
        const type = integers ? { type: 'i' as const } : real ? { type: realOf } : {};
        args[list] = { kind: 'vector', length, access, ...type, ...(optional ? { optional } : {}) };
      }
    }
    return { ...spec, args };
  };
  const [strided, batched, vbatched] = [of('strided'), of('batched'), of('vbatched')];
  return { strided, batched, vbatched };
}

// The specs of functions of the square matrices of a batch, C := f(A), where C may be A itself; and how a call is checked against them.
import { bind } from '../../core/args.ts';
import { type BatchedForms, batchedForms, eachForm, type Form, ldName, squareMatrix } from '../../core/batchForms.ts';
import { realOf } from '../../core/field.ts';
import type { Flops } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type ArgSpec, arg, BATCH, type RoutineSpec, type Values } from '../../core/spec.ts';
import type { BindForm } from '../../runtime/front.ts';

interface MatrixFunction {
  readonly name: string;
  /** Default 'sd'. */
  readonly precs?: string;
  readonly flags?: Readonly<Record<string, ArgSpec>>;
  /** Whether it is an iteration, whose steps and errors are reported. */
  readonly iterates: boolean;
  readonly flops: (a: Values) => Flops;
}

/** What is public, where A is only read and C shares no element with it; and `itself`, where C is A. */
export interface FunctionForms extends BatchedForms {
  readonly itself: BatchedForms;
}

export function functionForms({ name, precs, flags, iterates, flops }: MatrixFunction): FunctionForms {
  const forms = batchedForms({
    name,
    ...(precs === undefined ? {} : { precs }),
    ...(flags === undefined ? {} : { flags }),
    sizes: ['n'],
    operands: { A: squareMatrix('in'), C: squareMatrix('out') },
    reports: 'nonfinite',
    flops,
  });
  const separate = eachForm((form) => (iterates ? withSteps(forms[form], form) : forms[form]));
  const itself = eachForm((form) => onItself(separate[form]));
  return Object.defineProperty(separate as FunctionForms, 'itself', { value: itself });
}

/** With the lists of steps and errors behind info. */
function withSteps(spec: RoutineSpec, form: Form): RoutineSpec {
  const length = form === 'vbatched' ? (spec.args.info as { length: (a: Values) => number }).length : arg(BATCH);
  const args: Record<string, ArgSpec> = {};
  for (const [name, one] of Object.entries(spec.args)) {
    args[name] = one;
    if (name !== 'info') continue;
    args.iter = { kind: 'vector', length, type: 'i', access: 'out', optional: true };
    args.error = { kind: 'vector', length, type: realOf, access: 'out', optional: true };
  }
  return { ...spec, args };
}

/** Extents of A are those of C, which is checked in its place, and lies where A does. */
function onItself(spec: RoutineSpec): RoutineSpec {
  const args: Record<string, ArgSpec> = { ...spec.args };
  args.A = { ...(spec.args.A as Extract<ArgSpec, { kind: 'matrix' }>), rows: () => 0, cols: () => 0 };
  for (const [ofC, ofA] of [
    [ldName('C'), ldName('A')],
    ['strideC', 'strideA'],
    ['offsetsC', 'offsetsA'],
  ] as const) {
    if (spec.args[ofC] === undefined || spec.args[ofC].kind === 'vector') continue;
    const also = (a: Values) => (isSame(a[ofC], a[ofA]) ? undefined : `must be ${ofA} where C is A`);
    args[ofC] = { ...spec.args[ofC], also };
  }
  return { ...spec, args };
}

function isSame(x: unknown, y: unknown): boolean {
  if (typeof x === 'number') return x === y;
  const [list, other] = [x as ArrayLike<number>, y as ArrayLike<number>];
  for (let b = 0; b < list.length; b++) if (list[b] !== other[b]) return false;
  return true;
}

const placeOf = (value: unknown): Partial<Ptr<never>> => (typeof value === 'object' && value !== null ? value : {});

/** Checks a call. Where C is a pointer to A's place it is computed in place. */
export const bindFunction: BindForm = (forms, form, owner, args, prec) => {
  if (isInPlace(args)) {
    const bound = bind((forms as FunctionForms).itself[form], owner, args, prec);
    // Getters may say something else every time.
    if (isInPlace(bound)) return bound;
  }
  return bind(forms[form], owner, args, prec);
};

function isInPlace(args: object): boolean {
  const { A, C } = placeOf(args) as { A?: unknown; C?: unknown };
  const [from, to] = [placeOf(A), placeOf(C)];
  return from.buffer !== undefined && from.buffer === to.buffer && from.offset === to.offset;
}

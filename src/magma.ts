// MAGMA's way of calling: magma_sgemm(queue, transA, transB, m, ...), one function per routine and precision, made from the specs. The
// arguments are those of the record in the positions that error messages name. Checks and everything behind them are the record call's.
// Differences from MAGMA: the queue comes first, an operand is a buffer or a place in one, and undefined stands for a default.
import type { Prec } from './core/field.ts';
import { argNames, type RoutineSpec, refuse, routineName } from './core/spec.ts';
import * as basalt from './index.ts';
import { routines } from './registry.gen.ts';
import type { Context } from './runtime/context.ts';
import type { Queue } from './runtime/queue.ts';

/** A routine by position. Trailing arguments that have defaults may be left out. */
export type Positional = (on: Context | Queue, ...args: unknown[]) => Promise<unknown>;

type Exports = typeof basalt;

/** MAGMA's spelling of a name of several words: gemm_batched_strided, gemm_batched, gemm_vbatched, getrf_nopiv, gesv_rbt. */
type Spelling<K extends string> = K extends `${infer R}StridedBatched`
  ? `${Spelling<R>}_batched_strided`
  : K extends `${infer R}Batched`
    ? `${Spelling<R>}_batched`
    : K extends `${infer R}Vbatched`
      ? `${Spelling<R>}_vbatched`
      : K extends `${infer R}Nopiv`
        ? `${R}_nopiv`
        : K extends `${infer R}Rbt`
          ? `${R}_rbt`
          : K extends `${infer R}Sy2sb`
            ? `${R}_sy2sb`
            : K extends `${infer R}Sb2st`
              ? `${R}_sb2st`
              : K;

/** magma_ and the name of an export that belongs to one precision: magma_sgemm, magma_dgetrf, magma_sgemm_batched, ... */
export type MagmaName = {
  [K in keyof Exports & string]: Exports[K] extends { readonly prec: Prec } ? `magma_${Spelling<K>}` : never;
}[keyof Exports & string];

/** The same at run time. */
const spelling = (alias: string): string =>
  alias
    .replace(/StridedBatched$/, '_batched_strided')
    .replace(/Batched$/, '_batched')
    .replace(/Vbatched$/, '_vbatched')
    .replace(/Nopiv(?=_|$)/, '_nopiv')
    .replace(/Rbt$/, '_rbt')
    .replace(/S(y2sb|b2st)$/, '_s$1');

type ByRecord = (on: Context | Queue, args: Readonly<Record<string, unknown>>) => Promise<unknown>;

function positional(spec: RoutineSpec, prec: string, routine: ByRecord): Positional {
  const names = argNames(spec, prec);
  return async (on, ...args) => {
    if (args.length > names.length) {
      refuse(
        spec,
        prec,
        'arguments',
        args.length,
        `takes ${names.length} arguments behind the queue: ${names.join(', ')}`,
      );
    }
    return routine(on, Object.fromEntries(args.map((value, k) => [names[k]!, value])));
  };
}

const exported: Readonly<Record<string, unknown>> = basalt;

/** Every routine in every precision under its positional name, in the order of the registry. */
export const magma: Readonly<Record<MagmaName, Positional>> = /* @__PURE__ */ Object.freeze(
  Object.fromEntries(
    routines.flatMap((spec) =>
      [...spec.precs].flatMap((prec) => {
        const alias = routineName(spec, prec);
        if (!Object.hasOwn(exported, alias)) return [];
        return [[`magma_${spelling(alias)}`, positional(spec, prec, exported[alias] as ByRecord)] as const];
      }),
    ),
  ),
) as Readonly<Record<MagmaName, Positional>>;

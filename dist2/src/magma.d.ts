import type { Prec } from './core/field.ts';
import * as basalt from './index.ts';
import type { Context } from './runtime/context.ts';
import type { Queue } from './runtime/queue.ts';
/** A routine by position. Trailing arguments that have defaults may be left out. */
export type Positional = (on: Context | Queue, ...args: unknown[]) => Promise<unknown>;
type Exports = typeof basalt;
/** MAGMA's spelling of a name of several words: gemm_batched_strided, gemm_batched, gemm_vbatched, getrf_nopiv, gesv_rbt. */
type Spelling<K extends string> = K extends `${infer R}StridedBatched` ? `${Spelling<R>}_batched_strided` : K extends `${infer R}Batched` ? `${Spelling<R>}_batched` : K extends `${infer R}Vbatched` ? `${Spelling<R>}_vbatched` : K extends `${infer R}Nopiv` ? `${R}_nopiv` : K extends `${infer R}Rbt` ? `${R}_rbt` : K extends `${infer R}Sy2sb` ? `${R}_sy2sb` : K extends `${infer R}Sb2st` ? `${R}_sb2st` : K;
/** magma_ and the name of an export that belongs to one precision: magma_sgemm, magma_dgetrf, magma_sgemm_batched, ... */
export type MagmaName = {
    [K in keyof Exports & string]: Exports[K] extends {
        readonly prec: Prec;
    } ? `magma_${Spelling<K>}` : never;
}[keyof Exports & string];
/** Every routine in every precision under its positional name, in the order of the registry. */
export declare const magma: Readonly<Record<MagmaName, Positional>>;
export {};

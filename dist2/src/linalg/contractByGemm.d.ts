import { type ArrayOf } from '../core/field.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import type { Contraction, Elements } from './contraction.ts';
import { type Real } from './operands.ts';
/** C of a contraction with something to sum over; not on the engine if `away`. A and B have been read when the call returns its promise. */
export declare function contractByGemm(context: Context, prec: Real, c: Contraction, away: boolean, signal: AbortSignal | undefined): Promise<ArrayOf<Real>>;
/** What stands for the data of elements on a GPU: it tells their type. */
export declare const NO_SINGLES: Float32Array<ArrayBuffer>;
export type Keep = (buffer: DeviceBuffer<Real>) => DeviceBuffer<Real>;
/** On the host, wherever they are: what is on a GPU lies there from the beginning of its buffer on. */
export declare function fetched(context: Context, elements: Elements): Promise<Elements>;
/**
 * C of a contraction of singles on the GPU, where it stays, in a buffer given to `keep`. A and B may be there already. The signal ends it
 * between products: who owns what `keep` is given waits until then.
 */
export declare function contractOnGpu(context: Context, c: Contraction, signal: AbortSignal | undefined, keep: Keep): Promise<Elements>;

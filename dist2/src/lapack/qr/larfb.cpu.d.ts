import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Side } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BlockReflector } from './larft.cpu.ts';
import type { LarfbArgs } from './routines.gen.ts';
/** Elements of workspace for a matrix with `others` columns (side 'l') or rows ('r') and a block of k reflectors. */
export declare const larfbWork: (others: number, k: number) => number;
/**
 * W = op(T) V^H C with side 'l', (C V) op(T) with 'r': k x n, or m x k; op(T) is T^H with `trans`. `work` is the address of larfbWork
 * elements. What is left of the application is C := C - V W or C := C - W V^H, which others may do.
 */
export declare function larfbProduct(e: Engine, r: Elements, side: Side, trans: boolean, others: number, { m, k, V, T }: BlockReflector, C: Place, work: number): Place;
/** C := op(H) C with C m x others (side 'l'), C := C op(H) with C others x m ('r'). On all threads; same bits for any number. */
export declare function larfbEngine(e: Engine, r: Elements, side: Side, trans: boolean, others: number, block: BlockReflector, C: Place, work: number): void;
export declare function larfbCpu(queue: Queue, a: Bound<LarfbArgs<Prec>>): Promise<void>;

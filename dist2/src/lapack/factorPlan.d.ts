import type { Queue } from '../runtime/queue.ts';
import { type FactorCosts } from './factorCosts.ts';
import type { FactorMode, UpdateMath } from './factorOptions.ts';
/** Where a factorization is computed: 'cpu' is what 'auto' may come to. */
export type Place = 'native' | 'hybrid' | 'cpu';
export interface Plan {
    readonly place: Place;
    /** Columns of hybrid's blocks, the last one not cut off. Empty if it is not hybrid. */
    readonly widths: readonly number[];
    /** For the trace. */
    readonly why: string;
}
/** What is known of a call. */
export interface Problem {
    readonly order: number;
    readonly mode: FactorMode;
    readonly math: UpdateMath;
    /** As given by the caller; 0: own choice. */
    readonly nb: number;
    /** Bytes that a computation on the CPU has to bring over first: 0 if they are there. */
    readonly bytes: number;
    /** Columns of native blocks. */
    readonly nativeBlock: number;
    /** Of hybrid blocks where nothing has been measured. */
    readonly defaultBlock: number;
    /** Why 'auto' is native whatever it costs. */
    readonly onlyNative?: string | undefined;
}
/** A factorization by block columns: what a block of w columns from column j on costs, in milliseconds. */
export interface Pieces {
    /** The panel on the GPU. */
    native(j: number, w: number): number;
    /** The CPU's part of the panel with both copies. */
    host(j: number, w: number): number;
    /** What the GPU does for a panel after the CPU: nothing in LU, the block of reflectors in QR. */
    after(j: number, w: number): number;
    /** The update of the next `next` columns. */
    ahead(j: number, w: number, next: number): number;
    /** The update of what is behind these. */
    rest(j: number, w: number, next: number): number;
    whole: number;
}
/** Blocks of nb columns, together `order` or more. */
export declare const blocks: (order: number, nb: number) => number[];
export declare const WIDEST = 384;
/**
 * Hybrid's block at each column: the one whose panel and copies, or the update that they hide behind, takes least time for a column. It
 * changes as the matrix shrinks. After A. Haidar et al. as MAGMA has it in its tables: there measured once, here modelled.
 */
export declare function hybridWidths(p: Pieces, order: number): number[];
/** Milliseconds of the hybrid factorization: a panel on the CPU while the GPU updates what is behind its columns. */
export declare function hybridMs(p: Pieces, order: number, widths: readonly number[]): number;
export declare function nativeMs(p: Pieces, order: number, block: number): number;
/** What a call comes to. Without costs 'auto' is native: what a context with a GPU was opened for. */
export declare function planFactor(problem: Problem, pieces: Pieces | undefined): Plan;
/** The pieces of LU of an m x n matrix. */
export declare function luPieces(c: FactorCosts, m: number, n: number, { math, bytes }: Pick<Problem, 'math' | 'bytes'>): Pieces;
/** The pieces of Cholesky of order n: of the CPU's part only the block on the diagonal travels. */
export declare function choleskyPieces(c: FactorCosts, n: number, { math, bytes }: Pick<Problem, 'math' | 'bytes'>): Pieces;
/** The pieces of QR of an m x n matrix. */
export declare function qrPieces(c: FactorCosts, m: number, n: number, { math, bytes }: Pick<Problem, 'math' | 'bytes'>): Pieces;
/** Notes what was chosen for a call, and why, unless it was asked for. */
export declare function notePlan(queue: Queue, { routine, mode }: Called, { place, why }: Plan): void;
interface Called {
    readonly routine: string;
    readonly mode: FactorMode;
}
/** A call for the CPU backend, which notes the plan's reason in place of its own. */
export declare const because: <A extends object>(call: A, { why }: Pick<Plan, 'why'>) => A & {
    readonly why: string;
};
/**
 * Elements between columns of a panel on the host, at least `rows`: an odd number of cache lines, because columns that are a power of two
 * apart would all fall into the same few lines of a cache.
 */
export declare const panelLd: (rows: number) => number;
export {};

import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
/**
 * Products of order n with two corrections, those on the GPU by their moduli in parts of 14; and how often the host is waited for. One of
 * complex numbers counts as four on both sides, though residues take three.
 */
declare const PARTS: {
    readonly eigenvectors: {
        readonly gpu: 13;
        readonly cpu: 17;
        readonly waits: 12;
    };
    readonly 'singular vectors': {
        readonly gpu: 24;
        readonly cpu: 30;
        readonly waits: 20;
    };
};
export interface Correction {
    readonly vectors: keyof typeof PARTS;
    readonly prec: Prec;
    readonly m: number;
    readonly n: number;
}
/** Whether the GPU corrects vectors of an m x n matrix, and why. */
export declare function placeOfCorrections({ context }: Queue, { vectors, prec, m, n }: Correction): Promise<{
    readonly there: boolean;
    readonly why: string;
}>;
export {};

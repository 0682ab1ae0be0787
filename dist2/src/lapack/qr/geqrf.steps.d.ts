import type { Step } from '../../runtime/scheduler.ts';
export interface QrOps {
    readonly panelOn: 'cpu' | 'gpu';
    /** A = Q R for columns j .. j+w-1 from row j on, tau included; with `behind` the reflectors are to be applied to other columns. */
    panel(j: number, w: number, behind: boolean): void | Promise<void>;
    /** C := Q^T C for columns from .. to-1 from row j on, Q of the columns j .. j+w-1. `last`: their reflectors are not needed again. */
    update(j: number, w: number, from: number, to: number, last: boolean): void;
}
/**
 * Right-looking QR of an m x n matrix in blocks of `widths` columns, the last cut off. A resource is a column, with its tau and its
 * reflectors. Where panels are computed elsewhere, the next panel's columns are a step of their own, so that it can begin before the rest
 * is done. Source: LAPACK xGEQRF.
 */
export declare function geqrfSteps(m: number, n: number, widths: readonly number[], ops: QrOps): Generator<Step, void>;

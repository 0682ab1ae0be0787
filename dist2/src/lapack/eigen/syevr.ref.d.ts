import type { FieldMat } from '../../core/matrix.ts';
import { type Found, type SyevxProblem } from './syevx.ref.ts';
export interface SyevrProblem extends Omit<SyevxProblem, 'ifail'> {
    /** With jobz 'v', two for each vector: the first and last element that is not zero, from 1. */
    readonly isuppz: Int32Array;
}
/** Returns how many values there are, and info. */
export declare function syevrRef(problem: SyevrProblem): Found;
/** The first and last row, from 1, that is not zero in each column. */
export declare function supportsRef(rows: number, cols: number, { data, off, ld, parts }: FieldMat, isuppz: Int32Array): void;

import type { FactorMode, Pivoting, UpdateMath } from '../../src/index.ts';
import type { Options } from './defaults.ts';
/** Part of the problem of a factorization. Left out, the mode is 'native', because unit tests mean the kernels. */
export interface Factor {
    readonly mode?: FactorMode;
    readonly pivoting?: Pivoting;
    /** The routine without pivoting is called. */
    readonly nopiv?: boolean;
    readonly math?: UpdateMath;
    readonly nb?: number;
}
/** What a --version stands for, by its number; without one it is 0. */
export type Versions = Readonly<Record<number, Factor & {
    readonly title: string;
}>>;
/** MAGMA's 1 to 3 of getrf, and 4. */
export declare const LU_VERSIONS: Versions;
/** As getrf's; without pivoting gesv is a routine of its own. */
export declare const SOLVE_VERSIONS: Versions;
/** MAGMA's 1 and 2 of potrf. */
export declare const CHOLESKY_VERSIONS: Versions;
export declare function factorOf(versions: Versions, { version, math, nb }: Options): Factor;
/** geqrf's, numbered likewise. */
export declare const QR_VERSIONS: Versions;
/** What all of them take, as arguments of a call. */
export declare const modeArgs: ({ mode, math }: Factor) => {
    mode: FactorMode;
    math: UpdateMath;
};

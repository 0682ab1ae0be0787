import { type Prec } from '../../core/field.ts';
import { type Backend, type FieldMat, type Ptr, type Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { Demotion, type Rounds } from './mixed.ref.ts';
/** The arguments that the mixed solvers have in common, checked. */
export interface MixedCall {
    readonly routine: string;
    readonly n: number;
    readonly nrhs: number;
    readonly A: Ptr<Prec>;
    readonly lda: number;
    readonly B: Ptr<Prec>;
    readonly ldb: number;
    readonly X: Ptr<Prec>;
    readonly ldx: number;
    readonly iter: Ptr<'i'>;
    readonly iters?: Ptr<'i'>;
    readonly inner?: Ptr<'i'>;
    readonly factored?: Ptr<'i'>;
    readonly info: Ptr<'i'>;
}
/** The factorization in single precision, wherever it is. */
export interface Singles<R extends Refined = Refined> {
    readonly backend: Backend;
    /** Demotes A and begins to factor it, unless an element is too large. */
    factor(demotion: Demotion): Promise<void>;
    /** The first columns of D := A^-1 D, which says nothing if the factorization has failed. Resolves to the info of that. */
    solve(D: FieldMat, columns: number): Promise<number>;
    /**
     * Demotes, factors, and refines where the factors are, and stores X if that has converged. Undefined if that is not to be done there, or
     * not to be settled there: `factor` is then called. `confirm` asks the host about solutions, columns one behind the other, given what |r|
     * / |x| may be.
     */
    refine?(confirm: Confirm): Promise<R | undefined>;
    dispose(): void;
}
/** Whether every right-hand side's residual in double is at most `limit` times its solution, in largest elements. */
export type Confirm = (X: Float64Array, limit: number) => Promise<boolean>;
/** ITER, and that of each right-hand side. */
export interface Refined {
    readonly iter: number;
    readonly iters: Int32Array;
}
/**
 * Demotes by the engine's kernel on all threads, where A lives in its memory and is real. If S does not, anything may be written between
 * its columns.
 */
export declare class EngineDemotion extends Demotion {
    columns(from: number, to: number, S: FieldMat): void;
    private onEngine;
}
/** A matrix of doubles that lies where residuals are computed from. */
export interface Doubles {
    readonly at: Ptr<Prec>;
    readonly ld: number;
}
/** What depends on the kind of A. */
export interface MixedKind {
    /** Which part of A holds it. */
    readonly uplo: Uplo | 'f';
    /** The first columns of R := R - A X, in double: where, is its affair. */
    subtract(X: Doubles, R: Doubles, columns: number): Promise<void>;
    /** Where the next two are computed. Absent: on the CPU. */
    readonly last?: Backend;
    /** A := its factors, and info, in double. */
    factor(): Promise<void>;
    /** X := A^-1 X by them. */
    solve(): Promise<void>;
}
/** Writes integers of a call, those that it wants. */
export declare function put(at: Ptr<'i'> | undefined, values: ArrayLike<number>): void;
/**
 * X, iter, iters and info, and where refinement has failed A. `ways` to factor in single precision are tried in turn until one succeeds;
 * they are called once there is something to factor.
 */
export declare function solveMixed(queue: Queue, a: MixedCall, kind: MixedKind, ...ways: readonly (() => Singles)[]): Promise<void>;
/** X := A^-1 B in double, and info; A becomes its factors. */
export declare function solveInDouble(a: MixedCall, kind: MixedKind): Promise<void>;
/** What a refinement works in: doubles X and R, singles D, all n x nrhs. */
type Work = Readonly<Record<'X' | 'R' | 'D', FieldMat>>;
/**
 * Refines with factors, where they are or in rounds that `begin` makes of B, the norm of A and workspace, and stores X if that has
 * converged.
 */
export declare function refined<R extends Refined>({ context }: Queue, a: MixedCall, { uplo, subtract }: MixedKind, singles: Singles<R>, begin: (B: FieldMat, anorm: number, work: Work, fits: boolean) => (R & Rounds) | Promise<R & Rounds>): Promise<R>;
/** Rounds until the refinement ends; `subtract`: the first columns of R := R - A X. */
export declare function drive(refinement: Rounds, singles: Pick<Singles, 'solve'>, subtract: (columns: number) => Promise<void>): Promise<void>;
/** A matrix in single precision in the host's memory. */
export interface HostSingle {
    readonly at: Ptr<'s' | 'c'>;
    readonly ld: number;
}
/** How a kind of A is factored and solved with by the CPU backend. */
export interface HostMethods {
    /** Factors the matrix S in single precision, and writes info. */
    factor(S: HostSingle, info: Ptr<'i'>): Promise<void>;
    /** D := A^-1 D by the factors in S. */
    solve(S: HostSingle, D: HostSingle, columns: number): Promise<void>;
}
/** The factorization in single precision on the CPU backend. */
export declare class HostSingles implements Singles {
    readonly backend = "cpu";
    private readonly n;
    private readonly parts;
    private readonly methods;
    private readonly S;
    private readonly D;
    private readonly info;
    private readonly taken;
    constructor({ context }: Queue, { n, nrhs, A }: MixedCall, methods: HostMethods);
    factor(demotion: Demotion): Promise<void>;
    solve(D: FieldMat, columns: number): Promise<number>;
    dispose(): void;
}
export {};

import type { Size } from './sizes.ts';
export type Trans = 'n' | 't' | 'c';
export type VectorJob = 'n' | 's' | 'o' | 'a';
export interface Options {
    sizes: Size[];
    check: 0 | 1 | 2;
    lapack: boolean;
    magma: boolean;
    warmup: boolean;
    /** The timed calls are runs of a recorded plan. */
    plan: boolean;
    verbose: number;
    help: boolean;
    dev: number;
    align: number;
    /** Bytes. */
    cache: number;
    /** 0 = automatic. */
    nb: number;
    nrhs: number;
    nqueue: number;
    ngpu: number;
    nsub: number;
    niter: number;
    nthread: number;
    offset: number;
    itype: number;
    batch: number;
    kl: number;
    ku: number;
    /** 0, of testers that have several: as the routine chooses. */
    version: number;
    /** In units of eps. */
    tol: number;
    fraction: readonly [number, number];
    irange: readonly [number, number] | null;
    vrange: readonly [number, number] | null;
    matrix: string;
    /** 0 = sqrt(1/eps) of the precision. */
    cond: number;
    condD: number;
    svdWork: string[];
    jobu: VectorJob[];
    jobv: VectorJob[];
    uplo: 'l' | 'u' | 'f';
    transA: Trans;
    transB: Trans;
    side: 'l' | 'r';
    diag: 'n' | 'u';
    jobz: 'n' | 'v';
    jobvl: 'n' | 'v';
    jobvr: 'n' | 'v';
    backend: 'auto' | 'cpu' | 'gpu';
    adapter: string | null;
    matrixFile: string | null;
    json: string | null;
    timer: 'wall' | 'gpu';
    math: 'strict' | 'split' | 'fast' | 'half';
}
export interface ParseContext {
    readonly env?: Readonly<Record<string, string | undefined>>;
    /** CPU threads, for the default of --cache. */
    readonly threads?: number;
    /** Batched testers have smaller default sizes. */
    readonly batched?: boolean;
    /** A tester's own defaults, such as tol 100 for trsm. */
    readonly defaults?: Partial<Options>;
}
export declare const MIB: number;
/** Defaults of MAGMA, then the tester's own, then the environment: as in MAGMA its variables count by existing. */
export declare function defaultOptions(context: ParseContext): Options;

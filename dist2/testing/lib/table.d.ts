export interface BannerInfo {
    readonly version: string;
    /** Commit or stage. */
    readonly build: string;
    readonly backend: string;
    readonly adapter: string;
    readonly driver: string;
    readonly node: string;
    readonly cpu: string;
    readonly threads: number;
    /** One text per device: name, memory, limits worth knowing. */
    readonly devices: readonly string[];
    readonly date: Date;
    readonly program: string;
}
export declare function bannerLines(info: BannerInfo): string[];
/** Rates and time in the unit of the header; absent where the library was not run. */
export interface Timing {
    readonly gflops: number;
    /** Of routines that are bound by memory. */
    readonly gbytes?: number;
    readonly time: number;
}
export declare const verdict: (okay: boolean) => 'ok' | 'failed';
export declare const rule: (width: number) => string;
export declare const cell: (timing?: Timing) => string;
/** What ends a row that was not checked. */
export declare const UNCHECKED = "     ---  ";
export declare const TRANS: {
    readonly n: 'No transpose';
    readonly t: 'Transpose';
    readonly c: 'Conjugate transpose';
};
export declare const SIDE: {
    readonly l: 'Left';
    readonly r: 'Right';
};
export declare const UPLO: {
    readonly l: 'Lower';
    readonly u: 'Upper';
};
export declare const DIAG: {
    readonly n: 'Non-unit';
    readonly u: 'Unit';
};
/**
 * `GPU` is MAGMA's label of the routine under test. On the CPU backend it would be wrong, so that a label of the same
 * width takes its place.
 */
export declare function testedLabel(backend: 'cpu' | 'gpu', rate: 'Gflop/s' | 'GByte/s', unit: 'ms' | 'sec'): string;

import type { Tuning } from '../../runtime/kernel.ts';
/** What every product's text depends on besides its tile; EDGE is gemm_tiled's. */
export declare const FLAGS: {
    readonly TRANS_A: 2;
    readonly TRANS_B: 2;
    readonly CONJ_A: 2;
    readonly CONJ_B: 2;
    readonly A_IN_C: 2;
    readonly B_IN_C: 2;
};
/** Only what is complex and transposed is conjugated. */
export declare const isProduct: ({ COMPLEX, TRANS_A, TRANS_B, CONJ_A, CONJ_B }: Tuning) => boolean;
/** Halves whose products go into workspace, which is in singles. */
export declare const INTO_SINGLES: {
    readonly h: {
        readonly TC: 'f32';
    };
};
export declare const isIntoSingles: (variant: Tuning) => boolean;

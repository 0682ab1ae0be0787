export declare const trsm_batched: string;
export declare const trsm_batched_tall: string;

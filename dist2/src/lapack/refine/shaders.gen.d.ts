export declare const ferr_final: string;
export declare const magnitudes: string;
export declare const refine_add: string;
export declare const refine_bound: string;
export declare const refine_judge: string;

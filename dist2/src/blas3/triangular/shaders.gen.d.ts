export declare const tri_expand: string;
export declare const trsm_block: string;
export declare const trsm_double: string;

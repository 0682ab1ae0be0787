export declare const inv_small: string;
export declare const lu_group: string;
export declare const lu_small: string;
export declare const lu_soft: string;
export declare const slogdet_batched: string;
export declare const slogdet_complex: string;

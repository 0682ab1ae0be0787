export declare const chol_small: string;
export declare const cholesky_group: string;
export declare const cholesky_soft: string;
